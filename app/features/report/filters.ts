/** What a report's address chooses. Anything that is not of its form counts as not chosen. */
export type Filters = { from?: string; to?: string; lang?: string };

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const MOST_DAYS = 800;

export function readFilters(query: URLSearchParams): Filters {
  const day = (name: string) => {
    const value = query.get(name) ?? "";
    return DAY.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;
  };
  const lang = query.get("lang") ?? "";
  return { from: day("from"), to: day("to"), lang: /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/.test(lang) ? lang : undefined };
}

/** Whether a range runs backwards or is longer than reports can be. */
export function isBrokenRange({ from, to }: Filters): boolean {
  if (!from || !to) return false;
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  return days < 0 || days > MOST_DAYS;
}

/** The day `days` before a day, both as YYYY-MM-DD. */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
}
