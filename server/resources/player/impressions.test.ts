import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { SHOWING, type Showing } from "#app/domain/targeting/showing.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

type Claim = {
  id?: string;
  content?: number;
  user?: string;
  anonymous?: string;
  url?: string;
  tags?: number[];
  version?: number;
  kind?: string;
};
const HOUR = 3_600_000;
const before = (hours: number) => new Date(Date.now() - hours * HOUR);

/** A property at privacy level 1 with a live guide that shows by itself. */
async function opened(showing: Partial<Showing> = {}, level = 1) {
  const tenant = await newTenant({ stylings: { privacyLevel: level } });
  const guide = await tenant.guide({ live: true });
  const aim = (tutorial: object, id = guide) => tenant.call("company admin", "PUT", `/v2/properties/:p/tutorials/${id}`, { tutorial });
  await aim({ showing: { ...SHOWING, auto: true, ...showing } });
  const send = (given: Claim = {}) => {
    const page = { url: "https://crm.test/deals", language: "en", tags: [] };
    return tenant.call(null, "POST", "/player/:p/impressions", {
      id: randomUUID(),
      kind: "guide",
      content: guide,
      version: 1,
      ...page,
      ...given,
    });
  };
  const claim = async (given: Claim = { user: "ada" }) => (await send(given)).body.shown as unknown as boolean;
  return { tenant, guide, aim, send, claim };
}

function shown({ db, propertyId }: Tenant, content: number, hours: number, person = "ada", anonymous = false) {
  const row = {
    property_id: propertyId,
    id: randomUUID(),
    kind: "guide",
    content_id: content,
    version: 1,
    person,
    anonymous,
    shown_at: before(hours),
  };
  return db.insertInto("impressions").values(row).execute();
}
function finished({ db, propertyId }: Tenant, guide: number, at: Date, person = "ada", anonymous = false) {
  const row = {
    property_id: propertyId,
    run_id: randomUUID(),
    guide_id: guide,
    person,
    anonymous,
    started_at: at,
    completed_at: at,
    day: "2026-01-01",
  };
  return db.insertInto("guide_runs").values(row).execute();
}
const rows = ({ db, propertyId }: Tenant) =>
  db
    .selectFrom("impressions")
    .select(["id", "kind", "content_id", "version", "person", "anonymous"])
    .where("property_id", "=", propertyId)
    .execute();

test("a showing is granted once and kept; the same id again answers the same, for nobody and nothing else", async () => {
  const { tenant, guide, claim } = await opened();
  const id = randomUUID();
  expect(await claim({ id, user: "ada" })).toBe(true);
  expect(await claim({ id, user: "ada" })).toBe(true);
  expect(await claim({ id, user: "eve" })).toBe(false);
  expect(await claim({ user: "ada" })).toBe(false);
  expect(await rows(tenant)).toEqual([{ id, kind: "guide", content_id: guide, version: 1, person: "ada", anonymous: false }]);
  expect(await claim({ user: "bob" })).toBe(true);
});

test("one id that several people claim at once is one showing, and a visitor's id counts whatever its case", async () => {
  const { tenant, claim } = await opened();
  const id = randomUUID();
  const answers = await Promise.all(Array.from({ length: 12 }, () => claim({ id, anonymous: randomUUID() })));
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await rows(tenant)).toHaveLength(1);
  const visitor = randomUUID();
  expect([await claim({ anonymous: visitor }), await claim({ anonymous: visitor.toUpperCase() })]).toEqual([true, false]);
});

test("of many tabs and devices that ask at once, exactly one is told true", async () => {
  const { tenant, claim } = await opened({ reminder: 1 });
  for (const person of [{ user: "ada" }, { anonymous: randomUUID() }]) {
    const answers = await Promise.all(Array.from({ length: 12 }, () => claim(person)));
    expect(answers.filter(Boolean)).toHaveLength(1);
  }
  expect(await rows(tenant)).toHaveLength(2);
});

test("of two items that ask at once, one is told true where one may show in a day", async () => {
  const { tenant, guide, aim, claim } = await opened();
  const other = await tenant.guide({ live: true });
  await aim({ showing: { ...SHOWING, auto: true } }, other);
  await tenant.call("company admin", "PUT", "/v2/properties/:p/frequency", { overall: { times: 1, days: 1 } });
  const answers = await Promise.all([guide, other, guide, other].map((content) => claim({ user: "ada", content })));
  expect(answers.filter(Boolean)).toHaveLength(1);
});

test("the same claim sent twice at once is one showing", async () => {
  const { tenant, claim } = await opened();
  for (const person of [{ user: "ada" }, {}]) {
    const id = randomUUID();
    expect(await Promise.all([claim({ id, ...person }), claim({ id, ...person })])).toEqual([true, true]);
  }
  expect(await rows(tenant)).toHaveLength(2);
});

test("reminders, recurrence, caps and quiet hours are counted by what was granted and finished before", async () => {
  const { tenant, guide, aim, claim } = await opened({ reminder: 3, recurrence: 7 });
  await shown(tenant, guide, 71);
  expect(await claim()).toBe(false);
  await shown(tenant, guide, 73, "bob");
  expect(await claim({ user: "bob" })).toBe(true);
  await finished(tenant, guide, before(24 * 6), "cleo");
  expect(await claim({ user: "cleo" })).toBe(false);
  await finished(tenant, guide, before(24 * 8), "dora");
  expect(await claim({ user: "dora" })).toBe(true);
  // The clock of a device is ahead; it has finished all the same.
  await finished(tenant, guide, before(-5), "finn");
  expect(await claim({ user: "finn" })).toBe(false);
  const other = await tenant.guide({ live: true });
  await aim({ showing: { ...SHOWING, auto: true } }, other);
  await tenant.call("company admin", "PUT", "/v2/properties/:p/frequency", { quietHours: 2 });
  expect(await claim({ user: "bob", content: other })).toBe(false);
  expect(await claim({ user: "ada", content: other })).toBe(true);
});

