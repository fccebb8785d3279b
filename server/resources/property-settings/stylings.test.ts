import { beforeAll, expect, test } from "vitest";
import { addPageSegment } from "#server/resources/page-segments/store.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const STYLINGS = "/v2/properties/:p/stylings";
let tenant: Tenant;
beforeAll(async () => {
  tenant = await newTenant();
});
const read = async () => (await tenant.call("company admin", "GET", STYLINGS)).body;
const set = (values: object) => tenant.call("company admin", "PUT", STYLINGS, { values });

/** Of each styling what is set, and what is refused. */
const CHANGES: [name: string, value: unknown, refused: unknown][] = [
  ["assistantPosition", "top-right", "middle"],
  ["avatar_img", "https://crm.test/a.png", "a.png"],
  ["btn_border_radius", "12px", "12em"],
  ["exit_click_twice", false, "no"],
  ["main_color", "#123456", "red"],
  ["min_view_width", 600, -1],
  ["min_view_width", 1, 1.5],
  ["hide_branding", true, 1],
  ["infobox_bg", "#ffeecc", "#ffee"],
  ["infobox_color", "#333", "black"],
  ["enableCopilot", true, "on"],
  ["enableAnnouncements", true, "on"],
  ["helpDeskDocsLinkEnabled", true, "on"],
  ["helpDeskDocsLinkURL", "https://docs.crm.test/", "javascript:alert(1)"],
  ["helpDeskSupportLinkEnabled", true, "on"],
  ["helpDeskSupportLinkURL", "mailto:help@crm.test", "//help.test"],
  ["helpDeskImageURL", "https://crm.test/desk.png", "mailto:help@crm.test"],
  ["privacyLevel", 1, 2],
  ["snippetAuthentication", true, "on"],
  ["snippetAuthenticationToken", "s".repeat(32), "short"],
  ["searchEnabled", false, "off"],
  ["externalLinkEnabled", true, "on"],
  ["externalLinkURL", "https://help.crm.test/", "javascript:alert(1)"],
  ["back_mode", "nothing", "sideways"],
  ["hero_btn_text", "Show me", "x".repeat(41)],
  ["language_behaviour", "hide", "sometimes"],
  ["enableInteractiveTours", false, "off"],
  ["draggableAvatar", true, "on"],
];

test.each(CHANGES)("section 7: PUT and GET stylings: %s is kept as %j, and %j is refused", async (name, value, refused) => {
  const before = await read();
  expect((await set({ [name]: refused })).body.fields).toMatchObject([{ path: `values.${name}` }]);
  expect(await read()).toEqual(before);
  expect((await set({ [name]: value })).status).toBe(200);
  const after = await read();
  expect(after.values).toEqual({ ...(before.values as object), [name]: value });
  expect(after.revision).toBe(Number(before.revision) + 1);
});

test.each([
  ["docs.crm.test", "https://docs.crm.test"],
  ["help@crm.test", "mailto:help@crm.test"],
  [" crm.test:8443/help ", "https://crm.test:8443/help"],
  ["", ""],
])("section 5: a link without protocol gets https, or mailto if it contains @: %j is kept as %j", async (link, whole) => {
  for (const name of ["helpDeskDocsLinkURL", "helpDeskSupportLinkURL", "externalLinkURL"]) {
    expect((await set({ [name]: link })).status).toBe(200);
    expect((await read()).values).toMatchObject({ [name]: whole });
  }
});

test("section 3: selectorConfig is kept whole, within its limits, and where the plan has it", async () => {
  const selectorConfig = { attributes: ["id", "data-test"], valueBlocklist: ["ember"], minParents: 2 };
  expect((await set({ selectorConfig })).body.values).toMatchObject({ selectorConfig });
  expect((await read()).values).toMatchObject({ selectorConfig });
  const refused = [
    [{ ...selectorConfig, attributes: ["a b"] }, "attributes.0"],
    [{ ...selectorConfig, attributes: Array.from({ length: 51 }, (_, index) => `a${index}`) }, "attributes"],
    [{ ...selectorConfig, valueBlocklist: [" "] }, "valueBlocklist.0"],
    [{ ...selectorConfig, valueBlocklist: ["x".repeat(101)] }, "valueBlocklist.0"],
    [{ ...selectorConfig, minParents: 11 }, "minParents"],
  ] as const;
  for (const [wrong, path] of refused)
    expect((await set({ selectorConfig: wrong })).body.fields).toMatchObject([{ path: `values.selectorConfig.${path}` }]);
  const without = await newTenant({ limits: { selectorConfig: false } });
  expect((await without.call("company admin", "PUT", STYLINGS, { values: { selectorConfig } })).status).toBe(404);
});

test("section 3: default_language is told with the stylings, and chosen elsewhere", async () => {
  expect((await read()).values).toMatchObject({ default_language: "en" });
  expect((await set({ default_language: "en" })).status).toBe(200);
  const { status, body } = await set({ default_language: "de", main_color: "#999999" });
  expect([status, body.fields]).toEqual([422, [{ path: "values.default_language", code: "language_error_default_elsewhere" }]]);
  expect((await read()).values).not.toMatchObject({ main_color: "#999999" });
});

test("stylings and the pages of the assistant’s button are saved together or not at all", async () => {
  const { revision } = await read();
  const save = (main_color: string, pageSegment: unknown, more: object = {}) =>
    tenant.call("company admin", "PUT", STYLINGS, { values: { main_color }, assistant: { pageSegment }, ...more });
  const pages = async () =>
    ((await tenant.call("company admin", "GET", "/v2/properties/:p")).body.assistant as { pageSegment: number }).pageSegment;
  const segment = await addPageSegment(tenant.db, tenant.propertyId, { name: "Deals", rules: ["/deals*"], visibility: true }, null);
  expect((await save("#111111", 999_999)).body.fields).toEqual([{ path: "assistant.pageSegment", code: "page_segment_error_gone" }]);
  expect((await save("#111111", segment, { revision: Number(revision) - 1 })).status).toBe(409);
  expect((await read()).values).not.toMatchObject({ main_color: "#111111" });
  expect(await pages()).toBe(0);
  expect((await save("#111111", segment, { revision })).body.revision).toBe(Number(revision) + 1);
  expect([(await read()).values, await pages()]).toMatchObject([{ main_color: "#111111" }, segment]);
  await save("#111111", { remove: true });
  expect(await pages()).toBe(0);
});

test("section 7: a save of stylings changes what it names and leaves the rest, and none is saved where one is refused", async () => {
  await set({ main_color: "#123456", hide_branding: true });
  await set({ hide_branding: false });
  expect((await set({ main_color: "#654321", min_view_width: -1 })).status).toBe(422);
  expect((await set({ main_color: "#654321", color: "#000000" })).status).toBe(422);
  expect((await read()).values).toMatchObject({ main_color: "#123456", hide_branding: false });
});
