import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { addForeignUser } from "#tests/support/people.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

type Gate = { gate: string; passes: boolean };
type Told = { type: string; id: number; shows: boolean; auto: boolean; title: string; gates: Gate[] };

const explain = async (tenant: Tenant, query: Record<string, string> = {}) => {
  const answer = await tenant.call("company admin", "GET", `/v3/properties/:p/why?${new URLSearchParams(query)}`);
  expect(answer.status).toBe(200);
  return answer.body as {
    items: Told[];
    segments: { id: number; isIn: boolean }[];
    segmentsAre: string;
    person: object | null;
    next: object | null;
  };
};
const itemIn = (items: Told[], id: number) => items.find((each) => each.type === "guide" && each.id === id) as Told;
const failing = ({ gates }: Told) => gates.filter(({ passes }) => !passes).map(({ gate }) => gate);

const put = (tenant: Tenant, guide: number, tutorial: object) =>
  tenant.call("company admin", "PUT", `/v2/properties/:p/tutorials/${guide}`, { tutorial });
async function newSegment(tenant: Tenant, plan: string): Promise<number> {
  const filters = [{ type: "string", key: "plan", operator: "equals", value: plan }];
  const body = { name: `Plan ${randomUUID()}`, filterGroups: [{ connection: "and", filters }] };
  return (await tenant.call("company admin", "POST", "/v2/properties/:p/segments", body)).body.id as number;
}
async function newPageSegment(tenant: Tenant, rule: string, visibility = true): Promise<number> {
  const body = { name: `Pages ${randomUUID()}`, conditions: { rules: [rule], visibility } };
  return (await tenant.call("company admin", "POST", "/v2/properties/:p/page_segments", body)).body.id as number;
}

test("each gate says what it wants and what it got; what is not published stops at the first", async () => {
  const tenant = await newTenant({ stylings: { privacyLevel: 1 } });
  await addForeignUser(tenant.db, tenant.propertyId, { plan: "free" }, { foreign_id: "ada" });
  const [live, draft] = [await tenant.guide({ live: true }), await tenant.guide()];
  const [segment, pages] = [await newSegment(tenant, "pro"), await newPageSegment(tenant, "/contacts*")];
  await put(tenant, live, { segment, pageSegment: pages });
  const here = { person: "ada", url: "https://crm.test/deals" };
  const told = await explain(tenant, here);
  expect(failing(itemIn(told.items, live))).toEqual(["segment", "page"]);
  expect(itemIn(told.items, live).gates).toContainEqual({ gate: "page", passes: false, pageSegment: pages, rule: null });
  expect(failing(itemIn(told.items, draft))).toEqual(["visibility"]);
  expect(told.segments).toMatchObject([{ id: segment, isIn: false }]);
  expect(told).toMatchObject({ person: { publicId: "ada" }, segmentsAre: "now", next: null });

  await tenant.db
    .updateTable("foreign_users")
    .set({ own: '{"plan":"Pro"}', attributes: '{"plan":"Pro"}' })
    .where("foreign_id", "=", "ada")
    .execute();
  const met = itemIn((await explain(tenant, { ...here, url: "https://crm.test/contacts/7" })).items, live);
  expect([met.shows, failing(met)]).toEqual([true, []]);
  expect(met.gates).toContainEqual({ gate: "page", passes: true, pageSegment: pages, rule: "/contacts*" });
  expect(failing(itemIn((await explain(tenant, { person: "nobody" })).items, live))).toEqual(["segment", "page"]);
});

test("the past is told as it was: rules, segments that players were told, and what was shown by then", async () => {
  const tenant = await newTenant({ stylings: { privacyLevel: 1 } });
  const { db, propertyId } = tenant;
  await addForeignUser(db, propertyId, { plan: "pro" }, { foreign_id: "ada" });
  const guide = await tenant.guide({ live: true });
  const segment = await newSegment(tenant, "free");
  const pause = () => new Promise((resolve) => setTimeout(resolve, 15));
  await pause();
  const before = new Date().toISOString();
  await pause();
  await put(tenant, guide, { segment });
  await db
    .insertInto("person_segments")
    .values({ property_id: propertyId, person: "ada", segment_ids: [segment], since: new Date().toISOString() })
    .execute();
  await pause();
  const noted = new Date().toISOString();
  const at = async (moment?: string) => explain(tenant, { person: "ada", ...(moment && { at: moment }) });
  expect(failing(itemIn((await at(before)).items, guide))).toEqual([]);
  expect(await at(before)).toMatchObject({ segmentsAre: "guessed" });
  expect(await at(noted)).toMatchObject({ segmentsAre: "noted", segments: [{ id: segment, isIn: true }] });
  expect(failing(itemIn((await at(noted)).items, guide))).toEqual([]);
  expect(failing(itemIn((await at()).items, guide))).toEqual(["segment"]);
  expect((await at("2001-01-01T00:00:00Z")).items).toEqual([]);
});

