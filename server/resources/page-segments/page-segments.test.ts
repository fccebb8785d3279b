import { beforeEach, describe, expect, test } from "vitest";
import { changePropertyPlan } from "#server/resources/plans/store.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const ALL = "/v2/properties/:p/page_segments";
type Body = { id: number; name: string; revision: number; usage: Record<string, unknown> };

let tenant: Tenant;
beforeEach(async () => {
  tenant = await newTenant();
});
const call = async (method: string, path = "", body?: unknown) => {
  const answer = await tenant.call("company admin", method, ALL + path, body);
  return { status: answer.status, body: answer.body as unknown as Body };
};
const add = async (name: string, rules = ["/deals*"]) => (await call("POST", "", { name, conditions: { rules } })).body.id;
const names = async (query = "") => ((await call("GET", query)).body as unknown as { data: Body[] }).data.map(({ name }) => name);

test("a page segment has the fields of the specification, and shows on its addresses unless it says otherwise (spec 2 §3)", async () => {
  const { status, body } = await call("POST", "", { name: "Deals", conditions: { rules: [" /deals* ", "/pipeline"] } });
  expect([status, body]).toMatchObject([
    201,
    {
      name: "Deals",
      conditions: { rules: ["/deals*", "/pipeline"], visibility: true },
      usage: { tutorials: [], launchers: [], announcements: [], tags: [], tooltips: [], assistant: false },
      revision: 1,
    },
  ]);
  const hidden = await call("PUT", `/${body.id}`, { conditions: { visibility: false }, revision: 1 });
  expect(hidden.body).toMatchObject({ name: "Deals", conditions: { rules: ["/deals*", "/pipeline"], visibility: false }, revision: 2 });
  const renamed = await call("PUT", `/${body.id}`, { name: "Board", conditions: { rules: ["/board"] }, revision: 2 });
  expect(renamed.body).toMatchObject({ name: "Board", conditions: { rules: ["/board"], visibility: false } });
  expect(await call("PUT", `/${body.id}`, { name: "Late", revision: 2 })).toMatchObject({
    status: 409,
    body: { code: "changed_meanwhile", current: { name: "Board", revision: 3 } },
  });
});

test.each([
  [{ name: " ", conditions: { rules: ["/a"] } }, "name", "page_segment_name_missing"],
  [{ name: "a\nb", conditions: { rules: ["/a"] } }, "name", "name_invalid"],
  [{ name: "x".repeat(129), conditions: { rules: ["/a"] } }, "name", "text_error_too_long"],
  [{ name: "A", conditions: { rules: [] } }, "conditions.rules", "page_segment_no_url"],
  [{ name: "A", conditions: {} }, "conditions.rules", "page_segment_no_url"],
  [{ name: "A", conditions: { rules: ["/a", " "] } }, "conditions.rules.1", "url_error_invalid"],
  [{ name: "A", conditions: { rules: ["/a b"] } }, "conditions.rules.0", "page_segment_url_spaces"],
  [{ name: "A", conditions: { rules: ["/a<b>"] } }, "conditions.rules.0", "page_segment_url_invalid"],
  [{ name: "A", conditions: { rules: [`/${"x".repeat(128)}`] } }, "conditions.rules.0", "text_error_too_long"],
  [{ name: "A", conditions: { rules: Array(51).fill("/a") } }, "conditions.rules", "page_segment_many_urls"],
])("%j is refused at %s (spec 2 §5: Page segment)", async (body, path, code) => {
  expect(await call("POST", "", body)).toMatchObject({ status: 422, body: { fields: [{ path, code }] } });
});

