import type { PLACED_SORTS } from "#app/contracts/placed.ts";
import { type AddressProblem, choicesOf } from "#app/features/list/address-problem.ts";
import { type ListChoices, type ListQuery, readListQuery } from "#app/features/list/list-query.ts";

export type PlacedSort = (typeof PLACED_SORTS)[number];

/** The newest first. */
export const CHOICES = {
  sorts: [
    ["createdAt", "desc"],
    ["name", "asc"],
    ["updatedAt", "desc"],
  ],
} as const satisfies ListChoices<PlacedSort, never>;

/** Which of them are listed; those that fail have an alarm. */
export const STATES = ["all", "on", "off", "failing"] as const;

export type PlacedQuery = Omit<ListQuery<PlacedSort, never>, "columns"> & { state: (typeof STATES)[number] };
type Named = { id: number; name: string };

export type ListedPlaced = {
  id: number;
  name: string;
  enabled: boolean;
  /** Since when it fails again and again, in words. */
  failing: string | null;
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

/** What an address asks for. */
export function readPlacedQuery(address: URLSearchParams): { query: PlacedQuery; problems: AddressProblem[] } {
  const {
    query: { columns: _, ...query },
    problems,
  } = readListQuery<PlacedSort>(address, CHOICES);
  const choices = choicesOf(address);
  const state = choices.oneOf("state", STATES, "all");
  return { query: { ...query, state }, problems: [...problems, ...choices.problems] };
}

/** A query as an address says it: what is usual is left out. */
export function inAddress({ search, state, sort, order, page, limit }: PlacedQuery): Record<string, string | undefined> {
  return {
    search: search || undefined,
    state: state === "all" ? undefined : state,
    ...(sort === "createdAt" && order === "desc" ? {} : { sort, order }),
    page: page === 1 ? undefined : String(page),
    limit: limit === 20 ? undefined : String(limit),
  };
}
