import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { PEOPLE_SORTS } from "#app/contracts/people.ts";
import type { SegmentFilter } from "#app/contracts/segment-filter.ts";
import { MOST_COUNTED } from "#app/domain/users/person-limits.ts";
import { contained } from "#server/database/lowered.ts";
import type { Database } from "#server/database/tables.ts";
import { filterSql } from "./filter-sql.ts";
import type { PeopleSource } from "./people-source.ts";

export type PageAsked = { limit: number; page: number; sort: (typeof PEOPLE_SORTS)[number]; order: "asc" | "desc"; search?: string };
export type Selected = { search?: string; filter?: SegmentFilter; statuses?: readonly string[] };
type Wanted = Omit<Selected, "search"> & { asked: PageAsked };

/** Who is meant, as a condition on rows called `people`. */
export function selectionOf(source: PeopleSource, { search, filter, statuses }: Selected): RawBuilder<SqlBool> {
  const rules: RawBuilder<SqlBool>[] = [source.scope];
  if (statuses) rules.push(statuses.length === 1 ? sql`people.status = ${statuses[0]}` : sql`people.status = any(${statuses}::text[])`);
  if (search?.trim()) rules.push(sql`people.search_text like ${contained(search.trim())}`);
  if (filter) rules.push(filterSql(source, filter));
  return sql`${sql.join(rules, sql` and `)}`;
}

/**
 * A page of people in the order of an index, and how many there are, counted up to 10,001: a list costs the same whatever its length. A
 * page that begins beyond 10,000 is empty.
 */
export async function pageOfPeople<Row>(db: Database, source: PeopleSource, { asked, filter, statuses }: Wanted) {
  const { limit, page, sort, order, search } = asked;
  const offset = (page - 1) * limit;
  const where = selectionOf(source, { search, filter, statuses });
  const direction = order === "asc" ? sql`asc` : sql`desc`;
  const unseen =
    !source.hasUnseen || !["lastSeenAt", "firstSeenAt"].includes(sort) ? sql`` : order === "asc" ? sql`nulls first` : sql`nulls last`;
  const tie = sort === "publicId" ? sql`` : sql`, people.id ${direction}`;
  const from = sql`${source.table} as people where ${where}`;
  const sorted = sql`order by ${source.sorts[sort]} ${direction} ${unseen}${tie}`;
  const those = sql`${sorted} limit ${limit} offset ${offset}`;
  // Pages before this one are skipped in the index alone.
  const wanted =
    offset === 0
      ? sql`${from} ${those}`
      : sql`${source.table} as people where people.id in (select people.id from ${from} ${those}) ${sorted}`;
  const { rows } = offset >= MOST_COUNTED ? { rows: [] } : await sql<Row>`select ${source.columns} from ${wanted}`.execute(db);
  // A page that is not full is the last, and says itself how many there are.
  const isLast = rows.length < limit && (rows.length > 0 || page === 1);
  return { rows, pagination: { page, limit, total: isLast ? offset + rows.length : await countUpTo(db, from) } };
}

/** How many rows a selection has, at most 10,001. */
export async function countUpTo(db: Database, selection: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select ${countedUpTo(selection, MOST_COUNTED)} as total`.execute(db);
  return rows[0]?.total ?? 0;
}

/** How many rows a selection has, at most one more than `most`; a value within a query. */
export function countedUpTo(selection: RawBuilder<unknown>, most: number): RawBuilder<number> {
  return sql`(select count(*)::integer from (select from ${selection} limit ${most + 1}) as counted)`;
}
