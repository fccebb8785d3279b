import { createElement } from "react";
import { expect, test } from "vitest";
import { loader as assistant, action as saveAssistant } from "#app/routes/app/$property/customize/assistant/page.tsx";
import DesignScreen, { loader as design, action as saveDesign } from "#app/routes/app/$property/customize/design/page.tsx";
import { loader as drawn } from "#app/routes/app/$property/customize/drawn/page.ts";
import TextsScreen, { loader as texts } from "#app/routes/app/$property/customize/texts/page.tsx";
import { addPageSegment } from "#server/resources/page-segments/store.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant } from "#tests/support/tenant.ts";
import { errorsOf, visitor } from "#tests/support/visitor.ts";

const ASSISTANT = "/app/:p/customize/assistant";
const DESIGN = "/app/:p/customize/design";
const TEXTS = "/app/:p/customize/texts";

type Shown = { revision: number; values: Record<string, string> };

async function opened() {
  const tenant = await newTenant();
  const admin = await visitor(tenant, "company admin");
  const stored = async () =>
    (await tenant.call("company admin", "GET", "/v2/properties/:p/stylings")).body.values as Record<string, unknown>;
  const shown = async (loader: typeof assistant | typeof design, at: string) => (await admin.open(loader, at)).data.stylings as Shown;
  return { tenant, admin, stored, shown };
}

test("the screens begin with the defaults of the specification", async () => {
  const { shown } = await opened();
  expect((await shown(assistant, ASSISTANT)).values).toEqual({
    ...{
      assistantPosition: "bottom-left",
      avatar_img: "",
      min_view_width: "0",
      ...{ pageSegment: "0", back_mode: "back", hero_btn_text: "", language_behaviour: "fallback_default" },
      ...{ enableInteractiveTours: "on", enableAnnouncements: "", draggableAvatar: "" },
      searchEnabled: "on",
      exit_click_twice: "on",
      hide_branding: "",
    },
  });
  expect((await shown(design, DESIGN)).values).toEqual({
    ...{ main_color: "#0098ff", btn_border_radius: "3" },
    ...{ infobox_bg: "", infobox_color: "", tooltip_icon_color: "", beacon_icon_color: "" },
    ...{ announcementCategoryColor1: "#ffd600", announcementCategoryColor2: "#ff0070", announcementCategoryColor3: "#59d653" },
    ...{ announcementCategoryColor4: "#6565ff", announcementCategoryColor5: "#0098ff", announcementCategoryColor6: "#ff8400" },
  });
});

test("what an address says wrongly of the preview is told by name, beside a language that is unknown", async () => {
  const { admin } = await opened();
  const told = async (screen: typeof DesignScreen | typeof TextsScreen, loader: typeof design | typeof texts, at: string) =>
    markupAt(at, createElement(screen), (await admin.open(loader, at)).data);
  expect(await told(DesignScreen, design, `${DESIGN}?part=zz&host=moon&dir=rtl`)).toContain("part=zz, host=moon");
  expect(await told(DesignScreen, design, `${DESIGN}?part=&dir=up`)).toContain("dir=up");
  expect(await told(TextsScreen, texts, `${TEXTS}?lang=xx&part=zz`)).toContain("lang=xx, part=zz");
  expect((await admin.open(design, `${DESIGN}?part=step&host=dark&dir=rtl`)).data).toMatchObject({ problems: [] });
});

test("what is saved on one screen leaves the other alone, and players get it", async () => {
  const { tenant, admin, shown, stored } = await opened();
  const before = await shown(design, DESIGN);
  const look = { ...before.values, main_color: "#123456", btn_border_radius: "12", infobox_bg: "#ffeecc" };
  const saved = await admin.send(saveDesign, DESIGN, { ...look, revision: String(before.revision) });
  expect([saved.status, saved.to]).toEqual([302, `/app/${tenant.propertyId}/customize/design`]);
  const { revision } = await shown(assistant, ASSISTANT);
  // A box that is not ticked is not sent.
  const place = {
    back_mode: "restart",
    language_behaviour: "hide",
    assistantPosition: "top-right",
    avatar_img: "https://crm.test/face.png",
    min_view_width: "600",
    hide_branding: "on",
  };
  await admin.send(saveAssistant, ASSISTANT, { ...place, revision: String(revision) });
  expect(await stored()).toMatchObject({
    ...{ main_color: "#123456", btn_border_radius: "12px", infobox_bg: "#ffeecc", infobox_color: "" },
    ...{ assistantPosition: "top-right", min_view_width: 600, exit_click_twice: false, hide_branding: true },
  });
  const { body } = await tenant.call(null, "GET", "/player/:p/bundle");
  expect(body.style).toMatchObject({
    css: { "--main": "#123456", "--radius": "12px", "--info": "#ffeecc", "--on-info": "#101828" },
    ...{ position: "top-right", avatarUrl: "https://crm.test/face.png", minViewWidth: 600, exitClickTwice: false, hideBranding: true },
  });
});

