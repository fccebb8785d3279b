import { beforeEach, describe, expect, test } from "vitest";
import { changePropertyPlan } from "#server/resources/plans/store.ts";
import { addTag } from "#server/resources/tags/store.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const ALL = "/v2/properties/:p/segments";
type Body = { id: number; name: string; filterGroups: unknown[] };

let tenant: Tenant;
beforeEach(async () => {
  tenant = await newTenant();
});
const call = async (method: string, path = "", body?: unknown) => {
  const answer = await tenant.call("company admin", method, ALL + path, body);
  return { status: answer.status, body: answer.body as unknown as Body };
};
const add = async (name: string) => (await call("POST", "", { name })).body.id;
const group = (...filters: object[]) => ({ connection: "and", filters });

/** One filter of each type, as the builder sends them. */
const FILTERS = [
  { type: "string", key: "plan", operator: "in", value: "free, team" },
  { type: "string", key: "customerId", operator: "startsWith", value: "ada" },
  { type: "number", key: "seats", operator: "greaterThanEqualTo", value: 5 },
  { type: "boolean", key: "trial", operator: "equals", value: true },
  { type: "array", key: "tags", operator: "!overlaps", value: ["a", "b"] },
  { type: "datetime", key: "since", operator: "empty" },
  { type: "date", key: "lastSeenAt", operator: "after", value: { type: "after", absoluteDate: "2026-01-31" } },
  { type: "tutorialInteraction", key: "tutorialInteraction", operator: "!completed", value: 4 },
  { type: "messageInteraction", key: "messageInteraction", operator: "seen", value: 4 },
  { type: "eventCount", key: "guideStarted", operator: "lessThan", value: { count: 3, days: 30 } },
];

test("a user segment has the fields of the specification, with its filters as they were sent (spec 2 §3: Audience segment)", async () => {
  const filterGroups = [group(...FILTERS), { connection: "or", filters: [] }];
  const { status, body } = await call("POST", "", { name: "Trials", connection: "or", filterGroups });
  expect([status, body]).toMatchObject([
    201,
    {
      name: "Trials",
      connection: "or",
      filterGroups,
      usage: { tutorials: [], tooltips: [], validators: [], launchers: [], announcements: [], copilot: false },
      revision: 1,
    },
  ]);
  expect((await call("GET", `/${body.id}`)).body.filterGroups).toEqual(filterGroups);
  expect((await call("PUT", `/${body.id}`, { name: "Tests", revision: 1 })).body).toMatchObject({
    name: "Tests",
    connection: "or",
    filterGroups,
  });
  expect((await call("PUT", `/${body.id}`, { connection: "and", revision: 2 })).body).toMatchObject({ connection: "and", filterGroups });
  expect((await call("PUT", `/${body.id}`, { filterGroups: [] })).body).toMatchObject({ name: "Tests", filterGroups: [] });
  expect(await call("PUT", `/${body.id}`, { name: "Late", revision: 1 })).toMatchObject({
    status: 409,
    body: { code: "changed_meanwhile", current: { name: "Tests", revision: 4 } },
  });
});

test("a segment without filters is everybody's, and one whose attribute was archived keeps its filter (issue 9 A.2)", async () => {
  expect((await call("POST", "", { name: "Everybody" })).body).toMatchObject({ connection: "and", filterGroups: [] });
  const attribute = await tenant.attribute("plan");
  const filterGroups = [group(FILTERS[0]!, { type: "string", key: "never_defined", operator: "!empty" })];
  const { id } = (await call("POST", "", { name: "Plans", filterGroups })).body;
  await tenant.call("company admin", "PUT", `/v2/properties/:p/attributes/${attribute}`, { attribute: { status: "private" } });
  expect((await call("PUT", `/${id}`, { filterGroups })).body.filterGroups).toEqual(filterGroups);
  expect((await call("GET")).body).toMatchObject({ data: [{ filterGroups }, { filterGroups: [] }] });
});

