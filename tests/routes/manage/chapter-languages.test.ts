import { createElement } from "react";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import EditChapterScreen, { action, loader } from "#app/routes/app/$property/manage/chapters/$chapterId/edit/page.tsx";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { errorsOf, type Visitor, visitor } from "#tests/support/visitor.ts";

const EDIT = "/app/:p/manage/chapters/:chapterId/edit";
const LANGUAGES: [string, string][] = [
  ["en", "English"],
  ["de", "Deutsch"],
  ["pt-br", "Português"],
];

let tenant: Tenant;
let admin: Visitor;
let moderator: Visitor;
let german: Visitor;
let chapterId: number;
beforeAll(async () => {
  tenant = await newTenant({ languages: LANGUAGES });
  admin = await visitor(tenant, "company admin");
  moderator = await visitor(tenant, "company moderator");
  german = await visitor(tenant, "company admin");
  german.cookies.set("handrail_preferences", Buffer.from('{"language":"de"}').toString("base64"));
});
beforeEach(async () => {
  chapterId = await tenant.chapter("First steps", true);
});

type Values = Record<string, string>;
const open = (query = "", who = admin) => who.open(loader, EDIT + query, { chapterId });
const markup = async (query = "", language: "en" | "de" = "en", who = language === "de" ? german : admin) =>
  markupAt(`/app/${tenant.propertyId}`, createElement(EditChapterScreen), (await open(query, who)).data, language);
/** What a browser sends of the form at an address after some changes. */
async function formAt(query: string, changes: Values): Promise<Values> {
  const { values, chapter } = (await open(query)).data as { values: Values; chapter: { revision: number } };
  // Browsers leave out boxes that are not ticked.
  const { tags: _, ...shown } = values;
  return { ...shown, ...changes, revision: String(chapter.revision), base: JSON.stringify(values), intent: changes.intent ?? "save" };
}
const send = (query: string, form: Values, who = admin) => who.send(action, EDIT + query, form, { chapterId });
const stored = async () => (await tenant.call("company admin", "GET", `/v2/properties/:p/launchers/${chapterId}?all_langs=true`)).body;
const at = (query: string) => `/app/${tenant.propertyId}/manage/chapters/${chapterId}/edit${query}`;

describe("one screen per language (section 3: texts per language)", () => {
  test("the title and subtitle of a language are saved in it alone", async () => {
    expect((await open("?lang=de")).data).toMatchObject({ values: { title: "", subtitle: "", status: "on" } });
    const saved = await send("?lang=de", await formAt("?lang=de", { title: "Erste Schritte", subtitle: "Für den Anfang" }));
    expect([saved.status, saved.to, await admin.toast()]).toEqual([302, at("?lang=de"), "chapter_saved"]);
    expect(await stored()).toMatchObject({
      texts: { en: { title: "First steps" }, de: { title: "Erste Schritte", subtitle: "Für den Anfang" } },
      hasUnpublishedChanges: true,
    });
  });

  test("a language whose text is not written is not filled with that of the default one", async () => {
    const form = await formAt("?lang=pt-br", { status: "off" });
    expect((await send("?lang=pt-br", form)).status).toBe(302);
    expect((await stored()).texts).toEqual({ en: { title: "First steps", subtitle: "" } });
  });

  test("a text is given up by emptying it; the default language needs one, and so does a subtitle (section 5: missing if empty)", async () => {
    await send("?lang=de", await formAt("?lang=de", { title: "Erste", subtitle: "x" }));
    const refused = await send("?lang=de", await formAt("?lang=de", { title: "", subtitle: "kept" }));
    expect([refused.status, errorsOf(refused)]).toEqual([422, { title: ["title_error_missing"] }]);
    expect(refused.data).toMatchObject({ submission: { initialValue: { subtitle: "kept" } } });
    expect(errorsOf(await send("", await formAt("", { title: "" })))).toEqual({ title: ["title_error_missing"] });
    expect((await send("?lang=de", await formAt("?lang=de", { title: "", subtitle: "" }))).status).toBe(302);
    expect(Object.keys((await stored()).texts as object)).toEqual(["en"]);
  });

  test("status off means inactive, at once and with nothing to publish (sections 3 and 4)", async () => {
    await send("", await formAt("", { status: "off" }));
    expect(await stored()).toMatchObject({ languages: [{ key: "en", status: "off" }], hasUnpublishedChanges: false });
    await send("", await formAt("", { status: "on" }));
    expect(await stored()).toMatchObject({ languages: [{ key: "en", status: "on" }] });
  });

  test("a form without the status, or without whom it is for, leaves both as they are", async () => {
    await send("", await formAt("", { status: "off", tagMode: "hide" }));
    const { title, subtitle, revision } = await formAt("", {});
    const base = JSON.stringify({ title, subtitle });
    expect((await send("", { title: "Other", subtitle: subtitle ?? "", revision: revision ?? "", base })).status).toBe(302);
    expect(await stored()).toMatchObject({ title: "Other", tags: { mode: "hide" }, languages: [{ key: "en", status: "off" }] });
  });

  test("an unknown language in the address is told, and the default one shown", async () => {
    const answer = await open("?lang=xx");
    expect([answer.status, answer.data.problems]).toEqual([400, [{ name: "lang", value: "xx", code: "unknown" }]]);
    expect(answer.data).toMatchObject({ place: { lang: "en" } });
  });

  test("what two people change in one language merges, what both changed is asked with both values, the typed one kept", async () => {
    const early = await formAt("?lang=de", { title: "Meins", subtitle: "Mein Untertitel", status: "off" });
    await send("?lang=de", await formAt("?lang=de", { title: "Ihres" }), moderator);
    const asked = await send("?lang=de", early);
    expect([asked.status, asked.data.failure]).toMatchObject([
      409,
      { code: "changed_meanwhile", conflict: { asks: [{ name: "title", theirs: "Ihres", yours: "Meins" }] } },
    ]);
    expect(asked.data).toMatchObject({ submission: { initialValue: { title: "Meins", subtitle: "Mein Untertitel", status: "off" } } });
    const { submission } = asked.data as { submission: { initialValue: Values } };
    expect((await send("?lang=de", { ...submission.initialValue, "take-title": "theirs" })).status).toBe(302);
    expect(await stored()).toMatchObject({ texts: { de: { title: "Ihres", subtitle: "Mein Untertitel" } } });
  });

  test("what another saves in another language is in nobody's way", async () => {
    const early = await formAt("", { title: "Later steps" });
    await send("?lang=de", await formAt("?lang=de", { title: "Erste" }), moderator);
    const late = await send("", early);
    expect([late.status, await admin.toast()]).toEqual([302, "chapter_saved_merged"]);
    expect((await stored()).texts).toMatchObject({ en: { title: "Later steps" }, de: { title: "Erste" } });
  });
});

