import { expect, test, vi } from "vitest";
import { changePropertyPlan } from "#server/resources/plans/store.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { arrivingValues } from "./arriving.ts";

const OWN = "/v2/properties/:p/attributes";
const SHARED = "/v2/companies/:c/attributes";

const arrivingAt = ({ api }: Tenant) => arrivingValues(api.parts);
const stored = async ({ db, companyId }: Tenant) => {
  const rows = await db
    .selectFrom("attributes")
    .select(["key", "data_type", "status", "property_id"])
    .where("company_id", "=", companyId)
    .execute();
  return Object.fromEntries(
    rows.map(({ key, data_type, status, property_id }) => [key, `${data_type} ${status}${property_id ? "" : " shared"}`]),
  );
};
const refusals = async ({ db, companyId }: Tenant) => {
  const rows = await db
    .selectFrom("attribute_refusals")
    .select(["key", "reason", "count", "sample"])
    .where("company_id", "=", companyId)
    .orderBy("key")
    .orderBy("reason")
    .execute();
  return rows.map(({ key, reason, count, sample }) => `${key} ${reason} ${count} ${sample}`);
};

test("keys that are new to a property become its attributes, with the type of their first value", async () => {
  const tenant = await newTenant();
  const arriving = arrivingAt(tenant);
  const said = { plan: "pro", seats: 3, trial: true, tags: ["a"], gone: null };
  expect(await arriving.ofProperty(tenant.propertyId, said)).toEqual(said);
  expect(await stored(tenant)).toEqual({
    plan: "string public",
    seats: "number public",
    trial: "boolean public",
    tags: "array public",
  });
});

test("a value of another type is kept out and counted with a sample, and the rest is kept (spec 2 §3)", async () => {
  const tenant = await newTenant();
  await tenant.call("company admin", "POST", OWN, { key: "seats", dataType: "number" });
  await tenant.call("company admin", "POST", SHARED, { key: "since", dataType: "datetime" });
  const arriving = arrivingAt(tenant);
  for (const seats of ["many", "few"]) {
    const kept = await arriving.ofProperty(tenant.propertyId, { seats, since: "2026-01-31", "no key": 1, deep: {} });
    expect(kept).toEqual({ since: "2026-01-31T00:00:00.000Z" });
  }
  const expected = [" key 2 no key: 1", " type 2 deep: {…}", "seats type 2 few"];
  await vi.waitFor(async () => expect(await refusals(tenant)).toEqual(expected), 5000);
  const { body } = await tenant.call("property admin", "POST", `${OWN}/filter`, { sort: "key", order: "asc" });
  expect(body).toMatchObject({
    attributes: [
      { key: "seats", refused: { count: 2, sample: "few" } },
      { key: "since", refused: { count: 0 } },
    ],
    unknown: { count: 4 },
  });
});

test("counts of refused values are of the property that is asked about; a company's are of all that the caller may see", async () => {
  const tenant = await newTenant();
  const other = await newTenant();
  await tenant.db.updateTable("properties").set({ company_id: tenant.companyId }).where("id", "=", other.propertyId).execute();
  await tenant.call("company admin", "POST", SHARED, { key: "seats", dataType: "number" });
  const arriving = arrivingAt(tenant);
  await arriving.ofProperty(tenant.propertyId, { seats: "ours" });
  await arriving.ofProperty(other.propertyId, { seats: "theirs" });
  await vi.waitFor(async () => expect(await refusals(tenant)).toHaveLength(2), 5000);
  const count = async (...call: Parameters<Tenant["call"]>) => {
    const [attribute] = (await tenant.call(...call)).body.attributes as { refused: { count: number; sample: string } }[];
    return attribute?.refused;
  };
  expect(await count("company admin", "POST", `${OWN}/filter`, {})).toMatchObject({ count: 1, sample: "ours" });
  expect(await count("company admin", "GET", SHARED)).toMatchObject({ count: 2 });
  expect(await count("property admin", "GET", SHARED)).toMatchObject({ count: 1, sample: "ours" });
});

test("beyond the plan's limit new keys are archived, so that nothing is lost and the plan holds", async () => {
  const tenant = await newTenant();
  await changePropertyPlan(tenant.db, tenant.propertyId, { limits: { public_attribute: 1 } });
  const said = { one: 1, two: 2, three: 3 };
  expect(await arrivingAt(tenant).ofProperty(tenant.propertyId, said)).toEqual(said);
  expect(Object.values(await stored(tenant)).sort()).toEqual(["number private", "number private", "number public"]);
});

test("two instances that meet the same new key at once agree on its type", async () => {
  const tenant = await newTenant();
  const [first, second] = [arrivingAt(tenant), arrivingAt(tenant)];
  await Promise.all([first.ofProperty(tenant.propertyId, {}), second.ofProperty(tenant.propertyId, {})]);
  const kept = await Promise.all([
    first.ofProperty(tenant.propertyId, { size: 1 }),
    second.ofProperty(tenant.propertyId, { size: "large" }),
  ]);
  const [type] = Object.values(await stored(tenant));
  expect(kept).toEqual(type === "number public" ? [{ size: 1 }, {}] : [{}, { size: "large" }]);
});

test("what a company says of its own people needs its attributes, and says what was kept out", async () => {
  const tenant = await newTenant();
  await tenant.call("company admin", "POST", SHARED, { key: "seats", dataType: "number" });
  await tenant.call("company admin", "POST", OWN, { key: "plan", dataType: "string" });
  const { kept, refused } = await arrivingAt(tenant).ofCompany(tenant.companyId, { seats: 3, plan: "pro" });
  expect([kept, refused]).toEqual([{ seats: 3 }, [{ key: "", reason: "key", sample: "plan: pro" }]]);
  expect(Object.keys(await stored(tenant)).sort()).toEqual(["plan", "seats"]);
});

test("SQL in keys and values is neither run nor refused", async () => {
  const tenant = await newTenant();
  const value = "'; delete from attributes; --";
  const kept = await arrivingAt(tenant).ofProperty(tenant.propertyId, { note: value, [value]: 1, $1: "x" });
  expect(kept).toEqual({ note: value });
  expect(await stored(tenant)).toEqual({ note: "string public" });
});
