type Day = { day: string; starts: number; completions: number };
export type Period = "day" | "week";

/** Up to this many days are shown one by one: a line of more says nothing of a single day, and its table would be too long. */
const MOST_SINGLE_DAYS = 120;
const WEEK = 7;

/** Days as they are, or added up to weeks from the first day on, each under its first day; the last week may be short. */
export function periodsOf(days: Day[]): { period: Period; days: Day[] } {
  if (days.length <= MOST_SINGLE_DAYS) return { period: "day", days };
  const weeks: Day[] = [];
  for (const [index, { day, starts, completions }] of days.entries()) {
    const last = weeks.at(-1);
    if (!last || index % WEEK === 0) weeks.push({ day, starts, completions });
    else {
      last.starts += starts;
      last.completions += completions;
    }
  }
  return { period: "week", days: weeks };
}