test.each([
  ["main_color", "blue", "colour_error_invalid"],
  ["main_color", "", "colour_error_invalid"],
  ["main_color", "#12", "colour_error_invalid"],
  ["infobox_bg", "#ff0000;background:url(//evil.test)", "colour_error_invalid"],
  ["announcementCategoryColor3", "", "colour_error_invalid"],
  ["btn_border_radius", "100", "stylings_error_radius"],
  ["btn_border_radius", "-1", "stylings_error_radius"],
])("design: %s cannot be %j", async (name, value, code) => {
  const { admin, shown, stored } = await opened();
  const { values, revision } = await shown(design, DESIGN);
  const refused = await admin.send(saveDesign, DESIGN, { ...values, [name]: value, revision: String(revision) });
  expect(refused.status).toBe(422);
  expect(errorsOf(refused)).toMatchObject({ [name]: [code] });
  expect(await stored()).toMatchObject({ main_color: "#0098ff", infobox_bg: "" });
});

test.each(["face.png", "/face.png", "javascript:alert(1)", "https://crm.test@evil.test/face.png"])(
  "the picture %j is no web address: neither the screen nor the call takes it",
  async (picture) => {
    const { tenant, admin, shown, stored } = await opened();
    const { values, revision } = await shown(assistant, ASSISTANT);
    const refused = await admin.send(saveAssistant, ASSISTANT, { ...values, avatar_img: picture, revision: String(revision) });
    expect([refused.status, errorsOf(refused)]).toEqual([422, { avatar_img: ["text_error_invalid_link"] }]);
    const called = await tenant.call("company admin", "PUT", "/v2/properties/:p/stylings", { values: { avatar_img: picture } });
    expect([called.status, called.body.fields]).toEqual([422, [{ path: "values.avatar_img", code: "text_error_invalid_link" }]]);
    expect(await stored()).toMatchObject({ avatar_img: "" });
  },
);

test("a change of another field by somebody else is kept, one of the same field is asked about", async () => {
  const { tenant, admin, shown, stored } = await opened();
  const { values, revision } = await shown(design, DESIGN);
  const sent = { ...values, base: JSON.stringify(values), revision: String(revision) };
  await tenant.call("company admin", "PUT", "/v2/properties/:p/stylings", { values: { tooltip_icon_color: "#111111" } });
  const merged = await admin.send(saveDesign, DESIGN, { ...sent, main_color: "#222222" });
  expect(merged.status).toBe(302);
  expect(await stored()).toMatchObject({ main_color: "#222222", tooltip_icon_color: "#111111" });
  const asked = await admin.send(saveDesign, DESIGN, { ...sent, main_color: "#333333" });
  expect(asked.status).toBe(409);
  expect(asked.data).toMatchObject({ failure: { conflict: { asks: [{ name: "main_color", theirs: "#222222", yours: "#333333" }] } } });
});

