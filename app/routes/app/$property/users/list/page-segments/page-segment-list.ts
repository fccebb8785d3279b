import type { PAGE_SEGMENT_SORTS } from "#app/contracts/page-segments.ts";
import type { PageAnswer } from "#app/domain/targeting/page-facts.ts";
import type { AddressProblem } from "#app/features/list/address-problem.ts";
import { type ListChoices, type ListQuery, readListQuery } from "#app/features/list/list-query.ts";
import type { Use } from "#app/ui/composed/used-by/used-by.tsx";

export type PageSegmentSort = (typeof PAGE_SEGMENT_SORTS)[number];

/** The newest first. */
export const CHOICES = {
  sorts: [
    ["createdAt", "desc"],
    ["name", "asc"],
    ["updatedAt", "desc"],
  ],
} as const satisfies ListChoices<PageSegmentSort, never>;

const LONGEST_ADDRESS = 2000;

/** `test` is the address to try all of them on. */
export type PageSegmentQuery = Omit<ListQuery<PageSegmentSort, never>, "columns"> & { test: string };

export type ListedPageSegment = {
  id: number;
  name: string;
  rules: string[];
  visibility: boolean;
  uses: Use[];
  created: string;
  changed: string;
  changedBy: string | null;
  revision: number;
  /** What it says of the tested address, if there is one. */
  verdict: PageAnswer | null;
};

export type PageSegmentListData = {
  query: PageSegmentQuery;
  problems: AddressProblem[];
  pageSegments: ListedPageSegment[];
  total: number;
  /** The tested address as a browser says it, and how many of all page segments let content show there. */
  tested: { address: string; shows: number; all: number } | null;
};

/** What the address of the list asks for. */
export function readPageSegmentQuery(search: URLSearchParams): { query: PageSegmentQuery; problems: AddressProblem[] } {
  const {
    query: { columns, ...query },
    problems,
  } = readListQuery<PageSegmentSort>(search, CHOICES);
  return { query: { ...query, test: (search.get("test") ?? "").trim().slice(0, LONGEST_ADDRESS) }, problems };
}

/** A query as an address says it: what is usual is left out. */
export function inAddress({ search, sort, order, page, limit, test }: PageSegmentQuery): Record<string, string | undefined> {
  return {
    search,
    ...(sort === "createdAt" && order === "desc" ? {} : { sort, order }),
    page: page === 1 ? undefined : String(page),
    limit: limit === 20 ? undefined : String(limit),
    test,
  };
}
