/** The entries of a text with one per line: without blanks around them, without empty and repeated ones. */
export function entriesOf(text: string): string[] {
  return [...new Set(text.split(/\r?\n/).map((line) => line.trim()))].filter(Boolean);
}
