/**
 * Several values as one text and back. A value that holds the separator, or begins with a quotation mark, stands in quotation marks, with
 * those in it doubled, so that what was stored is what is read again.
 */
export function joinedList(values: readonly string[], separator: "," | "\n"): string {
  const quoted = (value: string) =>
    value.includes(separator) || value.startsWith('"') || value !== value.trim() ? `"${value.replaceAll('"', '""')}"` : value;
  return values.map(quoted).join(separator === "," ? ", " : "\n");
}

/** The values of such a text; those that are empty are left out. */
export function splitList(text: string, separator: "," | "\n"): string[] {
  const values: string[] = [];
  const part =
    separator === ","
      ? /\s*(?:"((?:[^"]|"")*)"[^\S\n]*(?=,|$)|([^,]*))(?:,|$)/y
      : /[^\S\n]*(?:"((?:[^"]|"")*)"[^\S\n]*(?=\n|$)|([^\n]*))(?:\n|$)/y;
  while (part.lastIndex < text.length) {
    const [, quoted, plain = ""] = part.exec(text) ?? [];
    const value = quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"');
    if (value.trim() !== "") values.push(value);
  }
  return values;
}