describe("all languages side by side", () => {
  test("are saved together: texts, statuses, and what stands in for a missing one (section 3: languageBehaviour)", async () => {
    const changes = { "title-de": "Erste", "subtitle-de": "Los", "status-pt-br": "off", languageBehaviour: "hide" };
    const saved = await send("?lang=all", await formAt("?lang=all", changes));
    expect([saved.status, saved.to, await admin.toast()]).toEqual([302, at("?lang=all"), "chapter_saved"]);
    expect(await stored()).toMatchObject({
      texts: { en: { title: "First steps" }, de: { title: "Erste", subtitle: "Los" } },
      languageTexts: { "pt-br": { status: "off" }, de: { status: "on" } },
      languageBehaviour: "hide",
    });
  });

  test("are published together", async () => {
    await send("?lang=all", await formAt("?lang=all", { "title-de": "Erste", intent: "publish" }));
    expect(await admin.toast()).toBe("chapter_published");
    expect(await stored()).toMatchObject({ visibility: "public", hasUnpublishedChanges: false, publishedVersion: 2 });
  });

  test.each<[Values, Record<string, string[]>]>([
    [{ "title-en": "" }, { "title-en": ["title_error_missing"] }],
    [{ "subtitle-de": "x" }, { "title-de": ["title_error_missing"] }],
    [{ "title-pt-br": "  " }, { "title-pt-br": ["title_error_missing"] }],
    [{ "title-de": "x".repeat(121) }, { "title-de": ["text_error_too_long"] }],
    [{ "subtitle-en": "x".repeat(241) }, { "subtitle-en": ["text_error_too_long"] }],
  ])("%j is refused in its place, with all that was typed (section 5)", async (changes, errors) => {
    const form = await formAt("?lang=all", { "title-de": "Getippt", ...changes });
    if ("subtitle-de" in changes) form["title-de"] = "";
    const answer = await send("?lang=all", form);
    expect([answer.status, errorsOf(answer)]).toEqual([422, errors]);
    expect((await stored()).revision).toBe(1);
  });

  test("a conflict asks per language, with both values in words, and merges the rest", async () => {
    const early = await formAt("?lang=all", { "title-de": "Meins", "status-en": "off", "title-pt-br": "Meu", languageBehaviour: "hide" });
    const theirs = { "title-de": "Ihres", "subtitle-en": "Theirs" };
    await send("?lang=all", await formAt("?lang=all", theirs), moderator);
    const asked = await send("?lang=all", early);
    expect([asked.status, asked.data.failure]).toMatchObject([
      409,
      { conflict: { asks: [{ name: "title-de", theirs: "Ihres", yours: "Meins" }] } },
    ]);
    const { initialValue } = (asked.data as { submission: { initialValue: Values } }).submission;
    expect(initialValue).toMatchObject({ "title-de": "Meins", "title-pt-br": "Meu", "subtitle-en": "Theirs", "status-en": "off" });
    expect((await send("?lang=all", { ...initialValue, "take-title-de": "yours" })).status).toBe(302);
    expect(await stored()).toMatchObject({ texts: { de: { title: "Meins" }, en: { subtitle: "Theirs" } }, languageBehaviour: "hide" });
  });

  test("a status and a behaviour are asked about by their words", async () => {
    const base = { "status-en": "off", languageBehaviour: "hide" };
    const early = await formAt("?lang=all", base);
    early.base = JSON.stringify({ ...JSON.parse(early.base ?? "{}"), "status-en": "?", languageBehaviour: "?" });
    await send("?lang=all", await formAt("?lang=all", { "title-en": "Other" }), moderator);
    const asked = await send("?lang=all", early);
    expect(asked.data.failure).toMatchObject({
      conflict: {
        asks: [
          { name: "status-en", theirs: "On", yours: "Off" },
          { name: "languageBehaviour", theirs: "Show the default language", yours: "Don’t show the chapter" },
        ],
      },
    });
  });

  test("more than twenty languages come on several pages, and a page changes its own alone", async () => {
    const many = Array.from({ length: 25 }, (_, each): [string, string] => [`aa-${String(each).padStart(3, "0")}`, `L${each}`]);
    const large = await newTenant({ languages: [["en", "English"], ...many] });
    const chapter = await large.chapter("Many");
    const own = await visitor(large, "company admin");
    const second = await own.open(loader, `${EDIT}?lang=all&page=2`, { chapterId: chapter });
    const values = second.data.values as Values;
    expect(Object.keys(values).filter((name) => name.startsWith("title-"))).toHaveLength(6);
    const form = { ...values, "title-aa-024": "Last", revision: "1", base: JSON.stringify(values), intent: "save" };
    const saved = await own.send(action, `${EDIT}?lang=all&page=2`, form, { chapterId: chapter });
    expect([saved.status, saved.to]).toEqual([302, `/app/${large.propertyId}/manage/chapters/${chapter}/edit?lang=all&page=2`]);
    const { body } = await large.call("company admin", "GET", `/v2/properties/:p/launchers/${chapter}?all_langs=true`);
    expect(body.texts).toEqual({ en: { title: "Many", subtitle: "" }, "aa-024": { title: "Last", subtitle: "" } });
    const html = await markupAt(`/app/${large.propertyId}`, createElement(EditChapterScreen), second.data);
    for (const words of ["Languages 1 to 20", "Languages 21 to 26"]) expect(html).toContain(words);
    expect((await own.open(loader, `${EDIT}?lang=all&page=3`, { chapterId: chapter })).status).toBe(400);
  });
});

