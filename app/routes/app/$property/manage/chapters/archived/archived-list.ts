import type { ListChoices, ListQuery } from "#app/features/list/list-query.ts";

export type ArchivedSort = "archivedAt" | "title";
export type ArchivedQuery = ListQuery<ArchivedSort, never>;

export const ARCHIVED_SORTS: ListChoices<ArchivedSort, never>["sorts"] = [
  ["archivedAt", "desc"],
  ["title", "asc"],
];

export type ArchivedRow = {
  id: number;
  title: string;
  revision: number;
  /** The languages it is written in, by name. */
  languages: string;
  when: string;
  by: string | null;
};

/** What of a list's state stands in its address: nothing that is usual. */
export function inAddress({ search, sort, order, page, limit }: ArchivedQuery) {
  const usual = ARCHIVED_SORTS.find(([name]) => name === sort)?.[1];
  return {
    search,
    sort: sort === ARCHIVED_SORTS[0][0] ? undefined : sort,
    order: order === usual ? undefined : order,
    page: page === 1 ? undefined : page,
    limit: limit === 20 ? undefined : limit,
  };
}
