// NUL cannot be stored as text; a lone surrogate is not text at all. The rest is stored as typed.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const UNSTORABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;

/** Whether a text can be stored as typed: well-formed Unicode without control characters other than tab and line ends. */
export function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text) && text.isWellFormed();
}

/** A text of somebody else without what cannot be stored. */
export const asStorable = (text: string): string => text.replaceAll(new RegExp(UNSTORABLE, "g"), "").toWellFormed();

/** What takes no room on screen: spaces, and signs without a shape such as the zero-width space. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}]/gu;

/** Whether nothing of a text can be seen. */
export const isBlank = (text: string): boolean => text.replaceAll(UNSEEN, "") === "";

/** The same for all texts of a JSON value, which must not be nested deeper than `depth`. */
export function isStorableJson(value: unknown, depth: number): boolean {
  if (typeof value === "string") return isStorable(value);
  if (typeof value !== "object" || value === null) return true;
  if (depth === 0) return false;
  return Object.entries(value).every(([key, each]) => isStorable(key) && isStorableJson(each, depth - 1));
}
