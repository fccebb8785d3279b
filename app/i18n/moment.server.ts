import { dayWriter } from "./day-text.ts";
import { languageOf } from "./language.server.ts";

/** Below this many minutes a moment is written as its distance from now. */
const NEAR_MINUTES = 36;

/**
 * A moment (ISO 8601) in words, in the language of the request (specification 1, section 9): "5 minutes ago" if it is near, else "d MMM
 * yyyy, HH:mm" in UTC.
 */
export async function shownMoment(request: Request, moment: string, now = Date.now()): Promise<string> {
  const minutes = Math.trunc((Date.parse(moment) - now) / 60_000);
  if (Math.abs(minutes) >= NEAR_MINUTES) return dateAndTime(request, moment);
  const distance = new Intl.RelativeTimeFormat(await languageOf(request), { numeric: "auto" });
  return minutes === 0 ? distance.format(0, "second") : distance.format(minutes, "minute");
}

/** A moment as "d MMM yyyy, HH:mm" in UTC, however near it is. */
export async function dateAndTime(request: Request, moment: string): Promise<string> {
  const [day = "", time = ""] = new Date(moment).toISOString().split("T");
  return `${dayWriter(await languageOf(request))(day)}, ${time.slice(0, 5)} UTC`;
}
