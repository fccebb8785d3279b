import { folded } from "./folded.ts";

/** Letters that are no letter with an accent. */
const LETTERS: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ı: "i" };

/**
 * The words of a text, folded, with the hyphens inside of them: "What’s an E-Mail?" has `whats`, `an` and `e-mail`. Umlauts that are written
 * with an e keep it: see `withoutUmlauts`.
 */
export function wordsOf(text: string): string[] {
  const spelled = folded(text).replace(/['’ßæœøłđı]/g, (letter) => LETTERS[letter] ?? "");
  const words: string[] = spelled.match(/[\p{L}\p{M}\p{N}‐‑-]+/gu) ?? [];
  if (!/[‐‑-]/.test(spelled)) return words;
  return words.map((word) => word.replace(/[‐‑-]+/g, "-").replace(/^-|-$/g, "")).filter(Boolean);
}

/** A word of `wordsOf` without its hyphens. */
export const joined = (word: string): string => word.replaceAll("-", "");

/** A folded word with the umlauts that are written with an e like those that lost their dots, so that ä, ae and a are the same. */
export const withoutUmlauts = (word: string): string => word.replace(/([aou])e/g, "$1");

/** A text as one line of its words. */
export const lineOf = (text: string): string =>
  wordsOf(text)
    .map((word) => withoutUmlauts(joined(word)))
    .join(" ");
