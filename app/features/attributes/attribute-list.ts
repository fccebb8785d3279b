import type { AttributeScope, AttributeSort, DataType } from "#app/domain/users/attribute.ts";
import { type AddressProblem, choicesOf } from "#app/features/list/address-problem.ts";
import { type ListChoices, type ListQuery, readListQuery } from "#app/features/list/list-query.ts";

/** The newest first. */
export const CHOICES = {
  sorts: [
    ["createdAt", "desc"],
    ["key", "asc"],
    ["displayName", "asc"],
  ],
} as const satisfies ListChoices<AttributeSort, never>;

export const SHOWN_SCOPES = ["all", "property", "company"] as const satisfies (AttributeScope | "all")[];
export const SHOWN_STATES = ["active", "archived", "all"] as const;

export type AttributeQuery = Omit<ListQuery<AttributeSort, never>, "columns"> & {
  scope: (typeof SHOWN_SCOPES)[number];
  state: (typeof SHOWN_STATES)[number];
};

/** Values that were kept out: how many, the last of them, and when that was, in words. */
export type ShownRefusals = { count: number; sample: string; at: string };

export type ListedAttribute = {
  id: number;
  key: string;
  displayName: string;
  type: DataType;
  scope: AttributeScope;
  created: string;
  archived: boolean;
  revision: number;
  refused: ShownRefusals | null;
  /** Whether it is changed where it is listed: a company's are not in a property. */
  isOwn: boolean;
};

export type AttributeListData = {
  scope: AttributeScope;
  query: AttributeQuery;
  problems: AddressProblem[];
  attributes: ListedAttribute[];
  total: number;
  /** Values under keys that no attribute can have. */
  unknown: ShownRefusals | null;
  mayEdit: boolean;
  /** Whether this person may open the attributes of the company from here. */
  opensCompany: boolean;
};

/** What the address of a list of attributes asks for. */
export function readAttributeQuery(search: URLSearchParams): { query: AttributeQuery; problems: AddressProblem[] } {
  const {
    query: { columns, ...query },
    problems,
  } = readListQuery<AttributeSort>(search, CHOICES);
  const choices = choicesOf(search);
  const scope = choices.oneOf("scope", SHOWN_SCOPES, "all");
  const state = choices.oneOf("state", SHOWN_STATES, "active");
  return { query: { ...query, scope, state }, problems: [...problems, ...choices.problems] };
}

/** A query as an address says it: what is usual is left out. */
export function inAddress({ search, scope, state, sort, order, page, limit }: AttributeQuery): Record<string, string | number | undefined> {
  return {
    search,
    scope: scope === "all" ? undefined : scope,
    state: state === "active" ? undefined : state,
    ...(sort === "createdAt" && order === "desc" ? {} : { sort, order }),
    page: page === 1 ? undefined : page,
    limit: limit === 20 ? undefined : limit,
  };
}
