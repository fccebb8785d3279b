import type { LoaderFunctionArgs } from "@remix-run/node";
import { expect, test } from "vitest";
import { loader as assistant, action as saveAssistant } from "#app/routes/app/$property/customize/assistant/page.tsx";
import { loader as drawn } from "#app/routes/app/$property/customize/drawn/page.ts";
import { loader as help, action as saveHelp } from "#app/routes/app/$property/customize/help/page.tsx";
import { action as saveSearch, loader as search } from "#app/routes/app/$property/customize/search/page.tsx";
import { action as saveTexts, loader as texts } from "#app/routes/app/$property/customize/texts/page.tsx";
import { newTenant } from "#tests/support/tenant.ts";
import { errorsOf, visitor } from "#tests/support/visitor.ts";

const [ASSISTANT, HELP, SEARCH, TEXTS] = ["assistant", "help", "search", "texts"].map((screen) => `/app/:p/customize/${screen}`) as [
  string,
  string,
  string,
  string,
];
type Shown = { revision: number; values: Record<string, string> };

async function opened() {
  const tenant = await newTenant({
    languages: [
      ["en", "English"],
      ["de", "Deutsch"],
    ],
  });
  const admin = await visitor(tenant, "company admin");
  const shown = async (loader: (args: LoaderFunctionArgs) => unknown, at: string) => (await admin.open(loader, at)).data.stylings as Shown;
  const bundle = async (lang = "en") => (await tenant.call(null, "GET", `/player/:p/bundle?lang=${lang}`)).body;
  return { tenant, admin, shown, bundle };
}

test("the links and the picture of a help desk are off at first, and stand under the list once they are saved", async () => {
  const { admin, shown, bundle } = await opened();
  const { values, revision } = await shown(help, HELP);
  expect(values).toEqual({
    ...{ helpDeskDocsLinkEnabled: "", helpDeskDocsLinkURL: "", helpDeskSupportLinkEnabled: "", helpDeskSupportLinkURL: "" },
    helpDeskImageURL: "",
  });
  expect(await bundle()).not.toHaveProperty("help");
  const form = {
    ...{ helpDeskDocsLinkEnabled: "on", helpDeskDocsLinkURL: "https://docs.crm.test/", helpDeskSupportLinkURL: "mailto:help@crm.test" },
    helpDeskImageURL: "https://crm.test/desk.png",
  };
  expect((await admin.send(saveHelp, HELP, { ...form, revision: String(revision) })).status).toBe(302);
  expect((await bundle("de")).help).toEqual([
    { type: "image", url: "https://crm.test/desk.png", title: "" },
    { type: "link", url: "https://docs.crm.test/", title: "Dokumentation" },
  ]);
  const again = String((await shown(help, HELP)).revision);
  await admin.send(saveHelp, HELP, { ...form, helpDeskSupportLinkEnabled: "on", revision: again });
  expect((await bundle()).help).toContainEqual({ type: "link", url: "mailto:help@crm.test", title: "Contact support" });
});

test("section 5: a link without a protocol gets https, or mailto if it contains @; the preview shows it so before it is saved", async () => {
  const { tenant, admin, shown } = await opened();
  const { revision } = await shown(help, HELP);
  const typed = { helpDeskDocsLinkEnabled: "on", helpDeskDocsLinkURL: " docs.crm.test/start ", helpDeskSupportLinkURL: "help@crm.test" };
  const query = new URLSearchParams({ ...typed, fields: Object.keys(typed).join(" ") });
  expect((await admin.open(drawn, `/app/:p/customize/drawn?${query}`)).text).toContain('href="https://docs.crm.test/start"');
  expect((await admin.send(saveHelp, HELP, { ...typed, revision: String(revision) })).status).toBe(302);
  expect((await shown(help, HELP)).values).toMatchObject({
    // The mail address as it was typed; stored it is a link.
    ...{ helpDeskDocsLinkURL: "https://docs.crm.test/start", helpDeskSupportLinkURL: "help@crm.test" },
  });
  expect((await tenant.call("company admin", "GET", "/v2/properties/:p/stylings")).body.values).toMatchObject({
    helpDeskSupportLinkURL: "mailto:help@crm.test",
  });
});

test.each([
  [saveHelp, HELP, { helpDeskDocsLinkEnabled: "on" }, { helpDeskDocsLinkURL: ["text_error_missing"] }],
  [saveHelp, HELP, { helpDeskSupportLinkEnabled: "on" }, { helpDeskSupportLinkURL: ["text_error_missing"] }],
  [saveHelp, HELP, { helpDeskDocsLinkURL: "javascript:alert(1)" }, { helpDeskDocsLinkURL: ["text_error_invalid_link_or_mail"] }],
  [saveHelp, HELP, { helpDeskImageURL: "mailto:a@b.test" }, { helpDeskImageURL: ["text_error_invalid_link"] }],
  [saveSearch, SEARCH, { externalLinkEnabled: "on" }, { externalLinkURL: ["text_error_missing"] }],
  [saveSearch, SEARCH, { externalLinkURL: "//evil.test" }, { externalLinkURL: ["text_error_invalid_link_or_mail"] }],
])("%o at %s refuses %j", async (save, at, form, errors) => {
  const { admin, shown, bundle } = await opened();
  const { revision } = await shown(help, HELP);
  const refused = await admin.send(save, at, { ...form, revision: String(revision) });
  expect(refused.status).toBe(422);
  expect(errorsOf(refused)).toEqual(errors);
  expect(await bundle()).not.toHaveProperty("help");
});