describe("what is odd about the languages is said as a warning", () => {
  test.each([
    ["en", "Nobody sees this chapter", "English, the default language, is off"],
    ["de", "Dieses Kapitel sieht niemand", "Die Standardsprache English ist aus"],
  ] as const)("%s: off everywhere, and the default language off", async (language, nobody, off) => {
    expect(await markup("", language)).not.toContain(nobody);
    await send("", await formAt("", { status: "off" }));
    for (const query of ["", "?lang=de", "?lang=all"]) expect(await markup(query, language)).toContain(nobody);
    await send("?lang=de", await formAt("?lang=de", { title: "Erste" }));
    expect(await markup("", language)).toContain(off);
  });

  test("a live chapter whose default language has no text", async () => {
    const content = JSON.stringify({ texts: { de: { title: "Nur Deutsch", subtitle: "" } } });
    await tenant.db.updateTable("chapters").set({ draft: content }).where("id", "=", chapterId).execute();
    const html = await markup();
    expect(html).toContain("There’s no text in English, the default language");
    expect(html).toMatch(/<h1[^>]*>Nur Deutsch</);
    expect(await markup("?lang=all", "de")).toContain("In der Standardsprache English gibt es keinen Text");
  });
});

test("a contributor reads a draft in all languages and is told why nothing can be saved; of a live one they write the texts", async () => {
  const contributor = await visitor(tenant, "property contributor");
  expect((await send("?lang=de", await formAt("?lang=de", { title: "Von mir" }), contributor)).status).toBe(302);
  chapterId = await tenant.chapter("Draft");
  for (const query of ["", "?lang=de", "?lang=all"])
    expect(await markup(query, "en", contributor)).toContain("Your role doesn’t allow this.");
  const refused = await send("?lang=all", await formAt("?lang=all", { "title-en": "Mine" }), contributor);
  expect([refused.status, refused.data.failure]).toMatchObject([401, { code: "not_allowed_for_role" }]);
});
