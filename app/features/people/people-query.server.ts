import { BUILT_IN_KEYS } from "#app/domain/segments/operators.ts";
import type { PeopleOf } from "#app/domain/users/people-of.ts";
import { columnsInAddress, readListQuery } from "#app/features/list/list-query.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { builtInNames } from "./built-in-names.server.ts";
import { type FilterKey, readFilters, whereOf } from "./filters.ts";
import { type Attribute, COLUMNS, columnsOf, OWN, type PeopleSort, SEEN_SORTS, SORTS } from "./people-query.ts";
import { shownFilters } from "./shown-filters.server.ts";

/** What the address of a list of people asks for. */
export function readPeopleQuery(viewer: Viewer, query: URLSearchParams, of: PeopleOf, attributes: Attribute[]) {
  const all = columnsOf(of, attributes);
  const usual = all.slice(0, OWN[of].length + COLUMNS.usual);
  if (of === "property" && query.get("sort") === "createdAt") query.set("sort", "firstSeenAt");
  const { query: list, problems } = readListQuery<PeopleSort, string>(query, {
    sorts: of === "company" ? SORTS : SEEN_SORTS,
    columns: all,
  });
  const columns = query.getAll("column").some(Boolean) ? list.columns : usual;
  const keys = filterKeys(attributes, builtInNames(viewer));
  const { filters, typed, isAdded, problems: unasked } = readFilters(query, keys, viewer.language);
  const { search, sort, order, page, limit } = list;
  const isUsual = columns.length === usual.length && columns.every((column, index) => column === usual[index]);
  return {
    list: { ...list, columns },
    filters,
    shown: shownFilters(viewer, filters, keys),
    typed,
    isAdded,
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
