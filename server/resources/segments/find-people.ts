import { type RawBuilder, sql } from "kysely";
import type { SegmentFilter } from "#app/contracts/segment-filter.ts";
import { MOST_COUNTED } from "#app/domain/users/person-limits.ts";
import type { Database } from "#server/database/tables.ts";
import { allSql, fewSql, rowSql, rulesOf, type SegmentRules, someSql } from "#server/resources/users/filter-sql.ts";
import { type PeopleSource, propertyPeople } from "#server/resources/users/people-source.ts";
import { allOf, type Rule } from "#server/resources/users/rule.ts";
import type { SentForeignUser } from "#server/resources/users/wire.ts";
import { narrowest } from "./narrowest.ts";
import { aboutHowMany, type Sample, sampleOf } from "./sample.ts";

/** Up to so many people of a property are simply counted. */
const FEW_PEOPLE = 50_000;
/** Beyond so much of a sample, reading everybody is quicker than what an index finds. */
const MOST_BY_INDEX = 0.05;

export type Count = { people: number; isEstimate: boolean };
type Page = { limit: number; page: number };
export type Found = { rows: SentForeignUser[]; count: Count; all: Count };
type Asked = { source: PeopleSource; rules: SegmentRules; limit: number; offset: number };

const exactly = (people: number): Count => ({ people, isEstimate: false });
const about = (people: number): Count => ({ people: Math.round(people), isEstimate: true });

/**
 * Whom some filters find of a property: how many, and a page of them, those seen last first; pages that begin beyond 10,000 people are
 * empty. Of a property with very many people, more than 10,000 are estimated from a sample of some thousand, which costs the same however
 * many there are; fewer are counted by the index that leaves the fewest to be asked.
 * @param sizeOf about how many people a property has; it may be some time old
 */
export async function findPeople(
  db: Database,
  propertyId: number,
  filter: SegmentFilter,
  { limit, page }: Page,
  sizeOf = (id: number) => aboutHowMany(db, id),
): Promise<Found> {
  const source = await propertyPeople(db, propertyId, filter);
  const asked = { source, rules: rulesOf(source, filter), limit, offset: (page - 1) * limit };
  const people = await sizeOf(propertyId);
  if (people < FEW_PEOPLE) return amongFew(db, asked);
  const all = about(people);
  if (asked.rules.groups.length === 0) return { rows: await inOrder(db, asked), count: all, all };
  const sample = await sampleOf(db, source, asked.rules, people);
  const estimate = (sample.hits / Math.max(1, sample.asked)) * people;
  if (isMany(sample, people)) return { rows: await inOrder(db, asked), count: about(estimate), all };
  const counted = await countedPage(db, asked, narrowed(asked, sample));
  if (counted.people <= MOST_COUNTED) return { rows: counted.rows, count: exactly(counted.people), all };
  return { rows: await inOrder(db, asked), count: about(Math.max(estimate, counted.people)), all };
}

/** Whether more than 10,000 are found for all that chance may do: four times what a sample usually is off. */
function isMany({ asked, hits }: Sample, people: number): boolean {
  const atLimit = (MOST_COUNTED / people) * asked;
  return hits > atLimit + 4 * Math.sqrt(atLimit);
}

/** The filters, after what an index finds if that is not too much. */
function narrowed({ source, rules }: Asked, { ofFilters }: Sample): Rule {
  const first = narrowest(source, rules, ofFilters.hits);
  const isWorthIt = first !== null && first.hits <= MOST_BY_INDEX * ofFilters.asked;
  return isWorthIt ? allOf([source.scope, first.rule, someSql(rules, first.filter)]) : allOf([source.scope, allSql(rules)]);
}

async function amongFew(db: Database, { source, rules, limit, offset }: Asked): Promise<Found> {
  const where = allOf([source.scope, fewSql(rules)]);
  const rows =
    offset >= MOST_COUNTED
      ? []
      : await rowsOf(
          db,
          sql`select ${source.columns} from ${source.table} as people where ${where}
    order by ${LAST_SEEN_FIRST} limit ${limit} offset ${offset}`,
        );
  const counts = await sql<{ found: number; people: number }>`select
    (select count(*) from ${source.table} as people where ${where})::integer as found,
    (select count(*) from ${source.table} as people where ${source.scope})::integer as people`.execute(db);
  const { found = 0, people = 0 } = counts.rows[0] ?? {};
  return { rows, count: exactly(found), all: exactly(people) };
}

/** A page of people in the order of its index, each asked by themselves until the page is full: for filters that many meet. */
async function inOrder(db: Database, { source, rules, limit, offset }: Asked): Promise<SentForeignUser[]> {
  if (offset >= MOST_COUNTED) return [];
  // An offset, even of none, is a fence: nothing makes the database read everybody and sort them.
  return rowsOf(
    db,
    sql`select ${source.columns} from (select people.* from ${source.table} as people where ${source.scope}
      order by ${LAST_SEEN_FIRST} offset 0) as people
    where ${rowSql(rules)} order by ${LAST_SEEN_FIRST} limit ${limit} offset ${offset}`,
  );
}

/** A page of few people and how many they are, counted to one more than 10,000. */
async function countedPage(
  db: Database,
  { source, limit, offset }: Asked,
  where: Rule,
): Promise<{ rows: SentForeignUser[]; people: number }> {
  const { rows } = await sql<SentForeignUser & { people: number }>`
    with found as materialized (
        select people.id, people.last_seen_at from ${source.table} as people where ${where} limit ${MOST_COUNTED + 1}),
      page as (select people.id from found as people order by ${LAST_SEEN_FIRST} limit ${limit} offset ${offset})
    select counted.people, people.* from (select count(*)::integer as people from found) as counted
      left join (select ${source.columns} from ${source.table} as people where people.id = any(array(select id from page))) as people on true
    order by ${LAST_SEEN_FIRST}`.execute(db);
  return { rows: rows.filter(({ id }) => id !== null), people: rows[0]?.people ?? 0 };
}

const LAST_SEEN_FIRST = sql`people.last_seen_at desc, people.id desc`;

async function rowsOf(db: Database, query: RawBuilder<unknown>): Promise<SentForeignUser[]> {
  return (await sql<SentForeignUser>`${query}`.execute(db)).rows;
}
