import { beforeEach, expect, test } from "vitest";
import { content1, newTenant, type Tenant } from "#tests/support/tenant.ts";

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
async function drawn(values: object, part = "panel", more: Record<string, string> = {}, of = tenant) {
  const query = new URLSearchParams({ part, values: JSON.stringify(values), ...more });
  const { status, body } = await of.call("company admin", "GET", `/v2/properties/:p/stylings/rendered?${query}`);
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

test.each([
  [{ type: "info", text: "It takes two minutes." }, "It takes two minutes."],
  [null, "An info box looks like this."],
] as const)("a step shows its own info box %j, or one that says what it is", async (media, said) => {
  const other = await newTenant();
  const content = content1("Way");
  content.texts.en!.steps.hello!.media = media;
  await other.guide({ live: true, content });
  const { shown } = await drawn({}, "step", {}, other);
  expect(/<p class="info text">(.*?)</.exec(shown)?.[1]).toBe(said);
});

const queryIn = (shown: string) => / value="(.*?)"/.exec(shown)?.[1];
const titlesIn = (shown: string) => [...shown.matchAll(/guide-title">(.*?)</g)].map(([, title]) => title);
const kindsIn = (shown: string) => [...shown.matchAll(/aria-pressed="\w+"[^>]*>(.*?)</g)].map(([, kind]) => kind);

test("what is found is what is looked for, and nothing else", async () => {
  await tenant.guide({ title: "Invite colleagues", live: true });
  const { shown } = await drawn({ enableAnnouncements: true }, "found");
  expect(queryIn(shown)).toBe("Export a report");
  expect([titlesIn(shown), kindsIn(shown)]).toEqual([
    ["Export a report", "New: weekly reports"],
    ["Guide", "News"],
  ]);
  const alone = await drawn({ enableAnnouncements: false }, "found");
  expect([titlesIn(alone.shown), kindsIn(alone.shown)]).toEqual([["Export a report"], []]);
});

test("where the first guide is found alone, a word is looked for that finds several kinds, if there is one", async () => {
  const document = { language: "en", title: "Parental leave", text: "It lasts a year.", address: null };
  const written = { ...document, property_id: tenant.propertyId, last_changed_by: null, last_changed_by_id: null };
  await tenant.db.insertInto("documents").values(written).execute();
  const first = (await drawn({}, "found")).shown;
  expect([queryIn(first), titlesIn(first), kindsIn(first)]).toEqual(["Export a report", ["Export a report"], []]);
  await tenant.guide({ title: "Apply for leave", live: true });
  const { shown } = await drawn({}, "found");
  expect([queryIn(shown), titlesIn(shown).sort()]).toEqual(["leave", ["Apply for leave", "Parental leave"]]);
  expect(kindsIn(shown)).toHaveLength(2);
});

test("another direction is that of everything, announcements too", async () => {
  const { shown } = await drawn({ enableAnnouncements: true }, "panel", { direction: "rtl" });
  expect([...shown.matchAll(/ dir="(\w+)"/g)].map(([, direction]) => direction)).toEqual(["rtl", "rtl"]);
});

test("where nothing can be typed, nothing is looked for", async () => {
  const { shown } = await drawn({ searchEnabled: false }, "nothing");
  expect(shown).toContain("Export a report");
});

test("nobody comes by key to what does nothing: links stay, what unfolds, and the list, which scrolls", async () => {
  const help = { helpDeskDocsLinkEnabled: true, helpDeskDocsLinkURL: "https://help.test/" };
  const { shown } = await drawn({ enableAnnouncements: true, ...help }, "panel");
  const stops = [...shown.matchAll(/<(\w+)([^>]*)>/g)].filter(
    ([, name = "", rest = ""]) =>
      (/^(a|button|input|select|summary)$/.test(name) || rest.includes('tabindex="0"')) && !rest.includes(" inert"),
  );
  expect(stops.map(([, name]) => name)).toEqual(["div", "summary", "a"]);
  expect(stops[0]?.[0]).toBe('<div class="list" role="region" tabindex="0" aria-label="Guides and help">');
  // Those of the colours have nothing to unfold.
  expect((await drawn({}, "announcements")).shown.match(/<details [^>]* inert>/g)).toHaveLength(6);
});
