import type { Calendar } from "./person-facts.ts";

const HOUR = 3_600_000;
/** No local time is further from UTC. */
const FURTHEST = 16 * HOUR;
/** They cost more to make than everything they are asked; there are some hundred zones. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * The calendar of a time zone at a moment (milliseconds). A day begins with its first moment: where midnight is skipped when clocks are put
 * forward, that is later, and where it comes twice, that is the first time.
 * @throws RangeError for an unknown zone
 */
export function calendarOf(timeZone: string, now: number): Calendar {
  const clock = clockOf(timeZone);
  const begins = new Map<string, string>();
  return {
    today: new Date(localTime(clock, now)).toISOString().slice(0, 10),
    beginOf(day) {
      const known = begins.get(day);
      if (known !== undefined) return known;
      const begin = new Date(firstMoment(clock, Date.parse(`${day}T00:00:00Z`))).toISOString();
      begins.set(day, begin);
      return begin;
    },
  };
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const two = "2-digit" as const;
  const parts = { year: "numeric", month: two, day: two, hour: two, minute: two, second: two } as const;
  const clock = new Intl.DateTimeFormat("en-US", { ...parts, timeZone, hourCycle: "h23" });
  clocks.set(timeZone, clock);
  return clock;
}

/** What the clocks show at a moment, as if they showed UTC; to the second. */
function localTime(clock: Intl.DateTimeFormat, at: number): number {
  const [month = 1, day = 1, year = 1, hour = 0, minute = 0, second = 0] = clock.format(at).split(/\D+/).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The first moment at which the clocks show `midnight` or later. */
function firstMoment(clock: Intl.DateTimeFormat, midnight: number): number {
  let [before, after] = [midnight - FURTHEST, midnight + FURTHEST];
  const ahead = localTime(clock, before) - before;
  if (localTime(clock, after) - after === ahead) return midnight - ahead;
  // Clocks are changed in between.
  while (after - before > 1000) {
    const middle = before + Math.floor((after - before) / 2000) * 1000;
    if (localTime(clock, middle) >= midnight) after = middle;
    else before = middle;
  }
  return after;
}
