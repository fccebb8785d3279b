/** A calendar that knows nothing of offsets: it looks at the clock, quarter of an hour by quarter of an hour. Moments are epoch milliseconds. */
export const MINUTE = 60_000;
export const QUARTER = 15 * MINUTE;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const ZONES = ["UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Pacific/Apia"];

/** Moments at which clocks change: by an hour, on Lord Howe by half an hour; Samoa left out a whole day. */
export const CHANGES = [
  ...["2026-03-29T01:00Z", "2026-10-25T01:00Z", "2026-03-08T07:00Z", "2026-11-01T06:00Z"],
  ...["2026-04-04T15:00Z", "2026-10-03T15:30Z", "2011-12-30T10:00Z"],
].map((moment) => Date.parse(moment));

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en", {
    ...{ timeZone, calendar: "iso8601", hourCycle: "h23", year: "numeric", month: "numeric", day: "numeric" },
    ...{ hour: "numeric", minute: "numeric", second: "numeric" },
  });
  formats.set(timeZone, format);
  return format;
}

/** What the clocks of a time zone show, as if it were UTC. */
export function clockAt(at: number, timeZone: string): number {
  const shown = formatOf(timeZone).formatToParts(at);
  const part = Object.fromEntries(shown.map(({ type, value }) => [type, Number(value)])) as Record<string, number>;
  return Date.UTC(part.year!, part.month! - 1, part.day, part.hour, part.minute, part.second);
}

/** The first quarter of an hour after `at` for which something holds. */
export function firstQuarterAfter(at: number, holds: (moment: number) => boolean, within: number): number {
  for (let moment = at + QUARTER; moment <= at + within; moment += QUARTER) if (holds(moment)) return moment;
  throw new Error(`nothing within ${within / DAY} days of ${new Date(at).toISOString()}`);
}

/**
 * When the clocks first show a time that is given as if it were UTC, in whole quarters of an hour; a time that they jump over is as much later
 * as it lay behind the jump.
 */
export function momentShowing(clock: number, timeZone: string): number {
  const before = firstQuarterAfter(clock - 2 * DAY, (moment) => clockAt(moment + QUARTER, timeZone) >= clock, 4 * DAY);
  const shown = clockAt(before + QUARTER, timeZone);
  return shown === clock ? before + QUARTER : before + (clock - clockAt(before, timeZone));
}
