/** Arithmetic with the clocks of a time zone. Moments are epoch milliseconds, time zones IANA names. */

const DAY = 86_400_000;

/** Whether clocks of a time zone of this name are known. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** How far the clocks of a time zone are ahead of UTC at a moment, in milliseconds. @throws RangeError for a zone that nobody knows */
export function zoneOffset(at: number, timeZone: string): number {
  // Swedish writes a day and a time as ISO 8601 does, but for the T.
  const shown = new Date(at).toLocaleString("sv", { timeZone });
  return Date.parse(`${shown.replace(" ", "T")}Z`) - Math.floor(at / 1000) * 1000;
}

/**
 * The moment at which the clocks of a time zone show a time, which is given as if it were UTC. Of a time that comes twice it is the first;
 * a time that is skipped counts as so much later.
 */
export function momentOfClock(clock: number, timeZone: string): number {
  const [before, after] = [zoneOffset(clock - DAY, timeZone), zoneOffset(clock + DAY, timeZone)];
  const early = clock - Math.max(before, after);
  if (early + zoneOffset(early, timeZone) === clock) return early;
  const late = clock - Math.min(before, after);
  return late + zoneOffset(late, timeZone) === clock ? late : clock - before;
}

/** When the clocks of a time zone show the same time so many days later. */
export function daysLater(at: number, days: number, timeZone: string): number {
  return momentOfClock(at + zoneOffset(at, timeZone) + days * DAY, timeZone);
}