test("the preview draws what is live with fields that are not saved, and leaves out what cannot be", async () => {
  const { tenant, admin } = await opened();
  const frame = async (query: string) => (await admin.open(drawn, `/app/:p/customize/drawn?${query}`)).text;
  expect(await frame("")).toContain(":root{--main:#0098ff;");
  const typed = new URLSearchParams({ fields: "main_color hide_branding assistantPosition", main_color: "#abcdef", hide_branding: "on" });
  const html = await frame(String(typed));
  expect(html).toContain("--main:#abcdef;");
  expect(html).not.toContain(">Handrail<");
  const evil = new URLSearchParams({ fields: "main_color", main_color: "red}body{display:none" });
  expect(await frame(String(evil))).toContain(":root{--main:#0098ff;");
  await tenant.call("company admin", "PUT", "/v2/properties/:p/stylings", { values: { main_color: "#123456" } });
  // A colour that is being typed is not there yet: what is stored stands.
  const half = new URLSearchParams({ fields: "main_color", main_color: "#12" });
  expect(await frame(String(half))).toContain(":root{--main:#123456;");
  expect(await frame("part=closed")).toMatch(/^(?!.*class="panel).*class="launcher bottom-left"/);
  expect(await frame("part=step&host=dark&dir=rtl")).toMatch(/dir="rtl".*class="screen page dark"/);
});

test("the preview shows an announcement of each category in the colour that is typed for it", async () => {
  const { admin } = await opened();
  const typed = new URLSearchParams({ part: "announcements", fields: "announcementCategoryColor3", announcementCategoryColor3: "#abcdef" });
  const { text = "" } = await admin.open(drawn, `/app/:p/customize/drawn?${typed}`);
  const shown = [...text.matchAll(/fill="(#\w+)".*?guide-title">(.*?)</g)].map(([, color, title]) => [title, color]);
  expect(shown).toEqual([
    ["New feature", "#ffd600"],
    ["Reminder", "#ff0070"],
    ["Must-see guide", "#abcdef"],
    ["News", "#6565ff"],
    ["Announcement", "#0098ff"],
    ["Important", "#ff8400"],
  ]);
});

test.each([
  ["en", "has a contrast of 5.8 : 1", "Contrast with its background: 8.7 : 1"],
  ["de", "hat einen Kontrast von 5,8 : 1", "Kontrast zum Hintergrund: 8,7 : 1"],
] as const)("contrasts are written as %s writes numbers", async (language, ink, ground) => {
  const { admin } = await opened();
  const { data } = await admin.open(design, DESIGN);
  const { stylings } = data as { stylings: Shown };
  const values = { ...stylings.values, main_color: "#0098ff", infobox_bg: "#ffffff", infobox_color: "#1f4a8a" };
  const markup = await markupAt(DESIGN, createElement(DesignScreen), { ...data, stylings: { ...stylings, values } }, language);
  for (const words of [ink, ground]) expect(markup).toContain(words);
});

test.each([
  ["light", "#ffe14d", "de", [/Auf Weiß hat sie nur einen Kontrast von 1,3 : 1/], [/dunklen Seite/]],
  ["light", "#0098ff", "en", [], [/On the white/, /On a dark page/]],
  ["dark", "#1f4a8a", "en", [/On a dark page it has a contrast of only 2\.0 : 1/], [/On the white/]],
] as const)("on a %s page, a main colour of %s is warned of where it is hard to see", async (host, colour, language, said, unsaid) => {
  const { admin } = await opened();
  const { data } = await admin.open(design, `${DESIGN}?host=${host}`);
  const { stylings } = data as { stylings: Shown };
  const values = { ...stylings.values, main_color: colour };
  const markup = await markupAt(DESIGN, createElement(DesignScreen), { ...data, stylings: { ...stylings, values } }, language);
  for (const words of said) expect(markup).toMatch(words);
  for (const words of unsaid) expect(markup).not.toMatch(words);
});

test("how the assistant is looked at stands in the address, is shown by it, and stays when something is saved", async () => {
  const { tenant, admin } = await opened();
  const LOOK = `${DESIGN}?part=step&host=dark&dir=rtl`;
  const { data } = await admin.open(design, LOOK);
  const markup = await markupAt(LOOK, createElement(DesignScreen), data);
  expect(markup).toMatch(/<iframe[^>]* src="[^"]*\/customize\/drawn\?part=step&amp;host=dark&amp;dir=rtl"/);
  for (const value of ["step", "dark", "rtl"]) expect(markup).toContain(`<option value="${value}" selected="">`);
  const { values, revision } = (data as { stylings: Shown }).stylings;
  const saved = await admin.send(saveDesign, LOOK, { ...values, revision: String(revision) });
  expect(saved.to).toBe(`/app/${tenant.propertyId}/customize/design?part=step&host=dark&dir=rtl`);
  expect((await admin.open(design, `${DESIGN}?part=cellar&host=grey`)).data.look).toEqual({});
});

test("how guides go back, what starts them, who sees nothing and which pages have the button is saved, and players get it", async () => {
  const { tenant, admin, shown, stored } = await opened();
  const { db, propertyId } = tenant;
  const page = await addPageSegment(db, propertyId, { name: "Deals", rules: ["/deals*"], visibility: true }, null);
  const { values, revision } = await shown(assistant, ASSISTANT);
  const { searchEnabled, exit_click_twice, ...rest } = values;
  const typed = { ...rest, searchEnabled: searchEnabled!, exit_click_twice: exit_click_twice!, enableInteractiveTours: "on" };
  const chosen = {
    pageSegment: String(page),
    back_mode: "nothing",
    hero_btn_text: "Show me",
    language_behaviour: "hide",
    draggableAvatar: "on",
  };
  const saved = await admin.send(saveAssistant, ASSISTANT, { ...typed, ...chosen, revision: String(revision) });
  expect(saved.status).toBe(302);
  expect((await shown(assistant, ASSISTANT)).values).toMatchObject(chosen);
  expect(await stored()).toMatchObject({
    back_mode: "nothing",
    hero_btn_text: "Show me",
    language_behaviour: "hide",
    draggableAvatar: true,
  });
  const bundle = async () => (await tenant.call(null, "GET", "/player/:p/bundle")).body;
  expect(await bundle()).toMatchObject({ pageSegment: page, style: { draggable: true }, targeting: { pageSegments: [{ id: page }] } });
  const again = await shown(assistant, ASSISTANT);
  await admin.send(saveAssistant, ASSISTANT, { ...typed, pageSegment: "0", revision: String(again.revision) });
  expect(await bundle()).not.toHaveProperty("pageSegment");
});

test.each([
  ["back_mode", "sideways", "text_error_invalid"],
  ["language_behaviour", "", "text_error_invalid"],
  ["hero_btn_text", "x".repeat(41), "text_error_too_long"],
  ["pageSegment", "999999", "page_segment_error_gone"],
])("assistant: %s cannot be %j", async (name, value, code) => {
  const { admin, shown } = await opened();
  const { values, revision } = await shown(assistant, ASSISTANT);
  const refused = await admin.send(saveAssistant, ASSISTANT, {
    ...values,
    draggableAvatar: "on",
    [name]: value,
    revision: String(revision),
  });
  expect([refused.status, errorsOf(refused)]).toEqual([422, { [name]: [code] }]);
});
