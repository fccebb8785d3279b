import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { dropOldEvents } from "./drop-old-events.ts";
import { rollUp } from "./roll-up.ts";

const DAY = 86_400_000;
/** Yesterday, which began in Berlin an hour or two before it did in UTC. */
const YESTERDAY = new Date(Date.now() - DAY).toISOString().slice(0, 10);
const berlinMidnight = () => {
  const hour = Number(
    new Date(`${YESTERDAY}T12:00:00Z`).toLocaleString("en", { timeZone: "Europe/Berlin", hour: "numeric", hourCycle: "h23" }),
  );
  return Date.parse(`${YESTERDAY}T00:00:00Z`) - (hour - 12) * 3_600_000;
};

async function watched() {
  const tenant = await newTenant({ timeZone: "Europe/Berlin" });
  const stylings = JSON.stringify({ privacyLevel: 1 });
  await tenant.db.updateTable("properties").set({ stylings }).where("id", "=", tenant.propertyId).execute();
  return tenant;
}

const event = (kind: string, at: number, more: object) => ({
  id: randomUUID(),
  kind,
  catalogue: 1,
  occurred: new Date(at).toISOString(),
  ...more,
});
async function rolledUp(tenant: Tenant, events: object[]) {
  if (events.length > 0) expect((await tenant.call(null, "POST", "/player/:p/events", { events })).status).toBe(202);
  while ((await rollUp(tenant.db)) > 0);
}
const counts = async ({ db, propertyId }: Tenant) => {
  const rows = await db
    .selectFrom("person_event_days")
    .selectAll()
    .where("property_id", "=", propertyId)
    .orderBy("person")
    .orderBy("day")
    .orderBy("kind")
    .execute();
  return rows.map(({ person, anonymous, kind, content_id, day, count }) => [person, anonymous, kind, content_id, day, count]);
};

test("what somebody did is counted by days of the property's time zone, once however often it is sent, and only of what is known", async () => {
  const tenant = await watched();
  const guide = await tenant.guide({ live: true });
  const { id: tag } = await tenant.db
    .insertInto("tags")
    .values({ property_id: tenant.propertyId, name: "Cart" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const [before, after] = [berlinMidnight() - 1_800_000, berlinMidnight() + 1_800_000];
  const who = { user: "ada", session: randomUUID() };
  const run = { ...who, run: randomUUID(), content: { type: "guide", id: guide, version: 1 } };
  const events = [
    event("session_started", before, who),
    event("page_viewed", before, who),
    event("page_viewed", after, who),
    event("page_viewed", after + 1000, who),
    event("run_started", after, run),
    event("run_completed", after, run),
    event("tag_seen", after, { ...who, content: { type: "tag", id: tag } }),
    event("tag_used", after, { ...who, content: { type: "tag", id: tag + 1000 } }),
    event("run_started", after, { ...run, run: randomUUID(), content: { type: "guide", id: guide + 1000, version: 1 } }),
    event("run_started", after, { run: randomUUID(), content: run.content }),
    event("activity_ping", after, who),
  ];
  await rolledUp(tenant, events);
  await rolledUp(tenant, events);
  const [first, second] = [new Date(Date.parse(YESTERDAY) - DAY).toISOString().slice(0, 10), YESTERDAY];
  expect(await counts(tenant)).toEqual([
    ["ada", false, "page_viewed", 0, first, 1],
    ["ada", false, "session_started", 0, first, 1],
    ["ada", false, "page_viewed", 0, second, 2],
    ["ada", false, "run_completed", guide, second, 1],
    ["ada", false, "run_started", guide, second, 1],
    ["ada", false, "tag_seen", tag, second, 1],
  ]);
});

test("who signs in takes along what was counted, shown and decided of them; what is too old goes", async () => {
  const tenant = await watched();
  const { db, propertyId: property_id } = tenant;
  const anonymous = randomUUID();
  const at = berlinMidnight() + 1_800_000;
  await rolledUp(tenant, [
    event("page_viewed", at, { anonymous }),
    event("page_viewed", at, { user: "ada" }),
    event("page_viewed", at, { user: "bob" }),
  ]);
  const shown = { property_id, id: randomUUID(), kind: "nps", content_id: 1, person: anonymous, anonymous: true };
  await db.insertInto("impressions").values(shown).execute();
  await db
    .insertInto("person_segments")
    .values({ property_id, person: anonymous, anonymous: true, segment_ids: [3] })
    .execute();
  expect((await tenant.call(null, "POST", "/player/:p/identify", { user: "ada", anonymous })).status).toBe(204);
  await rolledUp(tenant, []);
  expect(await counts(tenant)).toEqual([
    ["ada", false, "page_viewed", 0, YESTERDAY, 2],
    ["bob", false, "page_viewed", 0, YESTERDAY, 1],
  ]);
  const of = (table: "impressions" | "person_segments") =>
    db.selectFrom(table).select(["person", "anonymous"]).where("property_id", "=", property_id).execute();
  expect([await of("impressions"), await of("person_segments")]).toEqual(Array(2).fill([{ person: "ada", anonymous: false }]));

  const old = new Date(Date.now() - 10 * DAY).toISOString();
  await db.updateTable("impressions").set({ shown_at: old }).where("property_id", "=", property_id).execute();
  await db.updateTable("person_segments").set({ since: old }).where("property_id", "=", property_id).execute();
  await db
    .updateTable("person_event_days")
    .set({ day: old.slice(0, 10) })
    .where("property_id", "=", property_id)
    .where("person", "=", "bob")
    .execute();
  // Whoever has answered, or never wants to see it again, is not asked again when that is long ago.
  const ended = { property_id, kind: "nps", content_id: 1, person: "ada", shown_at: old };
  await db
    .insertInto("impressions")
    .values([
      { ...ended, id: randomUUID(), dismissed_at: old },
      { ...ended, id: randomUUID(), answered_at: old },
    ])
    .execute();
  while ((await dropOldEvents(db, 5)) > 0);
  expect(await of("impressions")).toHaveLength(2);
  await db.deleteFrom("impressions").where("property_id", "=", property_id).execute();
  expect([await of("impressions"), await of("person_segments"), await counts(tenant)]).toEqual([
    [],
    [],
    [["ada", false, "page_viewed", 0, YESTERDAY, 2]],
  ]);
});
