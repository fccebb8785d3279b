/** What a report's address chooses. Anything that is not of its form counts as not chosen. */
export type Filters = { from?: string; to?: string; lang?: string };

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const LANGUAGE = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/;

export function readFilters(query: URLSearchParams): Filters {
  const day = (name: string) => {
    const value = query.get(name) ?? "";
    return DAY.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;
  };
  const lang = query.get("lang") ?? "";
  return { from: day("from"), to: day("to"), lang: lang.length <= 35 && LANGUAGE.test(lang) ? lang : undefined };
}

/** The day `days` before a day, both as YYYY-MM-DD. */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
}
