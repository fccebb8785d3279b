import { cut } from "#app/domain/cut.ts";

/** How much of what is shown stands before the words that it is shown for. */
const BEFORE = 0.25;

/**
 * The part of a text that has the first of some quotes in it, of at most `most` characters; its beginning where none stands in it. Where something is
 * left out there is "…".
 */
export function partAround(text: string, quotes: readonly string[], most: number): string {
  if (text.length <= most) return text;
  const at = quotes.map((quote) => text.indexOf(quote)).find((found) => found >= 0) ?? 0;
  const earliest = Math.max(0, Math.min(at - Math.floor(most * BEFORE), text.length - most));
  // At the beginning of a word.
  const start = earliest === 0 ? 0 : Math.min(at, text.indexOf(" ", earliest) + 1 || earliest);
  const part = cut(text.slice(start), most);
  return `${start > 0 ? "… " : ""}${part}${start + part.length < text.length ? " …" : ""}`;
}
