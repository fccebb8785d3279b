import { formatInTimeZone, fromZonedTime } from "date-fns-tz";

const WRITTEN = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d{1,3})?)?$/;

/** Whether a text is a day and a time that a calendar has, as in "2026-11-20T09:00". */
export function isLocalTime(text: string): boolean {
  const at = Date.parse(`${text.replace(" ", "T")}Z`);
  return WRITTEN.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text.replace(" ", "T").slice(0, 16));
}

/** A moment (ISO 8601) as the clocks of a time zone show it, to the minute; empty for none. */
export const localTimeOf = (moment: string | null, timeZone: string) =>
  moment === null ? "" : formatInTimeZone(moment, timeZone, "yyyy-MM-dd'T'HH:mm");

/**
 * The moment at which the clocks of a time zone show this, as ISO 8601 in UTC; null for an empty text. A time that is skipped when clocks
 * are put forward counts as so much later.
 */
export function momentOf(local: string, timeZone: string): string | null {
  if (local === "") return null;
  const moment = fromZonedTime(local, timeZone);
  const shown = formatInTimeZone(moment, timeZone, "yyyy-MM-dd'T'HH:mm:ss.SSS");
  const skipped = Date.parse(`${local.replace(" ", "T")}Z`) - Date.parse(`${shown}Z`);
  return new Date(moment.getTime() + skipped).toISOString();
}
