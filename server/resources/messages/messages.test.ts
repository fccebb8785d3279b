import { beforeEach, describe, expect, test } from "vitest";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const ALL = "/v2/properties/:p/announcements";
const DAY = 86_400_000;
const inDays = (days: number, timezone = "UTC") => ({ utc: new Date(Date.now() + days * DAY).toISOString(), timezone });

let tenant: Tenant;
beforeEach(async () => {
  tenant = await newTenant({
    languages: [
      ["en", "English"],
      ["de", "Deutsch"],
    ],
  });
});

type Message = { id: number; visibility: string; revision: number } & Record<string, unknown>;
const call = async (method: string, path = "", body?: object, kind: Parameters<Tenant["call"]>[0] = "company admin") => {
  const answer = await tenant.call(kind, method, ALL + path, body);
  return { status: answer.status, body: answer.body as unknown as Message };
};
const news = (headline: string, more: object = {}) => ({
  ...{ headline, description: "All about it", media: null },
  cta: { primaryLink: null, secondaryLink: null, tutorial: null },
  ...more,
});
const asked = (question: string) => ({
  question,
  ...{ leftLabel: "No", rightLabel: "Yes", commentBoxLabel: "Why?", buttonLabel: "Send", thankYouMessage: "Thank you" },
});
const add = async (announcement: object) => (await call("POST", "", { announcement })).body.id;
const save = (id: number, announcement: object, kind?: Parameters<Tenant["call"]>[0]) => call("PUT", `/${id}`, { announcement }, kind);
const addNews = (headline = "News") => add({ type: "announcement", languageTexts: { en: { texts: news(headline) } } });
const live = async (headline?: string) => {
  const id = await addNews(headline);
  expect((await save(id, { publishing: true })).body.visibility).toBe("public");
  return id;
};

