const WRITTEN = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?(Z|[+-]\d\d:?\d\d)?)?$/i;

/**
 * A date, or a date and time, of ISO 8601 as the same moment in UTC ("2026-01-31T00:00:00.000Z"). Without a time zone it counts as UTC.
 * Undefined for anything else, and for days and times that there are none of.
 */
export function dateAndTimeIn(text: string): string | undefined {
  const [, year = "", month = "", day = "", hour = "00", minute = "00", second = "00", fraction = "", zone = "Z"] =
    WRITTEN.exec(text.trim()) ?? [];
  const offset = minutesOf(zone);
  const date = `${year}-${month}-${day}`;
  const local = Date.parse(`${date}T${hour}:${minute}:${second}.${fraction.padEnd(3, "0").slice(0, 3)}Z`);
  if (offset === undefined || Number.isNaN(local) || !new Date(local).toISOString().startsWith(`${date}T${hour}`)) return undefined;
  const moment = new Date(local - offset * 60_000);
  const inYear = moment.getUTCFullYear();
  return inYear >= 1 && inYear <= 9999 ? moment.toISOString() : undefined;
}

/** How far a time zone is ahead of UTC; at most 14 hours either way. */
function minutesOf(zone: string): number | undefined {
  if (zone.toUpperCase() === "Z") return 0;
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(-2))];
  if (hours > 14 || minutes > 59) return undefined;
  return (zone.startsWith("-") ? -1 : 1) * (hours * 60 + minutes);
}
