import { BUILT_IN_KEYS } from "#app/domain/segments/operators.ts";
import type { DataType } from "#app/domain/users/attribute.ts";
import { columnsInAddress, readListQuery } from "#app/features/list/list-query.ts";
import { type FilterKey, readFilters, whereOf } from "./filters.ts";

/** An attribute that a list can show and filter by. */
export type Attribute = { key: string; name: string; type: DataType };

export const SORTS = [
  ["createdAt", "desc"],
  ["lastSeenAt", "desc"],
  ["firstSeenAt", "desc"],
  ["publicId", "asc"],
] as const;
/** Where it does not show when somebody was created, nothing is sorted by it: who was seen last comes first. */
const [, ...WITHOUT_CREATED] = SORTS;
export type PeopleSort = (typeof SORTS)[number][0];

/** The most attributes that can be chosen as columns, and how many show until others are chosen. */
const COLUMNS = { most: 40, usual: 3 } as const;
const IN_ATTRIBUTES = "attributes.";

/** The attribute that a column shows; null for one that every person has. */
export function attributeIn(column: string): string | null {
  return column.startsWith(IN_ATTRIBUTES) ? column.slice(IN_ATTRIBUTES.length) : null;
}

/** The columns of a list that can be left out: those that every person has, then one of each attribute. */
export function columnsOf(own: readonly string[], attributes: Attribute[]): string[] {
  return [...own, ...attributes.slice(0, COLUMNS.most).map(({ key }) => IN_ATTRIBUTES + key)];
}

/** What the address of a list of people asks for. */
export function readPeopleQuery(query: URLSearchParams, own: readonly string[], attributes: Attribute[], names: Record<string, string>) {
  const all = columnsOf(own, attributes);
  const usual = all.slice(0, own.length + COLUMNS.usual);
  const { query: list, problems } = readListQuery<PeopleSort, string>(query, {
    sorts: own.includes("createdAt") ? SORTS : WITHOUT_CREATED,
    columns: all,
  });
  const columns = query.getAll("column").some(Boolean) ? list.columns : usual;
  const keys = filterKeys(attributes, names);
  const { filters, typed, problems: unasked } = readFilters(query, keys);
  const { search, sort, order, page, limit } = list;
  const isUsual = columns.length === usual.length && columns.every((column, index) => column === usual[index]);
  return {
    list: { ...list, columns },
    filters,
    typed,
    keys,
    problems: [...problems, ...unasked],
    /** The part of the address that holds all this. */
    address: {
      search,
      sort,
      order,
      page,
      limit,
      where: filters.map(whereOf),
      column: isUsual ? undefined : columnsInAddress(columns, all),
    },
  };
}

function filterKeys(attributes: Attribute[], names: Record<string, string>): FilterKey[] {
  const { customerId, firstSeenAt, lastSeenAt } = BUILT_IN_KEYS;
  const builtIn = Object.entries({ customerId, firstSeenAt, lastSeenAt }).map(([key, type]) => ({ key, type, name: names[key] ?? key }));
  return [...builtIn, ...attributes.filter(({ key }) => !Object.hasOwn(BUILT_IN_KEYS, key))];
}
