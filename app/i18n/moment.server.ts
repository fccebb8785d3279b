import { BoundedMap } from "#app/domain/bounded-map.ts";
import { dayWriter } from "./day-text.ts";
import { UI_LANGUAGES, type UiLanguage } from "./languages.ts";

/** How moments (ISO 8601) are written in a language and by the clocks of a time zone. */
export type Moments = {
  /** In words (specification 1, section 9): "5 minutes ago" for what is near, else as `dateAndTime` writes it. */
  shownMoment: (moment: string, now?: number) => string;
  /** As "d MMM yyyy, HH:mm" with the short name of the zone, however near it is. */
  dateAndTime: (moment: string) => string;
};

/** Below this many minutes a moment is written as its distance from now. */
const NEAR_MINUTES = 36;

/** What the platform calls "now" is a little while ago. */
const JUST_NOW: Record<UiLanguage, string> = { en: "just now", de: "gerade eben" };

/** Of the English ones this names the zones of Europe, such as CET; the platform's own would call that one GMT+1. */
const CLOCK_LOCALES: Record<UiLanguage, string> = { en: "en-GB", de: "de" };

// Written once: a list has a moment in every row, and the platform takes longer for one than the row for all the rest.
const DISTANCES = byLanguage(distancesIn);
const DAYS = byLanguage((language) => dayWriter(language));
/** By language and zone; there are some hundred zones. */
const known = new BoundedMap<string, Moments>(500);

/** How moments are written in a language by the clocks of a time zone. A zone that the platform does not know counts as UTC. */
export function momentsIn(language: UiLanguage, timeZone: string): Moments {
  const key = `${language} ${timeZone}`;
  const moments = known.get(key) ?? makeMoments(language, timeZone);
  known.set(key, moments);
  return moments;
}

function makeMoments(language: UiLanguage, timeZone: string): Moments {
  const clock = clockIn(language, timeZone);
  const dateAndTime = (moment: string) => {
    const parts = clock.formatToParts(Date.parse(moment)).map(({ type, value }) => [type, value]);
    const { year = "", month, day, hour, minute, timeZoneName } = Object.fromEntries(parts) as Record<string, string>;
    return `${DAYS[language](`${year.padStart(4, "0")}-${month}-${day}`)}, ${hour}:${minute} ${timeZoneName}`;
  };
  const shownMoment = (moment: string, now = Date.now()) => {
    const minutes = Math.trunc((Date.parse(moment) - now) / 60_000);
    return Math.abs(minutes) < NEAR_MINUTES ? (DISTANCES[language].get(minutes) ?? "") : dateAndTime(moment);
  };
  return { dateAndTime, shownMoment };
}

function clockIn(language: UiLanguage, timeZone: string): Intl.DateTimeFormat {
  const two = "2-digit" as const;
  const parts = { year: "numeric", month: two, day: two, hour: two, minute: two, timeZoneName: "short" } as const;
  try {
    return new Intl.DateTimeFormat(CLOCK_LOCALES[language], { ...parts, hourCycle: "h23", timeZone });
  } catch (error) {
    if (timeZone === "UTC") throw error;
    return clockIn(language, "UTC");
  }
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