describe("a new message", () => {
  test.each([
    ["announcement", undefined, { category: 5, recurrence: 0, reminderRecurrence: 0, rankingType: null, shape: null, form: "list" }],
    ["announcement", 1, { category: 1, recurrence: 0, reminderRecurrence: 0 }],
    ["nps", undefined, { category: 7, recurrence: 0, reminderRecurrence: 3, rankingType: null, form: "bar" }],
    ["survey", undefined, { category: 8, recurrence: 0, reminderRecurrence: 0, rankingType: "emoji", form: "card" }],
    ["survey", 7, { category: 7, recurrence: 90, reminderRecurrence: 3 }],
  ] as const)("of the type %s and category %s is a draft with the defaults of its kind", async (type, category, expected) => {
    const id = await add({ type, ...(category && { category }) });
    expect((await call("GET", `/${id}`)).body).toMatchObject({
      ...{ type, visibility: "private", title: "", languageBehaviour: "fallback_default", segment: 0, pageSegment: 0, pinned: false },
      ...{ minTime: null, maxTime: null, firstTimePublished: null, timeLastPublished: null, revision: expect.any(Number) },
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

describe("times", () => {
  const refused = async (change: object, path: string) =>
    expect(await save(await addNews(), change)).toMatchObject({ status: 422, body: { fields: [{ path: `announcement.${path}` }] } });

  test("an end on or before the start, or in the past, is refused, and so is a time zone that nobody knows", async () => {
    await refused({ minTime: inDays(2), maxTime: inDays(2) }, "maxTime");
    await refused({ maxTime: inDays(-1) }, "maxTime");
    await refused({ minTime: inDays(1, "Nowhere/At_All") }, "minTime");
  });

  test("a start is kept without its seconds, in the time zone in which it was chosen", async () => {
    const id = await addNews();
    const minTime = { utc: "2031-05-01T10:20:59.123Z", timezone: "Asia/Kathmandu" };
    expect((await save(id, { minTime })).body).toMatchObject({ minTime: { utc: "2031-05-01T10:20:00.000Z", timezone: "Asia/Kathmandu" } });
  });
});

describe("lists", () => {
  const titles = async (query: string) =>
    ((await call("GET", query)).body as unknown as { data: { title: string }[] }).data.map(({ title }) => title);

  test("one kind, newest first, pinned ones before all others, by state, words and order, and paged", async () => {
    const first = await addNews("Alpha");
    await live("Beta");
    await add({ type: "nps", languageTexts: { en: { texts: asked("How likely?") } } });
    expect(await titles("?category=nps&limit=1")).toEqual(["How likely?"]);
    expect(await titles("?category=7")).toEqual(["How likely?"]);
    expect(await titles("?category=announcement")).toEqual(["Beta", "Alpha"]);
    await save(first, { pinned: true });
    expect(await titles("")).toEqual(["Alpha", "How likely?", "Beta"]);
    expect(await titles("?state=public")).toEqual(["Beta"]);
    expect(await titles("?search=LIKE")).toEqual(["How likely?"]);
    expect(await titles("?sort=title&order=asc&category=announcement")).toEqual(["Alpha", "Beta"]);
    expect((await call("GET", "?limit=2&page=2")).body).toMatchObject({ pagination: { page: 2, limit: 2, total: 3 } });
  });

  test("archived ones are in none but their own, take no change, and can be brought back as drafts", async () => {
    const id = await live("Gone");
    expect((await call("DELETE", `/${id}`)).status).toBe(204);
    expect([await titles(""), await titles("?state=archived")]).toEqual([[], ["Gone"]]);
    expect(await save(id, { pinned: true })).toMatchObject({ status: 409, body: { code: "message_archived" } });
    expect((await call("DELETE", `/${id}`)).status).toBe(409);
    expect((await call("POST", `/${id}/bring-back`, {})).body).toMatchObject({ visibility: "private" });
    expect(await call("POST", `/${id}/bring-back`, {})).toMatchObject({ status: 409, body: { code: "message_not_archived" } });
  });
});

test("a duplicate is a draft with the same content and a marked headline, without its times", async () => {
  const id = await live("News");
  await save(id, { minTime: inDays(-3), maxTime: inDays(9), pinned: true, recurrence: 7 });
  const copy = (await call("POST", `/${id}/duplicate`)).body.id;
  expect((await call("GET", `/${copy}`)).body).toMatchObject({
    ...{ title: "News (2)", visibility: "private", minTime: null, maxTime: null, pinned: false, recurrence: 7, publishedVersion: null },
  });
});

test("a save on an older revision is refused with the message as it now is", async () => {
  const id = await addNews();
  const { revision } = (await call("GET", `/${id}`)).body;
  await save(id, { pinned: true, revision });
  expect(await save(id, { pinned: false, revision })).toMatchObject({
    status: 409,
    body: { code: "changed_meanwhile", current: { pinned: true } },
  });
});

test("contributors change what is live and no drafts", async () => {
  const [draft, published] = [await addNews(), await live()];
  expect((await save(draft, { pinned: true }, "property contributor")).status).toBe(401);
  expect((await save(published, { pinned: true }, "property contributor")).status).toBe(200);
});

describe("a survey", () => {
  const shape = (rules: object[]) => ({
    pages: [
      { id: "first", questions: [{ id: "main", kind: "emoji", required: true, options: [] }], rules },
      { id: "more", questions: [{ id: "why", kind: "long", required: false, options: [] }], rules: [] },
    ],
    ends: ["sorry"],
  });

  test("of several pages is kept; its first question follows the ranking", async () => {
    const id = await add({ type: "survey" });
    const saved = await save(id, { shape: shape([{ question: "main", answers: ["1", "2"], to: "sorry" }]), rankingType: "star" });
    expect(saved.body).toMatchObject({ rankingType: "star", shape: { pages: [{ questions: [{ kind: "stars" }] }, { id: "more" }] } });
    expect((await save(id, { rankingType: "emoji" })).body).toMatchObject({ shape: { pages: [{ questions: [{ kind: "emoji" }] }, {}] } });
  });

  test("that leads nowhere is refused, and so is one for an announcement", async () => {
    const wrong = await save(await add({ type: "survey" }), { shape: shape([{ question: "main", answers: ["1"], to: "nowhere" }]) });
    expect(wrong).toMatchObject({
      status: 422,
      body: { fields: [{ path: "announcement.shape.pages.0", code: "survey_error_no_such_page" }] },
    });
    expect((await save(await addNews(), { shape: shape([]) })).status).toBe(422);
  });
});
