import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { dropOldEvents } from "./drop-old-events.ts";
import { rollUp } from "./roll-up.ts";

const HOUR = 3_600_000;
/** A moment of the past, so that no clock is wrong. */
const START = Date.now() - 48 * HOUR;

async function watched(level = 1) {
  const tenant = await newTenant();
  const stylings = JSON.stringify({ privacyLevel: level });
  await tenant.db.updateTable("properties").set({ stylings }).where("id", "=", tenant.propertyId).execute();
  return tenant;
}

const event = (kind: string, seconds: number, more: object = {}) => ({
  id: randomUUID(),
  kind,
  catalogue: 1,
  occurred: new Date(START + seconds * 1000).toISOString(),
  ...more,
});
const run = (guide: number, seconds: number, more: object) =>
  event("run_started", seconds, { run: randomUUID(), content: { type: "guide", id: guide, version: 1 }, ...more });

async function send(tenant: Tenant, events: unknown[]) {
  expect((await tenant.call(null, "POST", "/player/:p/events", { events })).status).toBe(202);
}
async function rolledUp(tenant: Tenant, events: unknown[] = []) {
  if (events.length > 0) await send(tenant, events);
  while ((await rollUp(tenant.db)) > 0);
}
const identify = async (tenant: Tenant, user: string, anonymous?: string) =>
  expect((await tenant.call(null, "POST", "/player/:p/identify", { user, anonymous })).status).toBe(204);
const persons = async ({ db, propertyId }: Tenant) =>
  (await db.selectFrom("guide_runs").select("person").where("property_id", "=", propertyId).orderBy("started_at").execute()).map(
    (each) => each.person,
  );
const people = ({ db, propertyId }: Tenant) =>
  db
    .selectFrom("foreign_users")
    .select(["foreign_id", "anonymous", "first_seen_at", "last_seen_at"])
    .where("property_id", "=", propertyId)
    .orderBy("id")
    .execute();
const sessions = async ({ db, propertyId }: Tenant) => {
  const rows = await db.selectFrom("sessions").selectAll().where("property_id", "=", propertyId).orderBy("started_at").execute();
  const seconds = (at: Date) => (at.getTime() - START) / 1000;
  return rows.map(({ person, started_at, last_at, pages }) => ({ person, from: seconds(started_at), to: seconds(last_at), pages }));
};

test("who was anonymous becomes the user who signs in, with runs, sessions and first visit, and nobody counts twice", async () => {
  const tenant = await watched();
  const guide = await tenant.guide({ live: true });
  const [anonymous, session] = [randomUUID(), randomUUID()];
  await rolledUp(tenant, [event("page_viewed", 0, { anonymous, session }), run(guide, 1, { anonymous, session })]);
  expect(await people(tenant)).toMatchObject([{ foreign_id: anonymous, anonymous: true }]);
  await identify(tenant, "ada", anonymous);
  await rolledUp(tenant, [run(guide, 2, { user: "ada", session })]);
  expect(await people(tenant)).toMatchObject([{ foreign_id: "ada", anonymous: false, first_seen_at: new Date(START) }]);
  expect(await persons(tenant)).toEqual(["ada", "ada"]);
  expect(await sessions(tenant)).toEqual([{ person: "ada", from: 0, to: 2, pages: 1 }]);
});

test("what arrives late under the anonymous id, from this tab or another, counts for the user; repeated calls change nothing", async () => {
  const tenant = await watched();
  const guide = await tenant.guide({ live: true });
  const [anonymous, session] = [randomUUID(), randomUUID()];
  for (let again = 0; again < 3; again++) await identify(tenant, "ada", anonymous);
  const late = [run(guide, 0, { anonymous, session }), event("page_viewed", 1, { anonymous, session })];
  await rolledUp(tenant, late);
  await identify(tenant, "ada", anonymous);
  await rolledUp(tenant, late);
  expect(await persons(tenant)).toEqual(["ada"]);
  expect(await people(tenant)).toMatchObject([{ foreign_id: "ada", first_seen_at: new Date(START) }]);
  expect(await sessions(tenant)).toEqual([{ person: "ada", from: 0, to: 1, pages: 1 }]);
  const aliases = await tenant.db.selectFrom("person_aliases").selectAll().where("property_id", "=", tenant.propertyId).execute();
  expect(aliases).toMatchObject([{ anonymous_id: anonymous, merged_at: expect.any(Date) }]);
});