test("of what shows by itself one wins, and the others say whom they wait for; a week tells them in order", async () => {
  const tenant = await newTenant({ stylings: { privacyLevel: 1 } });
  const [first, second] = [await tenant.guide({ live: true }), await tenant.guide({ live: true })];
  const showing = { auto: true, from: null, to: null, recurrence: 0, reminder: 0, priority: 50 };
  await put(tenant, first, { showing });
  await put(tenant, second, { showing: { ...showing, priority: 80 } });
  await addForeignUser(tenant.db, tenant.propertyId, {}, { foreign_id: "ada" });
  const told = await explain(tenant, { person: "ada" });
  expect(told.next).toEqual({ type: "guide", id: second });
  expect(itemIn(told.items, first).gates.at(-1)).toEqual({
    gate: "priority",
    passes: false,
    priority: 50,
    winner: { type: "guide", id: second },
  });
  const week = await tenant.call("company admin", "GET", "/v3/properties/:p/why/week?person=ada");
  expect((week.body.showings as { id: number }[]).map(({ id }) => id)).toEqual([second, first]);
  const shown = { property_id: tenant.propertyId, id: randomUUID(), kind: "guide", content_id: second, person: "ada" };
  await tenant.db.insertInto("impressions").values(shown).execute();
  const later = await explain(tenant, { person: "ada" });
  expect(failing(itemIn(later.items, second))).toEqual(["reminder"]);
  expect(later.next).toEqual({ type: "guide", id: first });
});

test("the page and the claim know the same history: a visitor's before the merge, and what a clock that is ahead says", async () => {
  const tenant = await newTenant({ stylings: { privacyLevel: 1 } });
  const { db, propertyId } = tenant;
  const [seen, done] = [await tenant.guide({ live: true }), await tenant.guide({ live: true })];
  const showing = { auto: true, from: null, to: null, recurrence: 0, reminder: 0, priority: 50 };
  for (const guide of [seen, done]) await put(tenant, guide, { showing });
  const anonymous = randomUUID();
  const row = { property_id: propertyId, person: anonymous, anonymous: true };
  await db
    .insertInto("impressions")
    .values({ ...row, id: randomUUID(), kind: "guide", content_id: seen })
    .execute();
  await tenant.call(null, "POST", "/player/:p/identify", { user: "ada", anonymous });
  const ahead = new Date(Date.now() + 3_600_000);
  const run = { property_id: propertyId, run_id: randomUUID(), guide_id: done, person: "ada", anonymous: false, day: "2026-01-01" };
  await db
    .insertInto("guide_runs")
    .values({ ...run, started_at: ahead, completed_at: ahead })
    .execute();
  const { items } = await explain(tenant, { person: "ada" });
  expect([seen, done].map((id) => failing(itemIn(items, id))[0])).toEqual(["reminder", "done"]);
  const before = await explain(tenant, { person: "ada", at: new Date(Date.now() - 1000).toISOString() });
  expect(before.items.flatMap(failing)).not.toContain("done");
});

test("what was shown after the moment that is asked about does not count", async () => {
  const tenant = await newTenant({ stylings: { privacyLevel: 1 } });
  const guide = await tenant.guide({ live: true });
  await put(tenant, guide, { showing: { auto: true, from: null, to: null, recurrence: 0, reminder: 0, priority: 50 } });
  await addForeignUser(tenant.db, tenant.propertyId, {}, { foreign_id: "ada" });
  const at = new Date().toISOString();
  await new Promise((resolve) => setTimeout(resolve, 15));
  const shown = { property_id: tenant.propertyId, id: randomUUID(), kind: "guide", content_id: guide, person: "ada" };
  // The database's clock is ahead.
  await tenant.db
    .insertInto("impressions")
    .values({ ...shown, shown_at: new Date(Date.now() + 5000) })
    .execute();
  expect(failing(itemIn((await explain(tenant, { person: "ada", at })).items, guide))).toEqual([]);
  expect(failing(itemIn((await explain(tenant, { person: "ada" })).items, guide))).toEqual(["reminder"]);
});

