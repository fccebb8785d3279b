const ESCAPES: Record<string, string> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t", "\b": "\\b", "\f": "\\f", "\v": "\\v" };

/** One row in the text format of COPY: columns between tabs, `\N` for null, control characters escaped. */
export function copyLine(row: (string | null)[]): string {
  return `${row.map((value) => (value === null ? "\\N" : value.replace(/[\\\n\r\t\b\f\v]/g, (character) => ESCAPES[character]!))).join("\t")}\n`;
}
