import { beforeEach, describe, expect, test } from "vitest";
import { asked, inDays, newMessages, news } from "#tests/support/messages.ts";

let messages: Awaited<ReturnType<typeof newMessages>>;
beforeEach(async () => {
  messages = await newMessages();
});

const call = (...given: Parameters<typeof messages.call>) => messages.call(...given);
const save = (...given: Parameters<typeof messages.save>) => messages.save(...given);
const add = (announcement: object) => messages.add(announcement);
const addNews = (headline?: string) => messages.addNews(headline);
const live = (headline?: string) => messages.live(headline);

describe("a new message", () => {
  test.each([
    ["announcement", undefined, { category: 5, recurrence: 0, reminderRecurrence: 0, rankingType: null, shape: null, form: "list" }],
    ["announcement", 1, { category: 1, recurrence: 0, reminderRecurrence: 0 }],
    ["nps", undefined, { category: 7, recurrence: 0, reminderRecurrence: 3, rankingType: null, form: "bar" }],
    ["survey", undefined, { category: 8, recurrence: 0, reminderRecurrence: 0, rankingType: "emoji", form: "card" }],
    ["survey", 7, { category: 7, recurrence: 90, reminderRecurrence: 3, rankingType: null, form: "card" }],
  ] as const)("of the type %s and category %s is a draft with the defaults of its kind", async (type, category, expected) => {
    const id = await add({ type, ...(category && { category }) });
    expect((await call("GET", `/${id}`)).body).toMatchObject({
      ...{ type, visibility: "private", title: "", languageBehaviour: "fallback_default", segment: 0, pageSegment: 0, pinned: false },
      ...{ minTime: null, maxTime: null, firstTimePublished: null, timeLastPublished: null, liveSince: null, revision: expect.any(Number) },
      languageTexts: { en: { status: "default", texts: null }, de: { status: "on", texts: null } },
      ...expected,
    });
  });

  test.each([
    ["announcement", 7],
    ["nps", 8],
    ["survey", 3],
  ])("of the type %s has no category %i", async (type, category) => {
    expect(await call("POST", "", { announcement: { type, category } })).toMatchObject({
      status: 422,
      body: { fields: [{ path: "announcement.category" }] },
    });
  });
});

describe("texts", () => {
  test("a save changes the languages that it names, and null takes one away", async () => {
    const id = await addNews();
    await save(id, { languageTexts: { de: { status: "off", texts: news("Neues") } } });
    expect((await call("GET", `/${id}`)).body).toMatchObject({
      title: "News",
      languageTexts: { en: { status: "default", texts: news("News") }, de: { status: "off", texts: news("Neues") } },
    });
    await save(id, { languageTexts: { en: { texts: null } } });
    expect((await call("GET", `/${id}`)).body).toMatchObject({
      title: "Neues",
      languageTexts: { en: { texts: null }, de: { status: "off" } },
    });
  });

  test("of another kind, for a language that is not the property's, or with a guide that is not there are refused", async () => {
    const id = await addNews();
    const wrong = async (languageTexts: object, path: string) =>
      expect(await save(id, { languageTexts })).toMatchObject({ status: 422, body: { fields: [{ path: `announcement.${path}` }] } });
    await wrong({ en: { texts: asked("How is it?") } }, "languageTexts.en.texts");
    await wrong({ fr: { texts: news("Nouvelles") } }, "languageTexts");
    const cta = { primaryLink: null, secondaryLink: null, tutorial: 999_999_999 };
    await wrong({ en: { texts: news("A", { cta }) } }, "languageTexts.en.texts.cta.tutorial");
  });

  test("what is wrong with them is told by language, and what of it keeps the message from being published", async () => {
    const link = { title: "Read on", url: "example.com" };
    const cta = { primaryLink: link, secondaryLink: null, tutorial: null };
    const id = await add({ type: "announcement", languageTexts: { en: { texts: news("x".repeat(121), { description: "", cta }) } } });
    expect((await call("GET", `/${id}`)).body).toMatchObject({
      problems: {
        en: [
          { field: "headline", code: "text_error_too_long", blocks: false },
          { field: "description", code: "text_error_missing", blocks: true },
          { field: "cta.primaryLink.url", code: "text_error_missing_protocol", blocks: false },
        ],
      },
      languages: [{ key: "en", status: "default", isWritten: true, errors: 1 }],
    });
  });
});

