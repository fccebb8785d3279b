import type { PLACED_SORTS } from "#app/contracts/placed.ts";
import type { AddressProblem } from "#app/features/list/address-problem.ts";
import type { ListChoices, ListQuery } from "#app/features/list/list-query.ts";

export type PlacedSort = (typeof PLACED_SORTS)[number];

/** The newest first. */
export const CHOICES = {
  sorts: [
    ["createdAt", "desc"],
    ["name", "asc"],
    ["updatedAt", "desc"],
  ],
} as const satisfies ListChoices<PlacedSort, never>;

export type PlacedQuery = Omit<ListQuery<PlacedSort, never>, "columns">;
type Named = { id: number; name: string };

export type ListedPlaced = {
  id: number;
  name: string;
  enabled: boolean;
  /** The selector, empty for none, and whether the element was captured by pointing at it. */
  identifier: string;
  captured: boolean;
  url: string;
  /** Null for everybody, and everywhere. */
  segment: Named | null;
  pageSegment: Named | null;
  changed: string;
  changedBy: string | null;
  revision: number;
  mayEdit: boolean;
};

export type PlacedListData = {
  title: string;
  query: PlacedQuery;
  problems: AddressProblem[];
  items: ListedPlaced[];
  total: number;
  mayCreate: boolean;
};

/** A query as an address says it: what is usual is left out. */
export function inAddress({ search, sort, order, page, limit }: PlacedQuery): Record<string, string | undefined> {
  return {
    search: search || undefined,
    ...(sort === "createdAt" && order === "desc" ? {} : { sort, order }),
    page: page === 1 ? undefined : String(page),
    limit: limit === 20 ? undefined : String(limit),
  };
}