test.each([
  [{ name: "  " }, "name", "segment_error_name_missing"],
  [{ filterGroups: [group({ ...FILTERS[0], key: "" })] }, "filterGroups.0.filters.0.key", "validate_please_choose_data"],
  [
    { filterGroups: [group({ ...FILTERS[0], operator: "between" })] },
    "filterGroups.0.filters.0.operator",
    "validate_please_choose_connection",
  ],
  [{ filterGroups: [group(FILTERS[0]!, { ...FILTERS[2], value: "x" })] }, "filterGroups.0.filters.1.value", "validate_please_enter_number"],
  [{ filterGroups: [group(), group({ ...FILTERS[1], value: " " })] }, "filterGroups.1.filters.0.value", "validate_please_enter_value"],
  [{ filterGroups: [group({ ...FILTERS[4], value: [] })] }, "filterGroups.0.filters.0.value", "validate_please_enter_min_one_value"],
  [{ filterGroups: [group({ ...FILTERS[1], value: "a\u0000" })] }, "filterGroups.0.filters.0.value", "text_error_unstorable"],
  [{ filterGroups: [group({ ...FILTERS[5], value: { a: "\ud800" } })] }, "filterGroups.0.filters.0.value", "text_error_unstorable"],
  [{ filterGroups: [group({ ...FILTERS[5], value: [[[[1]]]] })] }, "filterGroups.0.filters.0.value", "text_error_unstorable"],
  [{ filterGroups: Array(21).fill(group()) }, "filterGroups", "text_error_too_long"],
  [{ filterGroups: [group(...Array(51).fill(FILTERS[0]))] }, "filterGroups.0.filters", "text_error_too_long"],
])("what cannot be asked is refused in its place, new or changed: %j (spec 2 §5: Segment filter)", async (wrong, path, code) => {
  const refused = { status: 422, body: { fields: [{ path, code }] } };
  expect(await call("POST", "", { name: "A", ...wrong })).toMatchObject(refused);
  expect(await call("PUT", `/${await add("B")}`, wrong)).toMatchObject(refused);
});

test("bodies of ten thousand filters, of values nested a thousandfold and of hostile keys are refused or kept, never a fault", async () => {
  const many = [group(...Array(10_000).fill({ ...FILTERS[3] }))];
  expect((await call("POST", "", { name: "Many", filterGroups: many })).status).toBe(422);
  const deep = JSON.parse(`${"[".repeat(2000)}${"]".repeat(2000)}`);
  expect((await call("POST", "", { name: "Deep", filterGroups: [group({ ...FILTERS[5], value: deep })] })).status).toBe(400);
  const hostile = JSON.parse('{"type":"array","key":"tags","operator":"overlaps","value":["__proto__","\'; drop table segments; --"]}');
  expect((await call("POST", "", { name: "__proto__", filterGroups: [group(hostile)] })).body).toMatchObject({
    filterGroups: [{ filters: [hostile] }],
  });
  expect((await call("POST", "", { name: "C", filterGroups: [group({ ...hostile, key: "__proto__" })] })).status).toBe(422);
});

test("drafts are those of a property; a name that cannot be one is not found; so many bytes are kept, those opened last", async () => {
  const keep = async (text: string) => String(((await call("POST", "/drafts", { text })).body as unknown as { draft: string }).draft);
  const [first, second] = [await keep("connection=or"), await keep("connection=and")];
  expect((await call("GET", `/drafts/${first}`)).body).toEqual({ text: "connection=or" });
  const foreign = await newTenant();
  expect((await foreign.call("company admin", "GET", `/v2/properties/:p/segments/drafts/${first}`)).status).toBe(404);
  for (const name of ["%00", "a%00b", "..%2Fx"]) expect([name, (await call("GET", `/drafts/${name}`)).status]).toEqual([name, 404]);
  const of = tenant.db.updateTable("segment_drafts").where("property_id", "=", tenant.propertyId);
  await of
    .set({ content: "x".repeat(31_999_990), opened_at: new Date(Date.now() - 1000) })
    .where("id", "=", second)
    .execute();
  const third = await keep("connection=or&name=Third");
  expect(await Promise.all([first, second, third].map(async (id) => (await call("GET", `/drafts/${id}`)).status))).toEqual([200, 404, 200]);
});

