/** A day: a date, or today, moved by months and days. */
export type Day = { base: string; months: number; days: number };

const LIMITS = { scalar: 999, first: "1900-01-01", last: "9999-12-01" } as const;
/** Today moved by days, weeks or months: sign, number and unit. */
export const RELATIVE = /^today *([+-]) *(\d{1,3}) *(day|week|month)s?$/;
const NAMED: Record<string, number> = { yesterday: -1, today: 0, tomorrow: 1 };

/**
 * A day as filters write it: "2026-10-25", "today", "yesterday", "tomorrow", "today - 3 week" (1 to 999 of day, week, month); null for
 * anything else (specification 2, section 3: Segment filter).
 */
export function dayIn(value: unknown): Day | null {
  if (typeof value !== "string" || value.length > 40) return null;
  const text = value.trim();
  const named = Object.hasOwn(NAMED, text) ? NAMED[text] : undefined;
  if (named !== undefined) return { base: "today", months: 0, days: named };
  if (isDate(text)) return { base: text, months: 0, days: 0 };
  const [, sign, digits = "", unit = ""] = RELATIVE.exec(text) ?? [];
  return sign === undefined ? null : relativeDay(sign === "-" ? -1 : 1, Number(digits), unit);
}

/** Today moved by `scalar` units; null for a number below 1 or above 999. An unknown unit counts as days (section 5). */
export function relativeDay(sign: 1 | -1, scalar: unknown, unit: unknown): Day | null {
  const count = typeof scalar === "string" && /^\d{1,3}$/.test(scalar.trim()) ? Number(scalar) : scalar;
  if (typeof count !== "number" || !Number.isInteger(count) || count < 1 || count > LIMITS.scalar) return null;
  const months = unit === "month" ? sign * count : 0;
  return { base: "today", months, days: months === 0 ? sign * count * (unit === "week" ? 7 : 1) : 0 };
}

export const moved = (day: Day, days: number): Day => ({ ...day, days: day.days + days });

/** The date of a day, on the day that `today` is. A month later than the 31st is the last of a shorter month. */
export function dateOf({ base, months, days }: Day, today: string): string {
  const [year = 0, month = 1, date = 1] = (base === "today" ? today : base).split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last) + days)).toISOString().slice(0, 10);
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < LIMITS.first || text > LIMITS.last) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
