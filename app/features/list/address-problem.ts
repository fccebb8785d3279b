/** A choice in an address that cannot be honoured; `code` says why, in the upstream's words. */
export type AddressProblem = { name: string; value: string; code: string };

const MOST_CHARACTERS = 40;

/** Reads the choices in an address one by one. Unknown ones are collected in `problems` and replaced by the default. */
export function choicesOf(query: URLSearchParams) {
  const problems: AddressProblem[] = [];
  const read = <T>(name: string, usual: T, known: (value: string) => T | undefined): T => {
    const value = query.get(name)?.trim();
    if (!value) return usual;
    const found = known(value);
    if (found === undefined) problems.push({ name, value: value.slice(0, MOST_CHARACTERS), code: "unknown" });
    return found ?? usual;
  };
  return {
    problems,
    read,
    /** One of several words. */
    oneOf: <Word extends string, Usual extends string | undefined>(name: string, words: readonly Word[], usual: Usual) =>
      read<Word | Usual>(name, usual, (value) => words.find((word) => word === value)),
    /** As written, where only the upstream can judge it. */
    said: (name: string) => query.get(name)?.trim().slice(0, MOST_CHARACTERS) || undefined,
  };
}