test("of the past, segments of which players were not told follow from what is known now", async () => {
  const tenant = await newTenant({ stylings: { privacyLevel: 1 } });
  const { db, propertyId } = tenant;
  await addForeignUser(db, propertyId, { plan: "pro" }, { foreign_id: "ada" });
  const [told, other] = [await newSegment(tenant, "pro"), await newSegment(tenant, "pro")];
  await put(tenant, await tenant.guide({ live: true }), { segment: told });
  await db
    .insertInto("person_segments")
    .values({ property_id: propertyId, person: "ada", segment_ids: [], since: new Date().toISOString() })
    .execute();
  const { segments, segmentsAre } = await explain(tenant, { person: "ada", at: new Date(Date.now() + 5).toISOString() });
  expect(segmentsAre).toBe("noted");
  expect(segments).toMatchObject([
    { id: told, isIn: false },
    { id: other, isIn: true },
  ]);
});

test("tags that an address does not tell are not known; those without a selector follow from it", async () => {
  const tenant = await newTenant({ stylings: { privacyLevel: 1 } });
  const board = await tenant.tag("Board", { selector: "", urlRule: "/deals*" });
  const save = await tenant.tag("Save", { selector: "#save", urlRule: "/deals*" });
  const [onBoard, withSave, withoutSave] = [
    await tenant.guide({ live: true }),
    await tenant.guide({ live: true }),
    await tenant.guide({ live: true }),
  ];
  await put(tenant, onBoard, { tags: { mode: "show", list: [board] } });
  await put(tenant, withSave, { tags: { mode: "show", list: [save] } });
  await put(tenant, withoutSave, { tags: { mode: "hide", list: [save] } });
  const tagsGate = async (query: Record<string, string>) => {
    const { items } = await explain(tenant, query);
    return [onBoard, withSave, withoutSave].map((id) => {
      const { passes, unknown } = itemIn(items, id).gates.find(({ gate }) => gate === "tags") as Gate & { unknown: number[] };
      return `${passes}${unknown.length > 0 ? " unknown" : ""}`;
    });
  };
  expect(await tagsGate({ url: "https://crm.test/deals" })).toEqual(["true", "false unknown", "true unknown"]);
  expect(await tagsGate({ url: "https://crm.test/contacts" })).toEqual(["false", "false", "true"]);
  expect(await tagsGate({ url: "https://crm.test/deals", tags: String(save) })).toEqual(["true", "true", "false"]);
});

test("a segment that the person is not in says which filter they do not meet, and what they have", async () => {
  const tenant = await newTenant({ stylings: { privacyLevel: 1 } });
  await addForeignUser(tenant.db, tenant.propertyId, { plan: "free" }, { foreign_id: "ada" });
  const segment = await newSegment(tenant, "pro");
  await newSegment(tenant, "team");
  await put(tenant, await tenant.guide({ live: true }), { segment });
  const { segments } = (await explain(tenant, { person: "ada" })) as unknown as { segments: { id: number; filters: object[] }[] };
  expect(segments.map(({ filters }) => filters.length)).toEqual([1, 0]);
  expect(segments[0]?.filters).toMatchObject([{ group: 0, filter: { key: "plan", value: "pro" }, meets: false, actual: "free" }]);
});

test("another property's people and rules are not told", async () => {
  const [tenant, other] = [await newTenant({ stylings: { privacyLevel: 1 } }), await newTenant({ stylings: { privacyLevel: 1 } })];
  await other.guide({ live: true });
  await newSegment(other, "pro");
  await addForeignUser(other.db, other.propertyId, {}, { foreign_id: "only-there" });
  expect(await explain(tenant, { person: "only-there" })).toMatchObject({ person: null, items: [], segments: [] });
});

test("a property at privacy level 0 knows nobody now: nobody is in a segment, though their attributes are stored", async () => {
  const told = async (privacyLevel: number) => {
    const tenant = await newTenant({ stylings: { privacyLevel } });
    await newSegment(tenant, "pro");
    await addForeignUser(tenant.db, tenant.propertyId, { plan: "pro" }, { foreign_id: "ada" });
    return (await explain(tenant, { person: "ada" })).segments.map(({ isIn }) => isIn);
  };
  expect([await told(0), await told(1)]).toEqual([[false], [true]]);
});
