import { beforeEach, expect, test } from "vitest";
import { addPageSegment } from "#server/resources/page-segments/store.ts";
import { addSegment } from "#server/resources/segments/store.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const ONE = "/v2/properties/:p";
let tenant: Tenant;
beforeEach(async () => {
  tenant = await newTenant();
});
const save = (body: object, path = "") => tenant.call("company admin", "PUT", `${ONE}${path}`, body);
const read = async () => (await tenant.call("company admin", "GET", ONE)).body;

const segment = (name: string) => addSegment(tenant.db, tenant.propertyId, { name, connection: "and", filterGroups: [] }, null);
const pageSegment = (of = tenant) => addPageSegment(of.db, of.propertyId, { name: "Deals", rules: ["/deals*"], visibility: true }, null);

test("the bodies of the specification are written and read again", async () => {
  const [page, one, two] = [await pageSegment(), await segment("One"), await segment("Two")];
  expect((await save({ name: "Renamed", assistant: { pageSegment: page }, copilot: { userSegmentId: one } })).status).toBe(200);
  expect(await read()).toMatchObject({ name: "Renamed", assistant: { pageSegment: page, copilot: { userSegmentId: one } }, revision: 2 });
  await save({ assistant: { pageSegment: { remove: true }, copilot: { userSegmentId: two } } });
  expect(await read()).toMatchObject({ assistant: { pageSegment: 0, copilot: { userSegmentId: two } }, revision: 3 });
  // What is read may be sent again as it is.
  expect((await save({ assistant: { pageSegment: 0, copilot: { userSegmentId: two } } })).status).toBe(200);
});

test("segments that the property does not have are refused in their place (spec 1 §7: PUT properties)", async () => {
  const foreign = await pageSegment(await newTenant());
  for (const [body, path, code] of [
    [{ assistant: { pageSegment: foreign } }, "assistant.pageSegment", "page_segment_error_gone"],
    [{ copilot: { userSegmentId: 999_999_999 } }, "copilot.userSegmentId", "segment_error_gone"],
    [{ assistant: { copilot: { userSegmentId: 999_999_999 } } }, "assistant.copilot.userSegmentId", "segment_error_gone"],
  ] as const)
    expect(await save(body)).toMatchObject({ status: 422, body: { fields: [{ path, code }] } });
  expect((await read()).revision).toBe(1);
});

test("a page segment is deleted, or the assistant begins to use it, but not both", async () => {
  const page = await pageSegment();
  const [used, gone] = await Promise.all([
    save({ assistant: { pageSegment: page } }),
    tenant.call("company admin", "DELETE", `${ONE}/page_segments/${page}`),
  ]);
  expect(["200 409", "422 204"]).toContain(`${used.status} ${gone.status}`);
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
  const userSegmentId = await segment("Trials");
  expect(await save({ name, url, copilot: { userSegmentId: 0 }, assistant: { pageSegment: { remove: true } } })).toMatchObject({
    status: 200,
  });
  expect((await save({ copilot: { userSegmentId } })).body.revision).toBeGreaterThan(1);
  const { revision } = await read();
  expect((await save({ copilot: { userSegmentId }, revision })).body.revision).toBe(revision);
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
  const other = await newTenant({ flags: { heart: true, tooltips: false, announcements: false }, languages: [["de", "Deutsch"]] });
  expect((await other.call("property contributor", "GET", ONE)).body).toMatchObject({
    defaultAction: { type: "assistant-v2" },
    locale: "de",
    featureFlags: ["heart"],
    featureFlagValues: { heart: true, nps: false, announcements: false, tooltips: false },
  });
});

test("section 3: the default popup is the welcome slide; no other can be asked for", async () => {
  const other = await newTenant();
  const popup = async () => (await other.call("company admin", "GET", ONE)).body.defaultPopup;
  const ask = (defaultPopup: unknown) => other.call("company admin", "PUT", ONE, { defaultPopup });
  expect([await popup(), (await ask(null)).body.defaultPopup]).toEqual([null, null]);
  const { id } = (await other.call("company admin", "POST", `${ONE}/popups`, { type: "welcome" })).body;
  expect([await popup(), (await ask(id)).body.defaultPopup]).toEqual([id, id]);
  const foreign = (await tenant.call("company admin", "POST", `${ONE}/popups`, { type: "welcome" })).body.id;
  for (const wrong of [foreign, 999_999])
    expect((await ask(wrong)).body.fields).toEqual([{ path: "defaultPopup", code: "popup_error_not_welcome" }]);
  expect((await ask("1")).status).toBe(422);
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
