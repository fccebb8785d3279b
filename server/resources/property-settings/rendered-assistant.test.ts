import { beforeEach, expect, test } from "vitest";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

let tenant: Tenant;
beforeEach(async () => {
  tenant = await newTenant();
  await tenant.guide({ title: "Export a report", live: true });
  const id = await tenant.message("announcement", "New: weekly reports");
  const cta = { primaryLink: null, secondaryLink: null, tutorial: null };
  const texts = { headline: "New: weekly reports", description: "Text", media: null, cta };
  const announcement = { languageTexts: { en: { texts } }, category: 1, publishing: true };
  expect((await tenant.call("company admin", "PUT", `/v2/properties/:p/announcements/${id}`, { announcement })).status).toBe(200);
});

/** The assistant with stylings that are not saved, as people see it: its words, and the colours of its announcements. */
async function drawn(values: object, part = "panel") {
  const query = new URLSearchParams({ part, values: JSON.stringify(values) });
  const { status, body } = await tenant.call("company admin", "GET", `/v2/properties/:p/stylings/rendered?${query}`);
  expect(status).toBe(200);
  const [, shown = ""] = /<body>(.*)<\/body>/s.exec(String(body.html)) ?? [];
  return { shown, colours: [...shown.matchAll(/fill="(#\w+)"/g)].map(([, colour]) => colour) };
}

test("announcements are listed in the preview once the assistant is to list them, in the colour that is typed", async () => {
  expect((await drawn({})).shown).not.toContain("weekly reports");
  const { shown, colours } = await drawn({ enableAnnouncements: true, announcementCategoryColor1: "#112131" });
  expect(shown).toContain("weekly reports");
  expect(colours).toEqual(["#112131"]);
});

test("the colours of all announcements are looked at whether they are listed or not", async () => {
  const { colours } = await drawn({ enableAnnouncements: false, announcementCategoryColor6: "#112131" }, "announcements");
  expect(colours).toHaveLength(6);
  expect(colours[5]).toBe("#112131");
});

test("guides leave the preview as soon as the box is not ticked any more", async () => {
  expect((await drawn({})).shown).toContain("Export a report");
  expect((await drawn({ enableInteractiveTours: false })).shown).not.toContain("Export a report");
});
