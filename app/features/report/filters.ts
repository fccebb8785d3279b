/** What a report's address chooses. */
export type Filters = { from?: string; to?: string; lang?: string };

/** Something in a report's address that cannot be shown: `code` says why, as the upstream does. */
export type AddressProblem = { name: string; value: string; code: string };

const MOST_CHARACTERS = 40;

/** The choices as they stand in the address, so that what cannot be is shown and told: the upstream decides. */
export function readFilters(query: URLSearchParams): Filters {
  const said = (name: string) => query.get(name)?.trim().slice(0, MOST_CHARACTERS) || undefined;
  return { from: said("from"), to: said("to"), lang: said("lang") };
}

/** The day `days` before a day, both as YYYY-MM-DD. */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
}
