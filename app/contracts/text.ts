import { z } from "zod";
import { MOST_ID } from "#app/domain/urls/id-in-address.ts";

// NUL cannot be stored as text; a lone surrogate is not text at all. The rest is stored as typed.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const UNSTORABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;

/** Whether a text can be stored as typed: well-formed Unicode without control characters other than tab and line ends. */
export function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text) && text.isWellFormed();
}

/** A rule whose break is all there is to say of a field: what later rules would say, of it or of what it is part of, is left out. */
const last = (error: string) => ({ error, abort: true });

/** Text of at most `limit` characters (UTF-16 units), stored as typed. Messages are keys of the errors namespace. */
export function text(limit: number) {
  return z.string("text_error_missing").max(limit, last("text_error_too_long")).refine(isStorable, last("text_error_unstorable"));
}

/** Text that must say something: blank space alone counts as missing. */
export function requiredText(limit: number) {
  return text(limit).refine((value) => value.trim() !== "", last("text_error_missing"));
}

/** A name: a text that must say something, on one line. */
export function nameText(limit: number) {
  return requiredText(limit).refine((value) => !/[\n\r\u2028\u2029]/.test(value), last("name_invalid"));
}

export const languageKey = z
  .string()
  .max(35, "language_error_invalid")
  .regex(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/, "language_error_invalid");
export const id = z.number().int().positive().max(MOST_ID);
/** An id, or 0 for none: no chapter, no segment. */
export const idOrNone = z.number().int().nonnegative().max(MOST_ID);
export const stamp = z.iso.datetime();
/** From the year 1900 on: what is far earlier is nobody's date, and PostgreSQL has no year 0. */
const isStorableTime = (text: string) => text >= "1900";
export const askedDay = z.iso.date().refine(isStorableTime, "text_error_invalid");
/** At most 40 characters: PostgreSQL reads no more than some digits of a second. */
export const sentStamp = z.iso.datetime().max(40).refine(isStorableTime, "text_error_invalid");
/** The revision that was read; a save on an older one answers 409 (design section 4). */
export const revision = z.number().int().positive();
