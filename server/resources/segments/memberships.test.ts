import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { WireFilter } from "#app/contracts/segment-filter.ts";
import { addForeignUser } from "#tests/support/people.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { rememberedMemberships } from "./memberships.ts";

type Filter = [type: WireFilter["type"], key: string, operator: string, value?: unknown];

async function segment({ db, propertyId }: Tenant, ...filters: Filter[]): Promise<number> {
  const sent = filters.map(([type, key, operator, value]) => ({ type, key, operator, value }));
  const filter_groups = JSON.stringify([{ connection: "and", filters: sent }]);
  const row = { property_id: propertyId, name: randomUUID(), filter_groups };
  return (await db.insertInto("segments").values(row).returning("id").executeTakeFirstOrThrow()).id;
}

test("all segments of somebody are found at once: by what they are, did, were shown, and how often they did it", async () => {
  const tenant = await newTenant({ timeZone: "Europe/Berlin" });
  const { db, propertyId: property_id } = tenant;
  const guide = await tenant.guide();
  const everybody = await segment(tenant);
  const pro = await segment(tenant, ["string", "plan", "equals", "PRO"]);
  const others = await segment(tenant, ["string", "plan", "!equals", "pro"]);
  const started = await segment(tenant, ["tutorialInteraction", "tutorialInteraction", "started", guide]);
  const notDone = await segment(tenant, ["tutorialInteraction", "tutorialInteraction", "!completed", guide]);
  const answered = await segment(tenant, ["messageInteraction", "messageInteraction", "answered", 7]);
  const often = await segment(tenant, ["eventCount", "pageViewed", "greaterThanEqualTo", { count: 2, days: 3 }]);
  const seldom = await segment(tenant, ["eventCount", "pageViewed", "lessThan", { count: 2, days: 3 }]);
  const today = await segment(tenant, ["date", "lastSeenAt", "relativeEquals", "today"]);
  const never = await segment(tenant, ["date", "lastSeenAt", "empty"]);
  const named = await segment(tenant, ["string", "customerId", "startsWith", "AD"]);

  await addForeignUser(db, property_id, { plan: "Pro" }, { foreign_id: "ada" });
  const run = { property_id, run_id: randomUUID(), guide_id: guide, person: "ada", started_at: new Date(), day: "2026-01-01" };
  await db.insertInto("guide_runs").values(run).execute();
  const shown = { property_id, id: randomUUID(), kind: "survey", content_id: 7, person: "ada", answered_at: new Date() };
  await db.insertInto("impressions").values(shown).execute();
  const day = new Intl.DateTimeFormat("sv", { timeZone: "Europe/Berlin" }).format();
  await db.insertInto("person_event_days").values({ property_id, person: "ada", kind: "page_viewed", day, count: 2 }).execute();

  const segmentsOf = rememberedMemberships(db);
  const known = (id: string) => segmentsOf(property_id, { id, isAnonymous: false });
  expect(await known("ada")).toEqual([everybody, pro, started, notDone, answered, often, today, named]);
  expect(await known("bob")).toEqual([everybody, others, notDone, seldom, never]);
  expect(await segmentsOf(property_id, { id: "ada", isAnonymous: true })).toEqual([everybody, others, notDone, seldom, never, named]);
  expect(await segmentsOf(property_id, null)).toEqual([everybody, others, notDone, seldom, never]);
  expect(await segmentsOf(property_id + 1_000_000, null)).toEqual([]);
});

test("a segment that is made, changed or deleted counts at once, and so does another time zone", async () => {
  const tenant = await newTenant({ timeZone: "Pacific/Kiritimati" });
  const { db, propertyId } = tenant;
  const segmentsOf = rememberedMemberships(db);
  const ids = () => segmentsOf(propertyId, { id: "ada", isAnonymous: false });
  // Of these zones, it is always another day in one than in the other.
  const dayIn = (timeZone: string) => new Intl.DateTimeFormat("sv", { timeZone }).format();
  await addForeignUser(db, propertyId, {}, { foreign_id: "ada" });
  expect(await ids()).toEqual([]);
  const first = await segment(tenant, ["date", "lastSeenAt", "relativeEquals", dayIn("Pacific/Kiritimati")]);
  expect(await ids()).toEqual([first]);
  await db.updateTable("properties").set({ time_zone: "Pacific/Pago_Pago" }).where("id", "=", propertyId).execute();
  expect(await ids()).toEqual([]);
  const any = JSON.stringify([{ connection: "and", filters: [{ type: "date", key: "lastSeenAt", operator: "!empty" }] }]);
  await db.updateTable("segments").set({ filter_groups: any }).where("id", "=", first).execute();
  expect(await ids()).toEqual([first]);
  await db.deleteFrom("segments").where("id", "=", first).execute();
  expect(await ids()).toEqual([]);
});