describe("a name (spec 2 §5: title non-blank)", () => {
  test("is no second one of the property, whatever its case; one may keep its own", async () => {
    const taken = { status: 409, body: { fields: [{ path: "name", code: "segment_error_name_taken" }] } };
    const [id, other] = [await add("Größe"), await add("Other")];
    expect(await call("POST", "", { name: "GRÖßE" })).toMatchObject(taken);
    expect(await call("PUT", `/${other}`, { name: "größe" })).toMatchObject(taken);
    expect((await call("PUT", `/${id}`, { name: "GRÖßE" })).status).toBe(200);
    for (const same of [" Größe ", "Gr\u200Böße", "Größe\u2060"])
      expect([same, await call("POST", "", { name: same })]).toMatchObject([same, taken]);
    expect((await call("POST", "", { name: " Trimmed " })).body.name).toBe("Trimmed");
    expect((await call("POST", "", { name: "\u200B " })).status).toBe(422);
    const both = await Promise.all(["Twice", "twice"].map((name) => call("POST", "", { name })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test("of a duplicate counts up to a free one; its filters are the same", async () => {
    const { id } = (await call("POST", "", { name: "Trials", connection: "or", filterGroups: [group(...FILTERS)] })).body;
    await add("TRIALS (2)");
    const both = await Promise.all([call("POST", `/${id}/clone`), call("POST", `/${id}/clone`)]);
    expect(both.map(({ body }) => body.name).sort()).toEqual(["Trials (3)", "Trials (4)"]);
    expect(both[0]?.body).toMatchObject({ connection: "or", filterGroups: [group(...FILTERS)], revision: 1 });
  });
});

test("the plan's limit holds for new ones and duplicates, also at once (spec 2 §8: public segment)", async () => {
  await changePropertyPlan(tenant.db, tenant.propertyId, { limits: { public_segment: 2 } });
  const id = await add("One");
  const all = await Promise.all([call("POST", "", { name: "Two" }), call("POST", `/${id}/clone`), call("POST", `/${id}/clone`)]);
  expect(all.map(({ status }) => status).sort()).toEqual([201, 402, 402]);
  expect(all.find(({ status }) => status === 402)?.body).toMatchObject({ limit: { kind: "public_segment", n: 2 } });
});

test("there are never more than a thousand, whatever the plan says", async () => {
  const rows = Array.from({ length: 1000 }, (_, index) => ({ property_id: tenant.propertyId, name: `Segment ${index}` }));
  await tenant.db.insertInto("segments").values(rows).execute();
  expect(await call("POST", "", { name: "One more" })).toMatchObject({ status: 402, body: { limit: { kind: "public_segment", n: 1000 } } });
});

test("lists are searched by name, sorted and paged (spec 2 §2)", async () => {
  for (const name of ["beta", "Alpha", "gamma"]) await add(name);
  const names = async (query: string) => ((await call("GET", query)).body as unknown as { data: Body[] }).data.map(({ name }) => name);
  expect(await names("")).toEqual(["gamma", "Alpha", "beta"]);
  expect(await names("?sort=name&order=ascending")).toEqual(["Alpha", "beta", "gamma"]);
  expect(await names("?search=AM")).toEqual(["gamma"]);
  expect(await names("?sort=name&order=asc&limit=2&page=2")).toEqual(["gamma"]);
});

const counting = (tag: number) => [
  group({ type: "eventCount", key: "tagUsed", operator: "lessThan", value: { count: 1, days: 7, of: tag } }),
];

test("a filter names a tag of the property, which then stays (issue 9 C)", async () => {
  expect(await call("POST", "", { name: "A", filterGroups: counting(999_999_999) })).toMatchObject({
    status: 422,
    body: { fields: [{ path: "filterGroups.0.filters.0.value", code: "tag_error_gone" }] },
  });
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      const said = { name: `Tag ${index}`, selector: "#a", urlRule: "", pageSegment: 0 };
      const tag = await addTag(tenant.db, tenant.propertyId, said, null);
      const [made, gone] = await Promise.all([
        call("POST", "", { name: `Segment ${index}`, filterGroups: counting(tag) }),
        tenant.call("company admin", "DELETE", `/v2/properties/:p/tags/${tag}`),
      ]);
      return `${made.status} ${gone.status}`;
    }),
  );
  expect(outcomes.filter((outcome) => outcome !== "201 409" && outcome !== "422 204")).toEqual([]);
});

test("a segment that the assistant's answers use stays (spec 1 §7: copilot segment id)", async () => {
  const id = await add("Trials");
  const setting = (copilotSegment: number) =>
    tenant.db
      .updateTable("properties")
      .set({ settings: JSON.stringify({ copilotSegment }) })
      .where("id", "=", tenant.propertyId)
      .execute();
  await setting(id);
  expect(await call("DELETE", `/${id}`)).toMatchObject({
    status: 409,
    body: { code: "segment_in_use", current: { id, usage: { copilot: true } } },
  });
  await setting(0);
  expect((await call("DELETE", `/${id}?revision=1`)).status).toBe(204);
  expect((await call("GET", `/${id}`)).status).toBe(404);
});
