import { beforeAll, expect, test } from "vitest";
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

test("section 7: a save of stylings changes what it names and leaves the rest, and none is saved where one is refused", async () => {
  await set({ main_color: "#123456", hide_branding: true });
  await set({ hide_branding: false });
  expect((await set({ main_color: "#654321", min_view_width: -1 })).status).toBe(422);
  expect((await set({ main_color: "#654321", color: "#000000" })).status).toBe(422);
  expect((await read()).values).toMatchObject({ main_color: "#123456", hide_branding: false });
});
