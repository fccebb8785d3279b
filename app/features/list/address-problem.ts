/** Something in an address that cannot be shown: `code` says why, as the upstream does. */
export type AddressProblem = { name: string; value: string; code: string };

const MOST_CHARACTERS = 40;

/** Reads the choices of an address one by one; `problems` are those that there are not, for which the usual stands. */
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
    /** As it stands there, for what only the upstream can judge. */
    said: (name: string) => query.get(name)?.trim().slice(0, MOST_CHARACTERS) || undefined,
  };
}