describe("publishing", () => {
  test("makes a version, and a draft that is saved later changes nothing that is live", async () => {
    const id = await live();
    const before = (await call("GET", `/${id}`)).body;
    expect(before).toMatchObject({ publishedVersion: 1, hasUnpublishedChanges: false, firstTimePublished: expect.any(String) });
    const saved = await save(id, { languageTexts: { en: { texts: news("Better news") } } });
    expect(saved.body).toMatchObject({ visibility: "public", hasUnpublishedChanges: true, publishedVersion: 1 });
    expect((await save(id, { publishing: true })).body).toMatchObject({ publishedVersion: 2, hasUnpublishedChanges: false });
    expect((await save(id, { publishing: true })).body).toMatchObject({ publishedVersion: 2 });
  });

  test("needs a text in the default language, and no language that is on with a text missing or too long", async () => {
    const id = await add({ type: "nps", languageTexts: { de: { texts: asked("Wie ist es?") } } });
    const refused = async (path: string, code = "text_error_missing") =>
      expect(await save(id, { publishing: true })).toMatchObject({
        status: 422,
        body: { fields: [{ path: `announcement.languageTexts.${path}`, code }] },
      });
    await refused("en.texts.question");
    await save(id, { languageTexts: { en: { texts: { ...asked("How is it?"), leftLabel: "x".repeat(37) } } } });
    await refused("en.texts.leftLabel", "text_error_too_long");
    await save(id, { languageTexts: { en: { texts: asked("How is it?") }, de: { texts: { ...asked("Wie?"), buttonLabel: " " } } } });
    await refused("de.texts.buttonLabel");
    await save(id, { languageTexts: { de: { status: "off" } } });
    expect((await save(id, { publishing: true })).body.visibility).toBe("public");
  });

  test("is refused with all that keeps it from going live at once: its texts, its questions and its end", async () => {
    const id = await add({ type: "survey", languageTexts: { en: { texts: { ...asked(""), buttonLabel: "" } } } });
    const { shape } = (await call("GET", `/${id}`)).body as unknown as { shape: { pages: object[]; ends: string[] } };
    const unfinished = { ...shape, pages: [...shape.pages, { id: "p2", questions: [], rules: [] }] };
    await save(id, { shape: unfinished, minTime: inDays(-3), maxTime: inDays(-2) });
    expect(await save(id, { publishing: true })).toMatchObject({
      status: 422,
      body: {
        fields: [
          { path: "announcement.languageTexts.en.texts.question", code: "text_error_missing" },
          { path: "announcement.languageTexts.en.texts.buttonLabel", code: "text_error_missing" },
          { path: "announcement.shape.pages.1", code: "survey_error_empty_page" },
          { path: "announcement.maxTime", code: "message_error_ended" },
        ],
      },
    });
  });

  test("warnings and wrong links do not keep it from being live", async () => {
    const cta = { primaryLink: { title: "Read on", url: "https://" }, secondaryLink: null, tutorial: null };
    const id = await add({ type: "announcement", languageTexts: { en: { texts: news("x".repeat(200), { cta }) } } });
    expect((await save(id, { publishing: true })).body.visibility).toBe("public");
  });

  test("with a start ahead it is scheduled; with the start taken back, public", async () => {
    const id = await addNews();
    expect((await save(id, { publishing: true, minTime: inDays(2) })).body).toMatchObject({ visibility: "scheduled", publishedVersion: 1 });
    expect((await save(id, { publishing: true, minTime: null })).body.visibility).toBe("public");
  });

  test("what is scheduled and saved without publishing is a draft again", async () => {
    const id = await addNews();
    await save(id, { publishing: true, minTime: inDays(2) });
    expect((await save(id, { pinned: true })).body.visibility).toBe("private");
  });

  test("what is public without a default text is used", async () => {
    const id = await live();
    expect((await save(id, { languageTexts: { en: { texts: null }, de: { texts: news("Neues") } } })).body.visibility).toBe("used");
    expect((await save(id, { languageTexts: { en: { texts: news("Again") } }, publishing: true })).body.visibility).toBe("public");
  });

  test("an explicit target is followed", async () => {
    const id = await live();
    expect((await save(id, { visibility: "private" })).body).toMatchObject({ visibility: "private", publishedAt: null });
    expect((await save(id, { visibility: "used" })).body.visibility).toBe("used");
    expect((await save(id, { visibility: "public" })).body.visibility).toBe("public");
  });
});
