import { idInAddress } from "#app/domain/urls/id-in-address.ts";

/** Chosen at once at most, a page of the largest size; more would be more fields than a form may have. */
export const MOST_CHOSEN = 100;

/** The items that an address names under `name`, each once. */
export function idsIn(query: URLSearchParams, name: string): number[] {
  const ids = query.getAll(name).map((id) => idInAddress(id));
  return [...new Set(ids.filter((id) => id !== null))];
}

/** The address of a list with these chosen in it, and no others. */
export function withChosen(address: string, name: string, ids: readonly number[]): string {
  const [path = "", query] = address.split(/[?#]/);
  const search = new URLSearchParams(query);
  search.delete(name);
  for (const id of ids) search.append(name, String(id));
  return search.size > 0 ? `${path}?${search}` : path;
}
