import { dayWriter } from "./day-text.ts";
import { UI_LANGUAGES, type UiLanguage } from "./languages.ts";

/** Below this many minutes a moment is written as its distance from now. */
const NEAR_MINUTES = 36;

/** What the platform calls "now" is a little while ago. */
const JUST_NOW: Record<UiLanguage, string> = { en: "just now", de: "gerade eben" };

// Written once: a list has a moment in every row, and the platform takes longer for one than the row for all the rest.
const DISTANCES = byLanguage(distancesIn);
const DAYS = byLanguage((language) => dayWriter(language));

/**
 * A moment (ISO 8601) in words of a language (specification 1, section 9): "5 minutes ago" for what is near, else "d MMM yyyy, HH:mm" in
 * UTC.
 */
export function shownMoment(language: UiLanguage, moment: string, now = Date.now()): string {
  const minutes = Math.trunc((Date.parse(moment) - now) / 60_000);
  if (Math.abs(minutes) >= NEAR_MINUTES) return dateAndTime(language, moment);
  return DISTANCES[language].get(minutes) ?? "";
}

/** A moment as "d MMM yyyy, HH:mm" in UTC, however near it is. */
export function dateAndTime(language: UiLanguage, moment: string): string {
  const [day = "", time = ""] = new Date(moment).toISOString().split("T");
  return `${DAYS[language](day)}, ${time.slice(0, 5)} UTC`;
}

/** The words for every near distance in whole minutes, those of the past below 0. */
function distancesIn(language: UiLanguage): Map<number, string> {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const words = new Map([[0, JUST_NOW[language]]]);
  for (let minutes = 1; minutes < NEAR_MINUTES; minutes++)
    for (const each of [-minutes, minutes]) words.set(each, format.format(each, "minute"));
  return words;
}

function byLanguage<Writer>(make: (language: UiLanguage) => Writer): Record<UiLanguage, Writer> {
  return Object.fromEntries(UI_LANGUAGES.map((language) => [language, make(language)])) as Record<UiLanguage, Writer>;
}
