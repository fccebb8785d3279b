import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { type SegmentFilter, segmentFilter } from "#app/contracts/segment-filter.ts";
import { MOST_COUNTED } from "#app/domain/users/person-limits.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { findPeople } from "./find-people.ts";
import { aboutHowMany } from "./sample.ts";

const PEOPLE = 12_000;
/** Large enough to be sampled; what is estimated is of so many. */
const LARGE = 60_000;

let tenant: Tenant;
beforeAll(async () => {
  tenant = await newTenant();
  await sql`insert into foreign_users (property_id, foreign_id, own, attributes, first_seen_at, last_seen_at)
    select ${tenant.propertyId}, 'user-' || n, '{}', jsonb_build_object('n', n, 'half', n % 2 = 0, 'name', 'Ada ' || n,
        'firm', 'Firm ' || n % 100 || ' & Co', 'areas', jsonb_build_array('area ' || n % 1000),
        'since', to_char(timestamp '1970-01-01' + n * interval '1 day', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
      '1970-01-01', timestamptz '2025-06-15 15:06:40Z' - n * interval '1 minute' from generate_series(0, ${PEOPLE - 1}::integer) as n`.execute(
    tenant.db,
  );
});

type Sent = [type: string, key: string, operator: string, value?: unknown];
const filterOf = (connection: string, ...filters: Sent[]): SegmentFilter =>
  segmentFilter.parse({
    filterGroups: [{ connection, filters: filters.map(([type, key, operator, value]) => ({ type, key, operator, value })) }],
  });
const find = (filter: SegmentFilter, size: number, page = { limit: 3, page: 1 }) =>
  findPeople(tenant.db, tenant.propertyId, filter, page, async () => size);
const ids = ({ rows }: { rows: { foreign_id: string }[] }) => rows.map(({ foreign_id }) => foreign_id).join(" ");

test.each<[string, SegmentFilter, number, string]>([
  ["equals", filterOf("and", ["string", "firm", "equals", "FIRM 7 & co"]), 120, "user-7 user-107 user-207"],
  [
    "numbers",
    filterOf("and", ["number", "n", "greaterThan", 11_990], ["boolean", "half", "equals", true]),
    4,
    "user-11992 user-11994 user-11996",
  ],
  ["contains", filterOf("and", ["string", "firm", "contains", "m 12 &"]), 120, "user-12 user-112 user-212"],
  ["starts with", filterOf("and", ["string", "firm", "startsWith", "firm 12 "]), 120, "user-12 user-112 user-212"],
  ["name", filterOf("and", ["string", "name", "startsWith", "ADA 1199"]), 11, "user-1199 user-11990 user-11991"],
  ["days", filterOf("and", ["datetime", "since", "between", ["1970-01-02", "1970-01-03"]]), 2, "user-1 user-2"],
  ["last seen", filterOf("and", ["date", "lastSeenAt", "before", "2025-06-08"]), 1013, "user-10987 user-10988 user-10989"],
  ["a list", filterOf("and", ["array", "areas", "overlaps", ["area 5", "area 6"]]), 24, "user-5 user-6 user-1005"],
  [
    "either",
    filterOf("or", ["number", "n", "equals", 3], ["array", "areas", "overlaps", ["area 1"]], ["number", "n", "lessThan", 2]),
    14,
    "user-0 user-1 user-3",
  ],
  ["no index", filterOf("or", ["number", "n", "equals", 3], ["string", "firm", "!contains", "firm"]), 1, "user-3"],
  ["nobody", filterOf("and", ["string", "firm", "equals", "none"]), 0, ""],
])("few people of very many are counted exactly: %s", async (_, filter, people, page) => {
  const found = await find(filter, LARGE);
  expect([ids(found), found.count]).toEqual([page, { people, isEstimate: false }]);
  expect(found.all).toEqual({ people: LARGE, isEstimate: true });
  const counted = await find(filter, PEOPLE);
  expect([ids(counted), counted.count, counted.all]).toEqual([page, found.count, { people: PEOPLE, isEstimate: false }]);
});

test("many are estimated from a sample, and the page is that of a count", async () => {
  const filter = filterOf("and", ["number", "n", "greaterThanEqualTo", 1000]);
  for (const page of [1, 2, 5]) {
    const [found, counted] = [await find(filter, LARGE, { limit: 3, page }), await find(filter, PEOPLE, { limit: 3, page })];
    expect(ids(found)).toBe(ids(counted));
    expect(counted.count).toEqual({ people: 11_000, isEstimate: false });
    expect(found.count.isEstimate).toBe(true);
    // Eleven of twelve.
    expect(found.count.people / LARGE).toBeGreaterThan(0.85);
    expect(found.count.people / LARGE).toBeLessThan(0.98);
  }
});

test("more than 10,000 that a sample took for fewer are an estimate of more, and pages beyond 10,000 are empty", async () => {
  // As if the property had grown a hundredfold since its size was asked.
  const found = await find(filterOf("and", ["string", "firm", "!equals", "none"]), LARGE * 100);
  expect(found.count.people).toBeGreaterThan(MOST_COUNTED);
  expect([found.count.isEstimate, ids(found)]).toEqual([true, "user-0 user-1 user-2"]);
  for (const size of [PEOPLE, LARGE]) expect(ids(await find(segmentFilter.parse({}), size, { limit: 100, page: 101 }))).toBe("");
});

test("about how many people a property has is known without counting them", async () => {
  const people = await aboutHowMany(tenant.db, tenant.propertyId);
  expect(people / PEOPLE).toBeGreaterThan(0.8);
  expect(people / PEOPLE).toBeLessThan(1.2);
});
