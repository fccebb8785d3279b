export type Day<Series extends string> = { day: string } & Record<Series, number>;
export type Period = "day" | "week";

/** Up to this many days are shown one by one: in a longer line no single day could be made out, and its table would be too long. */
const MOST_SINGLE_DAYS = 120;
const WEEK = 7;

/**
 * Days as they are, or summed into weeks from the first day on, each under its first day; the last week may be short.
 * @param series the counts of a day
 */
export function periodsOf<Series extends string>(days: Day<Series>[], series: readonly Series[]): { period: Period; days: Day<Series>[] } {
  if (days.length <= MOST_SINGLE_DAYS) return { period: "day", days };
  const weeks = Array.from({ length: Math.ceil(days.length / WEEK) }, (_, index) => days.slice(index * WEEK, (index + 1) * WEEK));
  const summed = weeks.map((week) => {
    const counts = series.map((name) => [name, week.reduce((sum, each) => sum + each[name], 0)]);
    return { day: week[0]?.day, ...Object.fromEntries(counts) } as Day<Series>;
  });
  return { period: "week", days: summed };
}

/** The first of the periods (in order, the last ending with `to`) that is not over by `today`: its counts can still grow. */
export function unfinishedFrom(days: { day: string }[], to: string, today: string): number | undefined {
  const index = days.findIndex((_, at) => {
    const next = days[at + 1];
    return next ? next.day > today : to >= today;
  });
  return index < 0 ? undefined : index;
}
