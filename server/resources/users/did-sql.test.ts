import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { calendarOf } from "#app/domain/segments/calendar.ts";
import { addForeignUser } from "#tests/support/people.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

// What people did with guides and messages, and how often.
const MESSAGE = 77;

let tenant: Tenant;
let guide: number;
beforeAll(async () => {
  tenant = await newTenant({ timeZone: "Europe/Berlin" });
  guide = await tenant.guide();
  for (const foreign_id of ["ada", "ben", "cem", "dot"]) await addForeignUser(tenant.db, tenant.propertyId, {}, { foreign_id });
  const run = (person: string, completed_at: string | null, n: number) => ({
    property_id: tenant.propertyId,
    run_id: `00000000-0000-4000-8000-00000000000${n}`,
    guide_id: guide,
    person,
    started_at: "2026-10-01T00:00:00Z",
    completed_at,
    day: "2026-10-01",
  });
  await tenant.db
    .insertInto("guide_runs")
    .values([run("ada", "2026-10-01T00:01:00Z", 1), run("ben", null, 2)])
    .execute();
  const shown = { property_id: tenant.propertyId, content_id: MESSAGE };
  await tenant.db
    .insertInto("impressions")
    .values([
      { ...shown, id: randomUUID(), kind: "survey", person: "ada", answered_at: new Date() },
      { ...shown, id: randomUUID(), kind: "announcement", person: "ben", dismissed_at: new Date() },
      { ...shown, id: randomUUID(), kind: "guide", person: "cem" },
      { ...shown, id: randomUUID(), kind: "nps", person: "dot", anonymous: true },
    ])
    .execute();
  const day = (ago: number) => calendarOf("Europe/Berlin", Date.now() - ago * 86_400_000).today;
  const started = { property_id: tenant.propertyId, kind: "run_started" };
  await tenant.db
    .insertInto("person_event_days")
    .values([
      { ...started, person: "ada", content_id: 1, day: day(0), count: 2 },
      { ...started, person: "ada", content_id: 2, day: day(3), count: 1 },
      { ...started, person: "ben", content_id: 1, day: day(1), count: 2 },
      { ...started, person: "dot", content_id: 1, day: day(100), count: 3 },
    ])
    .execute();
});

async function found(type: string, key: string, operator: string, value: unknown): Promise<string> {
  const filterGroups = [{ connection: "and", filters: [{ type, key, operator, value }] }];
  const { body } = await tenant.call("company admin", "POST", "/v3/properties/:p/users/filter?sort=publicId&order=asc", { filterGroups });
  return (body.data as { publicId: string }[]).map(({ publicId }) => publicId).join(" ");
}

test.each([
  ["started", "ada ben"],
  ["!started", "cem dot"],
  ["completed", "ada"],
  ["!completed", "ben cem dot"],
])("who has %s a guide: %s (specification 2, section 3: Segment filter)", async (operator, people) => {
  expect(await found("tutorialInteraction", "tutorialInteraction", operator, guide)).toBe(people);
});

test.each([
  ["seen", "ada ben"],
  ["!seen", "cem dot"],
  ["dismissed", "ben"],
  ["answered", "ada"],
  ["!answered", "ben cem dot"],
])("who has %s a message: %s", async (operator, people) => {
  expect(await found("messageInteraction", "messageInteraction", operator, String(MESSAGE))).toBe(people);
});

test.each([
  ["guideStarted", "greaterThanEqualTo", { count: 3, days: 7 }, "ada"],
  ["guideStarted", "greaterThanEqualTo", { count: 3, days: 7, of: 1 }, ""],
  ["guideStarted", "greaterThanEqualTo", { count: 2, days: 7, of: 1 }, "ada ben"],
  ["guideStarted", "greaterThanEqualTo", { count: 2, days: 1, of: 1 }, "ada"],
  ["guideStarted", "lessThan", { count: 3, days: 7 }, "ben cem dot"],
  ["guideStarted", "lessThan", { count: 3, days: 365 }, "ben cem"],
  ["pageViewed", "greaterThanEqualTo", { count: "1", days: "1" }, ""],
])("who did %s %s %j: %s", async (key, operator, value, people) => {
  expect(await found("eventCount", key, operator, value)).toBe(people);
});
