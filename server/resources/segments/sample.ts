import { sql } from "kysely";
import type { Database } from "#server/database/tables.ts";
import { rowSql, type SegmentRules } from "#server/resources/users/filter-sql.ts";
import type { PeopleSource } from "#server/resources/users/people-source.ts";
import { indexOf } from "./narrowest.ts";

/** A sample has so many people, or fewer where very many filters are asked. */
const MOST_PEOPLE = 2_500;
const LEAST_PEOPLE = 300;
const MOST_TESTS = 100_000;
/** One in so many people of it is asked each filter by itself. */
const FEWER = 4;
/** The order of chance that an index has, and of what whole (migration 0016). */
const [INDEXED, WHOLE] = [65_536, 1_048_576];

const INDEXED_CHANCE = sql`chance_of(people.id) < ${sql.lit(INDEXED)}`;

/** About how many people a property has, by those of them that an index of chance has. */
export async function aboutHowMany(db: Database, propertyId: number): Promise<number> {
  const { rows } = await sql<{ indexed: number }>`select count(*)::integer as indexed from foreign_users people
    where people.property_id = ${propertyId}::integer and ${INDEXED_CHANCE}`.execute(db);
  return (rows[0]?.indexed ?? 0) * (WHOLE / INDEXED);
}

/** What was found among some people: how many were asked, how many meet all filters, and each filter that an index can look up. */
export type Sample = { asked: number; hits: number; ofFilters: { asked: number; hits: number[] } };

/** Asks some of the `people` of a property, always the same. */
export async function sampleOf(db: Database, source: PeopleSource, rules: SegmentRules, people: number): Promise<Sample> {
  const filters = rules.groups.flatMap((group) => group.filters);
  const wanted = Math.max(LEAST_PEOPLE, Math.min(MOST_PEOPLE, MOST_TESTS / filters.length));
  const below = Math.min(INDEXED, Math.ceil((wanted / people) * WHOLE));
  const isAmongFew = sql`chance_of(people.id) < ${Math.ceil(below / FEWER)}::integer`;
  const each = filters.map((filter) => (indexOf(filter) ? sql`count(*) filter (where ${isAmongFew} and ${filter.row})` : sql`0`));
  const { rows } = await sql<{ asked: number; hits: number; few: number; each: number[] }>`
    select count(*)::integer as asked, count(*) filter (where ${rowSql(rules)})::integer as hits,
      count(*) filter (where ${isAmongFew})::integer as few, array[${sql.join(each)}]::integer[] as each
    from ${source.table} as people where ${source.scope} and ${INDEXED_CHANCE} and chance_of(people.id) < ${below}::integer`.execute(db);
  const { asked = 0, hits = 0, few = 0, each: ofEach = [] } = rows[0] ?? {};
  return { asked, hits, ofFilters: { asked: few, hits: ofEach } };
}
