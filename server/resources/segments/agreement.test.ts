import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { type SqlBool, sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { type SegmentFilter, toFilter } from "#app/contracts/segment-filter.ts";
import { calendarOf } from "#app/domain/segments/calendar.ts";
import { personOf, segmentOf } from "#app/domain/segments/evaluate.ts";
import { COUNTED_EVENTS } from "#app/domain/segments/operators.ts";
import type { PersonFacts } from "#app/domain/segments/person-facts.ts";
import { allSql, fewSql, filterSql, rowSql, rulesOf, someSql } from "#server/resources/users/filter-sql.ts";
import { type PeopleSource, propertyPeople } from "#server/resources/users/people-source.ts";
import { filters } from "#tests/support/segments/random-filters.ts";
import { CONTENT, nearChange, person, type RandomPerson, ZONES } from "#tests/support/segments/random-people.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { narrowest } from "./narrowest.ts";
import { personFactsOf } from "./person-facts.ts";

const PEOPLE = 48;
const AT_ONCE = 150;
const ROUNDS = 70;
/** Counts of days are around this one, which the calendars' todays are near to. */
const DAY = Date.parse("2025-10-26");

let source: PeopleSource;
let tenant: Tenant;
let everybody: PersonFacts[];
beforeAll(async () => {
  tenant = await newTenant();
  const people = fc.sample(fc.uniqueArray(person, { minLength: PEOPLE, maxLength: PEOPLE, selector: ({ id }) => id }), {
    numRuns: 1,
    seed: 7,
  })[0]!;
  for (const each of people) await add(tenant, each);
  source = await propertyPeople(tenant.db, tenant.propertyId);
  const kinds = Object.values(COUNTED_EVENTS).map(({ kind }) => kind);
  const asked = { guides: CONTENT, messages: CONTENT, kinds, since: "2000-01-01" };
  everybody = await Promise.all(people.map((each) => personFactsOf(tenant.db, tenant.propertyId, each, asked)));
});

async function add(
  { db, propertyId: property_id }: Tenant,
  { id, isAnonymous: anonymous, attributes, seen, runs, shown, days }: RandomPerson,
) {
  const [own, at] = [JSON.stringify(attributes), new Date(DAY)];
  const [first_seen_at, last_seen_at] = seen.map((each) => new Date(each)) as [Date, Date];
  await db
    .insertInto("foreign_users")
    .values({ property_id, foreign_id: id, anonymous, own, attributes: own, first_seen_at, last_seen_at })
    .execute();
  for (const { guide, isStarted, isDone } of runs) {
    const run = { property_id, run_id: randomUUID(), guide_id: guide, person: id, anonymous, day: "2025-01-01" };
    await db
      .insertInto("guide_runs")
      .values({ ...run, started_at: isStarted ? at : null, completed_at: isDone ? at : null })
      .execute();
  }
  for (const { message, kind, isDismissed, isAnswered } of shown) {
    const what = { property_id, id: randomUUID(), kind, content_id: message, person: id, anonymous };
    await db
      .insertInto("impressions")
      .values({ ...what, dismissed_at: isDismissed ? at : null, answered_at: isAnswered ? at : null })
      .execute();
  }
  for (const { kind, content, ago, count } of days) {
    const day = new Date(DAY - ago * 86_400_000).toISOString().slice(0, 10);
    const row = { property_id, person: id, anonymous, kind, content_id: content, day, count };
    await db
      .insertInto("person_event_days")
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Each way in which the database is asked. */
const WAYS: Record<string, (own: PeopleSource, filter: SegmentFilter) => ReturnType<typeof filterSql>> = {
  list: filterSql,
  few: (own, filter) => fewSql(rulesOf(own, filter)),
  all: (own, filter) => allSql(rulesOf(own, filter)),
  some: (own, filter) => someSql(rulesOf(own, filter)),
  row: (own, filter) => rowSql(rulesOf(own, filter)),
};
/** What leaves the fewest to be asked: whoever is meant must be among those. */
const narrow = (own: PeopleSource, filter: SegmentFilter) => narrowest(own, rulesOf(own, filter), [])?.rule ?? sql<SqlBool>`true`;

/** For each person what the database finds in each way, by the number of the filter. */
async function bySql(all: SegmentFilter[], calendar: PeopleSource["calendar"]) {
  const own = { ...source, calendar };
  const asked = Object.entries({ ...WAYS, narrow }).map(
    ([name, way]) => sql`array[${sql.join(all.map((filter) => way(own, filter)))}]::boolean[] as ${sql.ref(name)}`,
  );
  const { rows } = await sql<{ id: string } & Record<string, (boolean | null)[]>>`
    select people.foreign_id as id, ${sql.join(asked)} from foreign_users people where ${own.scope}`.execute(tenant.db);
  return rows;
}

test(`of more than ${AT_ONCE * ROUNDS} random filters and ${PEOPLE} people with values of any kind, SQL and TypeScript find the same`, async () => {
  let asked = 0;
  let met = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(filters, { minLength: AT_ONCE, maxLength: AT_ONCE + 50, size: "max" }),
      fc.constantFrom(...ZONES),
      nearChange,
      async (all, zone, now) => {
        const calendar = calendarOf(zone, now);
        const rows = new Map((await bySql(all, calendar)).map((row) => [row.id, row]));
        const segments = all.map(({ connection, filterGroups }) =>
          segmentOf({ connection, filterGroups: filterGroups.map((group) => ({ ...group, filters: group.filters.map(toFilter) })) }),
        );
        for (const facts of everybody) {
          const [someone, row] = [personOf(facts, calendar), rows.get(facts.customerId)!];
          segments.forEach((has, index) => {
            const isIn = has(someone);
            asked++;
            met += Number(isIn);
            const found = Object.keys(WAYS).map((name) => row[name]?.[index] ?? false);
            if (found.some((each) => each !== isIn) || (isIn && !row.narrow?.[index]))
              expect([all[index], facts, calendar.today, found, row.narrow?.[index]]).toEqual([
                all[index],
                facts,
                calendar.today,
                found.map(() => isIn),
                true,
              ]);
          });
        }
      },
    ),
    { numRuns: ROUNDS },
  );
  expect(asked / PEOPLE).toBeGreaterThan(10_000);
  // Of random filters most are met by some.
  expect(met / asked).toBeGreaterThan(0.1);
}, 400_000);
