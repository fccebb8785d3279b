import { beforeEach, expect, test } from "vitest";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const ONE = "/v2/properties/:p";
let tenant: Tenant;
beforeEach(async () => {
  tenant = await newTenant();
});
const save = (body: object, path = "") => tenant.call("company admin", "PUT", `${ONE}${path}`, body);
const read = async () => (await tenant.call("company admin", "GET", ONE)).body;

test("the bodies of the specification are written and read again", async () => {
  expect((await save({ name: "Renamed", assistant: { pageSegment: 4 }, copilot: { userSegmentId: 5 } })).status).toBe(200);
  expect(await read()).toMatchObject({ name: "Renamed", assistant: { pageSegment: 4, copilot: { userSegmentId: 5 } }, revision: 2 });
  await save({ assistant: { pageSegment: { remove: true }, copilot: { userSegmentId: 6 } } });
  expect(await read()).toMatchObject({ assistant: { pageSegment: 0, copilot: { userSegmentId: 6 } }, revision: 3 });
});

test.each([
  { pageSegment: 4 },
  { copilotSegment: 4 },
  { assistant: { page_segment: 4 } },
  { assistant: { pageSegment: { remove: false } } },
  { assistant: { pageSegment: { remove: true, also: 1 } } },
  { assistant: 4 },
  { copilot: {} },
  { copilot: { userSegmentId: 4, also: 1 } },
  { property: { name: "Renamed" } },
  { privacyLevel: 1 },
])("a shape that nobody knows is refused: %j", async (body) => {
  expect((await save({ name: "Renamed", ...body })).status).toBe(422);
  expect(await read()).toMatchObject({ revision: 1, assistant: { pageSegment: 0 } });
});

test("a save that changes nothing leaves the revision as it is", async () => {
  const { name, url } = await read();
  expect(await save({ name, url, copilot: { userSegmentId: 0 }, assistant: { pageSegment: { remove: true } } })).toMatchObject({
    status: 200,
  });
  expect((await save({ copilot: { userSegmentId: 3 } })).body.revision).toBeGreaterThan(1);
  const { revision } = await read();
  expect((await save({ copilot: { userSegmentId: 3 }, revision })).body.revision).toBe(revision);
  const values = { main_color: "#123456" };
  const styled = (await save({ values }, "/stylings")).body.revision;
  expect((await save({ values }, "/stylings")).body.revision).toBe(styled);
  const texts = { search_no_result: "Nothing" };
  expect((await save({ texts }, "/texts")).body.revision).toBe((await save({ texts }, "/texts")).body.revision);
});

test("texts in a language that the property has not are neither read nor written", async () => {
  expect((await tenant.call("company admin", "GET", `${ONE}/texts?lang=fr`)).status).toBe(422);
  expect((await save({ texts: {} }, "/texts?lang=fr")).status).toBe(422);
  expect((await tenant.call("company admin", "GET", `${ONE}/texts?lang=en`)).status).toBe(200);
});

test("a property says its default action, its locale, and its flags as a list and as a map", async () => {
  const other = await newTenant({ flags: { heart: true }, languages: [["de", "Deutsch"]] });
  expect((await other.call("property contributor", "GET", ONE)).body).toMatchObject({
    defaultAction: { type: "assistant-v2" },
    locale: "de",
    featureFlags: ["heart"],
    featureFlagValues: { heart: true, nps: false, announcements: false, tooltips: false },
  });
});

test("tags are those of the one property", async () => {
  const other = await newTenant();
  for (const [{ propertyId: property_id }, name] of [
    [tenant, "ours"],
    [other, "theirs"],
  ] as const) {
    await tenant.db.insertInto("tags").values({ property_id, name }).execute();
  }
  const names = async (of: Tenant) =>
    ((await of.call("company admin", "GET", `${ONE}/tags`)).body.data as { name: string }[]).map(({ name }) => name);
  expect([await names(tenant), await names(other)]).toEqual([["ours"], ["theirs"]]);
});
