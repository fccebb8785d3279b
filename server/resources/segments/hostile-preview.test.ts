import { beforeAll, expect, test } from "vitest";
import { segmentFilter } from "#app/contracts/segment-filter.ts";
import { OPERATORS_OF } from "#app/domain/segments/operators.ts";
import { addForeignUser } from "#tests/support/people.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { findPeople } from "./find-people.ts";
import { rememberedMemberships } from "./memberships.ts";

const VALUES: unknown[] = [
  ...["'; drop table foreign_users; --", "$1) or true --", "') or 1=1 --", "%", "_", "\\", "%%%\\%_", "\0", "a\0b", "\ud800", "\udc00x"],
  ...[
    '"] || $.* ? (@ == 1) || ["',
    '$.keyvalue() ? (@.key like_regex ".*")',
    "{}",
    "__proto__",
    "constructor",
    "x".repeat(1000),
    "x".repeat(1001),
  ],
  ...["-1", "1e308", "-1e308", "5e-324", "1e-400", "1e400", "NaN", "Infinity", "9223372036854775808", "0x10", "١", "1e5", " 5 "],
  ...[
    null,
    true,
    false,
    0,
    -0,
    -1,
    1e308,
    -1e308,
    5e-324,
    2 ** 31,
    2 ** 31 - 1,
    2 ** 53,
    1.5,
    [],
    [[]],
    {},
    { toString: 1 },
    Array(10_000).fill("x"),
  ],
  ...[
    "2025-03-09",
    "0000-00-00",
    "9999-12-31",
    "9999-12-01",
    "1900-01-01",
    "1899-12-31",
    "today - 999 month",
    "today + 999 month",
    "today - 0 day",
  ],
  { count: 1, days: 1 },
  { count: 10_000, days: 365, of: 2 ** 31 - 1 },
  { count: 10_001, days: 1 },
  { count: 1, days: 366 },
  { count: "1e3", days: -1 },
  { count: 1, days: 1, of: "1; drop table segments" },
  ["2025-03-09", "1900-01-01"],
  { type: "fromTo", fromToDetail: { fromType: "past", fromScalar: 1e308, fromUnit: "day", toType: "any" } },
  { type: "on", absoluteDate: "2025-02-30" },
];
const KEYS = {
  date: ["lastSeenAt"],
  interaction: ["tutorialInteraction"],
  messageInteraction: ["messageInteraction"],
  eventCount: ["pageViewed", "guideStarted", "toString"],
} as Record<string, string[]>;
const WIRE = { interaction: "tutorialInteraction" } as Record<string, string>;

/** Every operator of every type with every value. */
const EVERY = Object.entries(OPERATORS_OF).flatMap(([type, operators]) =>
  (KEYS[type] ?? ["odd", "customerId", "toString", "__proto__", 'odd" || true', ""]).flatMap((key) =>
    operators.flatMap((operator) => VALUES.map((value) => ({ type: WIRE[type] ?? type, key, operator, value }))),
  ),
);
const bodyOf = (filters: unknown[]) => ({ connection: "or", filterGroups: [{ connection: "or", filters }] });

let tenant: Tenant;
beforeAll(async () => {
  tenant = await newTenant({ timeZone: "America/Havana" });
  await addForeignUser(tenant.db, tenant.propertyId, { odd: "a%_\\b", name: "Ada" }, { foreign_id: "ada" });
});
const preview = (body: unknown, query = "") => tenant.call("company admin", "POST", `/v2/properties/:p/segments/preview${query}`, body);

test("whatever a filter holds, it is refused for a reason of its own or asked as it is meant, by each way there is", async () => {
  const good = EVERY.filter((filter) => segmentFilter.safeParse(bodyOf([filter])).success);
  expect([EVERY.length > 3000, good.length > 500]).toEqual([true, true]);
  const refused = EVERY.filter((filter) => !good.includes(filter));
  for (let at = 0; at < refused.length; at += 50) {
    const { status, body } = await preview(bodyOf(refused.slice(at, at + 50)));
    expect([status, new Set((body.fields as { path: string }[]).map(({ path }) => path.split(".").slice(0, 4).join("."))).size]).toEqual([
      422,
      refused.slice(at, at + 50).length,
    ]);
  }
  const filter_groups: unknown[] = [];
  for (let at = 0; at < good.length; at += 50) {
    const body = bodyOf(good.slice(at, at + 50));
    const answer = await preview(body);
    expect([at, answer.status]).toEqual([at, 200]);
    const found = await findPeople(tenant.db, tenant.propertyId, segmentFilter.parse(body), { limit: 10, page: 1 }, async () => 1_000_000);
    expect([at, found.rows.length]).toEqual([at, (answer.body.data as unknown[]).length]);
    filter_groups.push(...body.filterGroups);
  }
  const row = { property_id: tenant.propertyId, name: "All", connection: "or" as const, filter_groups: JSON.stringify(filter_groups) };
  const { id } = await tenant.db.insertInto("segments").values(row).returning("id").executeTakeFirstOrThrow();
  const segmentsOf = rememberedMemberships(tenant.db);
  expect(await segmentsOf(tenant.propertyId, { id: "ada", isAnonymous: false })).toEqual([id]);
  for (const text of ["'; drop table segments; --", "__proto__", "\u{1f600}", ""])
    expect(await segmentsOf(tenant.propertyId, { id: text, isAnonymous: true })).toEqual([id]);
}, 120_000);

test("more filters than a segment may have are refused, however many", async () => {
  const filter = { type: "string", key: "odd", operator: "equals", value: "x" };
  const group = (count: number) => ({ connection: "and", filters: Array(count).fill(filter) });
  expect((await preview({ filterGroups: Array(20).fill(group(50)) })).status).toBe(200);
  for (const filterGroups of [
    Array(21).fill(group(1)),
    [group(51)],
    [group(10_000)],
    Array(10_000).fill(group(1)),
    Array(200).fill(group(50)),
  ]) {
    expect((await preview({ filterGroups })).status).toBe(422);
  }
  expect((await preview({ filterGroups: [group(100_000)] })).status).toBe(413);
});

test("keys of prototypes, other shapes and pages beyond all are refused or mean nothing", async () => {
  const text = '{"__proto__":{"filterGroups":[]},"constructor":{"prototype":{"polluted":1}},"filterGroups":[]}';
  expect((await preview(JSON.parse(text))).status).toBe(200);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  for (const body of [[], "x", 1, { filterGroups: {} }, { filterGroups: [[]] }, { connection: "xor" }, { filterGroups: [{ filters: [] }] }])
    expect([body, (await preview(body)).status]).toEqual([body, 422]);
  for (const query of ["?page=100000&limit=100", "?page=1&limit=1"]) expect((await preview({}, query)).status).toBe(200);
  for (const query of ["?page=0", "?page=1e9", "?limit=101", "?limit=x", "?page=100001"])
    expect((await preview({}, query)).status).toBe(400);
});
