import type { SegmentSort } from "#app/domain/segments/segment.ts";
import { type ListChoices, type ListQuery, readListQuery } from "#app/features/list/list-query.ts";
import type { Use } from "#app/ui/composed/used-by/used-by.tsx";

/** The newest first. */
export const CHOICES = {
  sorts: [
    ["createdAt", "desc"],
    ["name", "asc"],
    ["updatedAt", "desc"],
  ],
} as const satisfies ListChoices<SegmentSort, never>;

export type SegmentQuery = Omit<ListQuery<SegmentSort, never>, "columns">;

export type ListedSegment = {
  id: number;
  name: string;
  /** How many filters it has; without any, everybody is in it. */
  filters: number;
  uses: Use[];
  created: string;
  changed: string;
  changedBy: string | null;
  revision: number;
};

/** What the address of the list asks for. */
export function readSegmentQuery(search: URLSearchParams) {
  const {
    query: { columns, ...query },
    problems,
  } = readListQuery<SegmentSort>(search, CHOICES);
  return { query, problems };
}

/** A query as an address says it: what is usual is left out. */
export function inAddress({ search, sort, order, page, limit }: SegmentQuery): Record<string, string | undefined> {
  return {
    search,
    ...(sort === "createdAt" && order === "desc" ? {} : { sort, order }),
    page: page === 1 ? undefined : String(page),
    limit: limit === 20 ? undefined : String(limit),
  };
}