describe("a name (spec 2 §5: Page segment)", () => {
  const taken = { status: 409, body: { fields: [{ path: "name", code: "page_segment_name_exists" }] } };

  test("is no second one of the property, whatever its case; one may keep its own, and other properties have theirs", async () => {
    const [deals, other] = [await add("Verträge"), await add("Other")];
    expect(await call("POST", "", { name: "VERTRÄGE", conditions: { rules: ["/a"] } })).toMatchObject(taken);
    expect(await call("PUT", `/${other}`, { name: "verträge" })).toMatchObject(taken);
    expect((await call("PUT", `/${deals}`, { name: "VERTRÄGE" })).body.name).toBe("VERTRÄGE");
    tenant = await newTenant();
    expect(await add("Verträge")).toBeGreaterThan(0);
  });

  test("is had by one of two who ask at once", async () => {
    const both = await Promise.all(["Twice", "TWICE"].map((name) => call("POST", "", { name, conditions: { rules: ["/a"] } })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const [one, two] = [await add("One"), await add("Two")];
    const renamed = await Promise.all([one, two].map((id) => call("PUT", `/${id}`, { name: "Three" })));
    expect(renamed.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("of a duplicate counts up to a free one and stays within the limit", async () => {
    const id = await add("Deals");
    await add("deals (3)");
    const copy = async (of: number) => (await call("POST", `/${of}/clone`)).body;
    const second = await copy(id);
    expect(second).toMatchObject({ name: "Deals (2)", conditions: { rules: ["/deals*"], visibility: true }, revision: 1 });
    expect((await copy(second.id)).name).toBe("Deals (4)");
    const both = await Promise.all([copy(id), copy(id)]);
    expect(both.map(({ name }) => name).sort()).toEqual(["Deals (5)", "Deals (6)"]);
    expect((await copy(await add("x".repeat(128)))).name).toBe(`${"x".repeat(124)} (2)`);
  });
});

test("the plan's limit holds for new ones and duplicates, also at once (spec 2 §8: public page segment)", async () => {
  await changePropertyPlan(tenant.db, tenant.propertyId, { limits: { public_page_segment: 2 } });
  const id = await add("One");
  const all = await Promise.all([
    call("POST", "", { name: "Two", conditions: { rules: ["/a"] } }),
    call("POST", `/${id}/clone`),
    call("POST", `/${id}/clone`),
  ]);
  expect(all.map(({ status }) => status).sort()).toEqual([201, 402, 402]);
  expect(all.find(({ status }) => status === 402)?.body).toMatchObject({ limit: { kind: "public_page_segment", n: 2 } });
});

test("lists are searched by name and rule, sorted and paged (spec 2 §2)", async () => {
  for (const [name, rule] of [
    ["beta", "/board"],
    ["Älter", "/Deals*"],
    ["Zone", "/contacts"],
  ] as const)
    await add(name, [rule, "/shared"]);
  expect(await names()).toEqual(["Zone", "Älter", "beta"]);
  expect(await names("?sort=timeCreated&order=ascending")).toEqual(["beta", "Älter", "Zone"]);
  expect(await names("?sort=name&order=asc")).toEqual(["beta", "Zone", "Älter"].sort((a, b) => a.localeCompare(b)));
  expect(await names("?search=älT")).toEqual(["Älter"]);
  expect(await names("?search=/DEALS")).toEqual(["Älter"]);
  expect(await names("?search=%25")).toEqual([]);
  expect((await call("GET", "?limit=2&page=2")).body).toMatchObject({
    data: [{ name: "beta" }],
    pagination: { page: 2, limit: 2, total: 3 },
  });
});

test("SQL and markup are stored as typed; rules are plain text with stars", async () => {
  const id = await add("'; drop table page_segments; --", ["/a$1(.*)+?*"]);
  expect((await call("GET", `/${id}`)).body).toMatchObject({
    name: "'; drop table page_segments; --",
    conditions: { rules: ["/a$1(.*)+?*"] },
  });
});

test("a page segment that a tag or the assistant uses stays, with the usage in the answer (spec 2 §8: remove usages first)", async () => {
  const id = await add("Deals");
  const tag = await tenant.call("company admin", "POST", "/v2/properties/:p/tags", { name: "Board", pageSegment: id });
  expect(await call("DELETE", `/${id}`)).toMatchObject({
    status: 409,
    body: { code: "page_segment_in_use", current: { id, usage: { tags: [{ id: tag.body.id, title: "Board" }], assistant: false } } },
  });
  await tenant.call("company admin", "DELETE", `/v2/properties/:p/tags/${tag.body.id}`);
  await tenant.db
    .updateTable("properties")
    .set({ settings: JSON.stringify({ assistantPageSegment: id }) })
    .where("id", "=", tenant.propertyId)
    .execute();
  expect((await call("DELETE", `/${id}`)).body).toMatchObject({ current: { usage: { tags: [], assistant: true } } });
  await tenant.db.updateTable("properties").set({ settings: "{}" }).where("id", "=", tenant.propertyId).execute();
  expect((await call("DELETE", `/${id}?revision=7`)).body).toMatchObject({ code: "changed_meanwhile" });
  expect((await call("DELETE", `/${id}?revision=1`)).status).toBe(204);
  expect((await call("GET", `/${id}`)).status).toBe(404);
});
