/** How a cell begins that a spreadsheet would evaluate, behind apostrophes that were there before. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A text as a cell that no spreadsheet evaluates: with an apostrophe before it. `asWritten` takes it away again. */
export function disarmed(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** What a cell says: without the spaces around it, or exactly what was disarmed. */
export function asWritten(cell: string): string {
  const text = cell.trimStart();
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text.trim();
}