test("who signs in second in a shared browser inherits nothing of the first, and keeps what was theirs", async () => {
  const tenant = await watched();
  const guide = await tenant.guide({ live: true });
  const [first, second] = [randomUUID(), randomUUID()];
  await rolledUp(tenant, [run(guide, 0, { anonymous: first })]);
  await identify(tenant, "ada", first);
  // A player that did not begin a new id when the first one left.
  await identify(tenant, "bob", first);
  await rolledUp(tenant, [run(guide, 1, { anonymous: second })]);
  await identify(tenant, "bob", second);
  await rolledUp(tenant);
  expect(await persons(tenant)).toEqual(["ada", "bob"]);
});

test("nobody becomes part of somebody else who is known by the id that is claimed", async () => {
  const tenant = await watched();
  const guide = await tenant.guide({ live: true });
  const known = randomUUID();
  await identify(tenant, known);
  await rolledUp(tenant, [run(guide, 0, { user: known })]);
  await identify(tenant, "eve", known);
  await rolledUp(tenant);
  expect(await persons(tenant)).toEqual([known]);
  expect(await people(tenant)).toMatchObject([{ foreign_id: known }, { foreign_id: "eve" }]);
});

test("somebody known by an id that looks like one of the player's is not whoever is anonymous under it", async () => {
  const tenant = await watched();
  const guide = await tenant.guide({ live: true });
  const [known, session, other] = [randomUUID(), randomUUID(), randomUUID()];
  await rolledUp(tenant, [event("page_viewed", 0, { user: known, session }), run(guide, 1, { user: known })]);
  await rolledUp(tenant, [event("page_viewed", 2, { anonymous: known, session: other }), run(guide, 3, { anonymous: known })]);
  await identify(tenant, "eve", known);
  await rolledUp(tenant);
  expect(await persons(tenant)).toEqual([known, "eve"]);
  expect((await sessions(tenant)).map(({ person }) => person)).toEqual([known, "eve"]);
  const whole = tenant.db.selectFrom("guide_runs").select(["person", "anonymous"]).where("property_id", "=", tenant.propertyId);
  expect(await whole.orderBy("started_at").execute()).toEqual([
    { person: known, anonymous: false },
    { person: "eve", anonymous: false },
  ]);
});

test("an anonymous id is one that the player makes: events with any other are refused", async () => {
  const tenant = await watched();
  const answer = await tenant.call(null, "POST", "/player/:p/events", { events: [event("page_viewed", 0, { anonymous: "ada@x.test" })] });
  expect([answer.status, answer.body]).toMatchObject([422, { fields: [{ path: "events.0.anonymous" }] }]);
});

test("an alias holds in its own property alone", async () => {
  const [tenant, other] = [await watched(), await watched()];
  const anonymous = randomUUID();
  await identify(tenant, "ada", anonymous);
  await rolledUp(other, [run(await other.guide({ live: true }), 0, { anonymous })]);
  expect(await persons(other)).toEqual([anonymous]);
});

test("a session ends 1800 s after its last activity, also for a client that goes on with its id (specification 2, section 9)", async () => {
  const tenant = await watched();
  const session = randomUUID();
  const at = (seconds: number, kind = "activity_ping") => event(kind, seconds, { user: "ada", session });
  await rolledUp(tenant, [at(0, "page_viewed"), at(1800), at(3601)]);
  expect(await sessions(tenant)).toMatchObject([
    { from: 0, to: 1800, pages: 1 },
    { from: 3601, to: 3601, pages: 0 },
  ]);
  await rolledUp(tenant, [at(2000, "page_viewed")]);
  expect(await sessions(tenant)).toEqual([{ person: "ada", from: 0, to: 3601, pages: 2 }]);
});

