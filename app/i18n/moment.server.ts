import { de, enGB } from "date-fns/locale";
import { formatInTimeZone } from "date-fns-tz";
import { languageOf } from "./language.server.ts";

const LOCALES = { en: enGB, de } as const;

/** A moment (ISO 8601) in words, "d MMM yyyy, HH:mm" in UTC (specification 1, section 9), in the language of the request. */
export async function shownMoment(request: Request, moment: string): Promise<string> {
  return `${formatInTimeZone(moment, "UTC", "d MMM yyyy, HH:mm", { locale: LOCALES[await languageOf(request)] })} UTC`;
}