test("where a search finds nothing, a link leads on: in the words of the language, or the property's own", async () => {
  const { admin, shown, bundle } = await opened();
  const { revision } = await shown(search, SEARCH);
  const form = { externalLinkEnabled: "on", externalLinkURL: "https://help.crm.test/search" };
  await admin.send(saveSearch, SEARCH, { ...form, revision: String(revision) });
  expect((await bundle()).beyond).toEqual({
    text: "Sorry, we couldn't find what you were looking for!",
    link: { type: "link", url: "https://help.crm.test/search", title: "Click here for more help" },
  });
  const before = await shown(texts, `${TEXTS}?lang=de`);
  expect(before).toMatchObject({ revision: 0, values: { search_bar_placeholder: "", external_link_text: "" } });
  const own = { external_link_text: "Zum Hilfecenter", search_bar_placeholder: "Wonach suchen Sie?", revision: "0" };
  expect((await admin.send(saveTexts, `${TEXTS}?lang=de`, own)).status).toBe(302);
  expect(await bundle("de")).toMatchObject({
    beyond: { text: "Dazu haben wir leider nichts gefunden.", link: { title: "Zum Hilfecenter" } },
    texts: { search: "Wonach suchen Sie?", none: "Keine Ergebnisse" },
  });
  expect((await bundle()).texts).toMatchObject({ search: "Search ..." });
  const { values, revision: next } = await shown(texts, `${TEXTS}?lang=de`);
  expect(values).toMatchObject({ external_link_text: "Zum Hilfecenter", search_no_result: "" });
  await admin.send(saveTexts, `${TEXTS}?lang=de`, { external_link_text: "", revision: String(next) });
  expect((await bundle("de")).beyond).toMatchObject({ link: { title: "Hier finden Sie weitere Hilfe" } });
});

test("what stands in an empty search and what kinds are called is sent where it is set, in its language, and there alone", async () => {
  const { admin, shown, bundle } = await opened();
  expect(await bundle("de")).not.toHaveProperty("labels");
  const own = {
    ...{ search_page_initial_placeholder: "Zum Beispiel: Rechnung", search_filter_label_guides: "Anleitungen" },
    search_filter_label_announcements: "Meldungen",
  };
  expect((await admin.send(saveTexts, `${TEXTS}?lang=de`, { ...own, revision: "0" })).status).toBe(302);
  expect((await bundle("de")).labels).toEqual({ initial: "Zum Beispiel: Rechnung", guides: "Anleitungen", announcements: "Meldungen" });
  expect(await bundle("en")).not.toHaveProperty("labels");
  const { values, revision } = await shown(texts, `${TEXTS}?lang=de`);
  expect(values).toMatchObject(own);
  const left = { search_page_initial_placeholder: "", search_filter_label_guides: "", search_filter_label_announcements: "Meldungen" };
  await admin.send(saveTexts, `${TEXTS}?lang=de`, { ...left, revision: String(revision) });
  expect((await bundle("de")).labels).toEqual({ announcements: "Meldungen" });
  const set = { search_page_initial_placeholder: "Try “invoice”" };
  const frame = await admin.open(drawn, `/app/:p/customize/drawn?${new URLSearchParams({ ...set, fields: Object.keys(set).join(" ") })}`);
  expect(frame.text).toContain("Try “invoice”");
});

test("an assistant without a search has none, and no screen for it", async () => {
  const { tenant, admin, shown, bundle } = await opened();
  expect(await bundle()).not.toHaveProperty("style.noSearch");
  const { values, revision } = await shown(assistant, ASSISTANT);
  expect(values.searchEnabled).toBe("on");
  const { searchEnabled: _, ...rest } = values;
  await admin.send(saveAssistant, ASSISTANT, { ...rest, revision: String(revision) });
  expect((await bundle()).style).toMatchObject({ noSearch: true });
  await admin.send(saveTexts, TEXTS, { search_filter_label_guides: "Tours", revision: "0" });
  expect(await bundle()).not.toHaveProperty("labels");
  expect((await admin.open(search, SEARCH)).to).toBe(`/app/${tenant.propertyId}/customize?off=search`);
  expect((await admin.open(drawn, "/app/:p/customize/drawn")).text).not.toContain('type="search"');
});

test("the preview shows links and texts that are not saved, and nothing of what cannot be", async () => {
  const { admin } = await opened();
  const frame = async (query: Record<string, string>) =>
    (await admin.open(drawn, `/app/:p/customize/drawn?${new URLSearchParams(query)}`)).text ?? "";
  const docs = { fields: "helpDeskDocsLinkEnabled helpDeskDocsLinkURL", helpDeskDocsLinkEnabled: "on" };
  expect(await frame({ ...docs, helpDeskDocsLinkURL: "https://docs.crm.test/" })).toContain('href="https://docs.crm.test/"');
  expect(await frame({ ...docs, helpDeskDocsLinkURL: "javascript:alert(1)" })).not.toContain("Documentation");
  const beyond = { externalLinkEnabled: "on", externalLinkURL: "https://help.crm.test/", external_link_header: "<b>Nothing</b> here" };
  const html = await frame({ ...beyond, part: "nothing", fields: Object.keys(beyond).join(" ") });
  expect(html).toContain("&#60;b&#62;Nothing&#60;/b&#62; here");
  expect(html).toContain('href="https://help.crm.test/"');
});