test("in whatever order, portions and repetitions events arrive, the sessions are the same", { timeout: 60_000 }, async () => {
  const times = fc.array(fc.integer({ min: 0, max: 12_000 }), { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(times, fc.integer({ min: 1, max: 5 }), async (seconds, portion) => {
      const tenant = await watched();
      const session = randomUUID();
      const events = seconds.map((each) => event("page_viewed", each, { user: "ada", session }));
      for (let from = 0; from < events.length; from += portion) await rolledUp(tenant, events.slice(from, from + portion));
      await rolledUp(tenant, events);
      const expected: { from: number; to: number; pages: number }[] = [];
      for (const each of [...seconds].sort((one, other) => one - other)) {
        const last = expected.at(-1);
        if (last && each - last.to <= 1800) Object.assign(last, { to: each, pages: last.pages + 1 });
        else expected.push({ from: each, to: each, pages: 1 });
      }
      expect((await sessions(tenant)).map(({ person: _, ...each }) => each)).toEqual(expected);
    }),
    { numRuns: 15 },
  );
});

test("sessions say when people and company users were seen, and their own end with the events'", async () => {
  const tenant = await watched();
  const { db, companyId } = tenant;
  await db.insertInto("company_users").values({ company_id: companyId, public_id: "ada" }).execute();
  await identify(tenant, "ada");
  const old = new Date(START - 24 * HOUR);
  await db
    .updateTable("foreign_users")
    .set({ first_seen_at: old, last_seen_at: old })
    .where("property_id", "=", tenant.propertyId)
    .execute();
  await db.updateTable("company_users").set({ first_seen_at: null, last_seen_at: null }).where("company_id", "=", companyId).execute();
  await rolledUp(tenant, [event("page_viewed", 0, { user: "ada", session: randomUUID() })]);
  expect(await people(tenant)).toMatchObject([{ first_seen_at: old, last_seen_at: new Date(START) }]);
  const [known] = await db.selectFrom("company_users").selectAll().where("company_id", "=", companyId).execute();
  expect(known).toMatchObject({ first_seen_at: new Date(START), last_seen_at: new Date(START) });
  expect(await sessions(tenant)).toHaveLength(1);
  while ((await dropOldEvents(db, 1)) > 0);
  expect(await sessions(tenant)).toEqual([]);
  expect(await people(tenant)).toHaveLength(1);
});

test("anonymous visitors are people while there is room, and go when they have long been away", async () => {
  const tenant = await watched();
  const visit = () => event("page_viewed", 0, { anonymous: randomUUID(), session: randomUUID() });
  await send(tenant, [visit()]);
  while ((await rollUp(tenant.db, async () => false)) > 0);
  expect(await people(tenant)).toEqual([]);
  expect(await sessions(tenant)).toHaveLength(1);
  await rolledUp(tenant, [visit()]);
  expect(await people(tenant)).toMatchObject([{ anonymous: true }]);
  while ((await dropOldEvents(tenant.db, 1)) > 0);
  expect(await people(tenant)).toEqual([]);
});

test("tags that were seen and used are stored at privacy level 1 alone, and unknown ones counted (specification 2, section 3)", async () => {
  const tenant = await watched();
  const tag = async (of: Tenant) =>
    (await of.db.insertInto("tags").values({ property_id: of.propertyId, name: "Deals" }).returning("id").executeTakeFirstOrThrow()).id;
  const [known, foreign] = [await tag(tenant), await tag(await watched())];
  const said = (id: number) => ["tag_seen", "tag_used"].map((kind) => event(kind, 0, { user: "ada", content: { type: "tag", id } }));
  await rolledUp(tenant, [...said(known), ...said(foreign), ...said(1_000_000)]);
  const days = tenant.db.selectFrom("event_days").select(["stored", "unknown_tags", "unknown_guides"]);
  expect(await days.where("property_id", "=", tenant.propertyId).execute()).toEqual([{ stored: 6, unknown_tags: 4, unknown_guides: 0 }]);
  const metrics = await (await tenant.api.fetch(new Request("http://api.test/metrics"))).text();
  expect(Number(/^handrail_unknown_events\{reason="tags"\} (\d+)$/m.exec(metrics)?.[1])).toBeGreaterThanOrEqual(4);
  const quiet = await watched(0);
  expect((await quiet.call(null, "POST", "/player/:p/events", { events: said(known) })).body).toEqual({ accepted: 0 });
  const guide = { type: "guide", id: known, version: 1 };
  for (const wrong of [
    event("tag_seen", 0),
    event("tag_used", 0, { content: guide }),
    event("run_started", 0, { content: { type: "tag", id: 1 } }),
  ]) {
    expect((await tenant.call(null, "POST", "/player/:p/events", { events: [wrong] })).status).toBe(422);
  }
});
