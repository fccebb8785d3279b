import { beforeAll, expect, test } from "vitest";
import { addProperty } from "#server/demo/builders.ts";
import { addSegment } from "#server/resources/segments/store.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const OWN = "/v2/properties/:p/attributes";
const SHARED = "/v3/companies/:c/attributes";
type Attribute = { id: number; key: string; segmentUsage: number; segments: { name: string; property: number }[] };

let tenant: Tenant;
let sibling: number;
const ids: Record<string, number> = {};
beforeAll(async () => {
  tenant = await newTenant();
  sibling = await addProperty(tenant.db, tenant.companyId, { name: "Sibling" });
  ids.plan = await tenant.attribute("plan");
  ids.tags = await tenant.attribute("tags", "array");
  ids.customerId = await tenant.attribute("customerId");
  ids.department = await tenant.attribute("department", "string", true);
  const text = (key: string) => ({ type: "string" as const, key, operator: "!empty" as const });
  const one = (property: number, name: string, ...filters: Parameters<typeof addSegment>[2]["filterGroups"][number]["filters"]) =>
    addSegment(tenant.db, property, { name, connection: "and", filterGroups: [{ connection: "or", filters }] }, null);
  await one(tenant.propertyId, "Twice", text("plan"), text("plan"), text("department"));
  await one(tenant.propertyId, "Tagged", { type: "array", key: "tags", operator: "overlaps", value: ["a"] }, text("department"));
  await one(tenant.propertyId, "No attribute", text("customerId"), { type: "date", key: "lastSeenAt", operator: "!empty" });
  await one(sibling, "Elsewhere", text("plan"), text("department"));
  const foreign = await newTenant();
  await one(foreign.propertyId, "Foreign", text("plan"), text("department"));
});

const usage = (attributes: unknown) => Object.fromEntries((attributes as Attribute[]).map(({ key, segmentUsage }) => [key, segmentUsage]));
const namesOf = ({ body }: { body: object }) => (body as Attribute).segments.map(({ name, property }) => `${name} ${property}`);

test("an attribute says how many user segments ask for it: a property's own of its property, a company's of all (spec 2 §3: segmentUsage)", async () => {
  const all = { plan: 1, tags: 1, customerId: 0, department: 3 };
  expect(usage((await tenant.call("company admin", "POST", `${OWN}/filter`, {})).body.attributes)).toEqual(all);
  expect(usage((await tenant.call("company admin", "GET", SHARED)).body.data)).toEqual({ department: 3 });
});

test("segments are named with their properties, each once", async () => {
  const own = tenant.propertyId;
  expect(namesOf(await tenant.call("company admin", "GET", `${OWN}/${ids.plan}`))).toEqual([`Twice ${own}`]);
  const shared = await tenant.call("company admin", "GET", `${SHARED}/${ids.department}`);
  expect(shared.body.segmentUsage).toBe(3);
  expect(namesOf(shared)).toEqual([`Elsewhere ${sibling}`, `Tagged ${own}`, `Twice ${own}`]);
});

test("somebody with the role of one property is told of its segments alone (spec 2 §6)", async () => {
  const own = tenant.propertyId;
  const shared = await tenant.call("property admin", "GET", `${SHARED}/${ids.department}`);
  expect(shared.body.segmentUsage).toBe(2);
  expect(namesOf(shared)).toEqual([`Tagged ${own}`, `Twice ${own}`]);
  const listed = await tenant.call("property moderator", "POST", `${OWN}/filter`, {});
  expect(usage(listed.body.attributes)).toMatchObject({ plan: 1, department: 2 });
});

test("an attribute that filters named before it was defined counts at once", async () => {
  const key = "later";
  await addSegment(
    tenant.db,
    tenant.propertyId,
    { name: "Before", connection: "and", filterGroups: [{ connection: "and", filters: [{ type: "string", key, operator: "empty" }] }] },
    null,
  );
  const { body } = await tenant.call("company admin", "POST", OWN, { key, dataType: "string" });
  expect(body).toMatchObject({ key, segmentUsage: 1 });
});