test("what an anonymous visitor was shown and finished counts for the user whom they turn out to be, at once", async () => {
  const { tenant, guide, claim } = await opened();
  const { db, propertyId } = tenant;
  const [saw, did] = [randomUUID(), randomUUID()];
  await shown(tenant, guide, 1, saw, true);
  await finished(tenant, guide, before(1), did, true);
  await tenant.call(null, "POST", "/player/:p/identify", { user: "ada", anonymous: saw });
  await tenant.call(null, "POST", "/player/:p/identify", { user: "bob", anonymous: did });
  expect(await db.selectFrom("person_aliases").select("anonymous_id").where("property_id", "=", propertyId).execute()).toHaveLength(2);
  for (const user of ["ada", "bob"]) expect(await claim({ user })).toBe(false);
  // A claim that arrives late under the old id is theirs, also where that id itself was shown nothing.
  const other = randomUUID();
  await shown(tenant, guide, 1, "cleo");
  await tenant.call(null, "POST", "/player/:p/identify", { user: "cleo", anonymous: other });
  expect(await claim({ anonymous: other })).toBe(false);
  expect(await claim({ anonymous: saw })).toBe(false);
  expect(await claim({ user: saw })).toBe(true);
});

test("it is decided as in the player: segment, page, tags, schedule, version, and whether it shows by itself at all", async () => {
  const { tenant, guide, aim, claim } = await opened();
  const filters = [{ type: "string", key: "plan", operator: "equals", value: "pro" }];
  await tenant.attribute("plan");
  const body = { name: "Pro", connection: "and", filterGroups: [{ connection: "and", filters }] };
  const segment = Number((await tenant.call("company admin", "POST", "/v2/properties/:p/segments", body)).body.id);
  const [pageSegment, tag] = [await tenant.pageSegment("Deals", ["/deals*"]), await tenant.tag("Board")];
  await aim({ segment, pageSegment, tags: { mode: "show", list: [tag] } });
  await tenant.call(null, "POST", "/player/:p/identify", { user: "ada", attributes: { plan: "pro" } });
  const good = { user: "ada", tags: [tag] };
  for (const wrong of [
    { user: "eve" },
    { url: "https://crm.test/contacts" },
    { tags: [tag + 1] },
    { version: 2 },
    { content: guide + 1_000 },
    { kind: "nps" },
  ]) {
    expect([wrong, await claim({ ...good, ...wrong })]).toEqual([wrong, false]);
  }
  await aim({ showing: { ...SHOWING, auto: true, to: before(1).toISOString() } });
  expect(await claim(good)).toBe(false);
  await aim({ showing: SHOWING });
  expect(await claim(good)).toBe(false);
  await aim({ showing: { ...SHOWING, auto: true } });
  expect(await claim(good)).toBe(true);
});

test("a guide of a chapter shows where that does, and in languages that it has", async () => {
  const { tenant, claim } = await opened();
  const chapter = await tenant.chapter("First steps", true);
  const guide = await tenant.guide({ live: true, chapter });
  await tenant.call("company admin", "PUT", `/v2/properties/:p/tutorials/${guide}`, { tutorial: { showing: { ...SHOWING, auto: true } } });
  const pageSegment = await tenant.pageSegment("Contacts", ["/contacts*"]);
  await tenant.call("company admin", "PUT", `/v2/properties/:p/launchers/${chapter}`, { pageSegment });
  expect(await claim({ user: "ada", content: guide })).toBe(false);
  expect(await claim({ user: "ada", content: guide, url: "https://crm.test/contacts/7" })).toBe(true);
  await tenant.call("company admin", "PUT", `/v2/properties/:p/launchers/${chapter}`, { visibility: "private" });
  expect(await claim({ user: "bob", content: guide, url: "https://crm.test/contacts/7" })).toBe(false);
});

test("of nobody nothing is counted and nobody is named: at privacy level 0 too", async () => {
  for (const level of [0, 1]) {
    const { tenant, claim } = await opened({}, level);
    const named = level === 0 ? { user: "ada", anonymous: randomUUID() } : {};
    expect([await claim(named), await claim(named)]).toEqual([true, true]);
    expect(await rows(tenant)).toMatchObject([{ person: "", anonymous: false }, { person: "" }]);
  }
});

test.each([
  [422, { id: "1" }],
  [422, { kind: "banner" }],
  [422, { content: 0 }],
  [422, { content: 2 ** 40 }],
  [422, { url: "x".repeat(2001) }],
  [422, { tags: Array(1001).fill(1) }],
  [422, { tags: ["x"] }],
  [422, { user: "a\u0000b" }],
  [413, { url: "x".repeat(40_000) }],
])("refuses with %i the claim %.60j", async (status, given) => {
  const { send } = await opened();
  expect((await send(given as Claim)).status).toBe(status);
});

test("an unknown property is 404", async () => {
  const tenant = await newTenant();
  expect((await tenant.call(null, "POST", "/player/999999999/impressions", {})).status).toBe(404);
});
