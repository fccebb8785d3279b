import { z } from "zod";
import { isBlank, isStorable } from "#app/domain/storable-text.ts";
import { MOST_ID } from "#app/domain/urls/id-in-address.ts";

/** A rule that ends validation of its field: nothing else is reported about it, nor about the object it belongs to. */
const last = (error: string) => ({ error, abort: true });

/** Text of at most `limit` characters (UTF-16 units), stored as typed. Messages are keys of the errors namespace. */
export function text(limit: number, missing = "text_error_missing", wrong: (error: string) => { error: string } = last) {
  return z.string(missing).max(limit, wrong("text_error_too_long")).refine(isStorable, wrong("text_error_unstorable"));
}

/** The same in a form that says at once all that is wrong: what is wrong with one text does not keep it from judging the others. */
export const typedText = (limit: number) => text(limit, undefined, (error) => ({ error }));

/** Text that must not be blank. `missing` says so in the words of the field. */
export function requiredText(limit: number, missing = "text_error_missing") {
  return text(limit, missing).refine((value) => !isBlank(value), last(missing));
}

/** A name: text on one line that must not be blank, without the spaces around it. */
export function nameText(limit: number, missing?: string) {
  return requiredText(limit, missing)
    .refine((value) => !/[\n\r\u2028\u2029]/.test(value), last("name_invalid"))
    .trim();
}

export const languageKey = z
  .string()
  .max(35, "language_error_invalid")
  .regex(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/, "language_error_invalid");
export const id = z.number().int().positive().max(MOST_ID);
/** An id as text, in queries and where ids are longer than numbers are exact. */
export const idText = z.string().regex(/^[1-9]\d{0,17}$/, "text_error_invalid");
/** At most 200 ids with commas between, in queries. */
export const idList = z
  .string()
  .regex(/^\d{1,10}(,\d{1,10}){0,199}$/, "text_error_invalid")
  .transform((ids) => ids.split(",").map(Number))
  .refine((ids) => ids.every((each) => each <= MOST_ID), "text_error_invalid");
/** An id, or 0 for none: no chapter, no segment. */
export const idOrNone = z.number().int().nonnegative().max(MOST_ID);
export const stamp = z.iso.datetime();
/** From the year 1900 on: earlier dates are typing errors, and PostgreSQL has no year 0. */
const isStorableTime = (text: string) => text >= "1900";
export const askedDay = z.iso.date().refine(isStorableTime, "text_error_invalid");
/** At most 40 characters: PostgreSQL reads only a few decimals of a second. */
export const sentStamp = z.iso.datetime().max(40).refine(isStorableTime, "text_error_invalid");
/**
 * The revision that was read; saving on an older one answers 409 (design section 4). Calls take it without requiring it, because the
 * specified calls have none; the dashboard always sends it (`AsRead`).
 */
export const revision = z.number().int().positive();
/** The same where a call has no body. */
export const revisionQuery = z.object({ revision: z.coerce.number().int().positive().optional() });

/**
 * A list of so many elements at the most. How many there are is looked at before any of them: a list of a million wrong ones would otherwise
 * be a million problems, and stop everything else for seconds.
 */
export function few<E extends z.ZodType>(
  element: E,
  most: number,
  { least = 0, error, tooFew }: { least?: number; error?: string; tooFew?: string } = {},
): z.ZodType<z.output<E>[], z.input<E>[]> {
  const counted = z.array(z.unknown()).min(least, { error: tooFew, abort: true }).max(most, { error, abort: true });
  return counted.pipe(z.array(element)) as unknown as z.ZodType<z.output<E>[], z.input<E>[]>;
}

/** Yes or no in an address. */
export const yesOrNo = z.enum(["true", "false"]);
