import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { asked, inDays, newMessages, news } from "#tests/support/messages.ts";
import { settleMessages } from "./settle-messages.ts";

let messages: Awaited<ReturnType<typeof newMessages>>;
beforeEach(async () => {
  messages = await newMessages();
});

const call = (...given: Parameters<typeof messages.call>) => messages.call(...given);
const save = (...given: Parameters<typeof messages.save>) => messages.save(...given);
const add = (announcement: object) => messages.add(announcement);
const addNews = (headline?: string) => messages.addNews(headline);
const live = (headline?: string) => messages.live(headline);

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

describe("what has ended", () => {
  /** A message whose end is a minute ago, with its start or without one. */
  async function ended(minTime: string | null = null) {
    const id = await live();
    await save(id, { maxTime: inDays(1) });
    await sql`update messages set max_time = now() - interval '1 minute', min_time = ${minTime} where id = ${id}`.execute(
      messages.tenant.db,
    );
    await settleMessages(messages.tenant.db);
    const { minTime: start, maxTime } = await messages.read(id);
    // As a form has them, which shows no seconds.
    const cut = (time: unknown) => time && { ...(time as object), utc: `${(time as { utc: string }).utc.slice(0, 16)}:00.000Z` };
    return { id, times: { minTime: cut(start), maxTime: cut(maxTime) } };
  }
  const texts = { en: { texts: news("Reworded") } };

  test.each([null, "2020-01-01T08:00:00Z"])("is still written, with its times sent along as they are: start %j", async (start) => {
    const { id, times } = await ended(start);
    const before = await messages.read(id);
    const saved = await save(id, { languageTexts: texts, ...times });
    expect(saved).toMatchObject({ status: 200, body: { title: "Reworded", visibility: "used", maxTime: before.maxTime } });
    expect(await save(id, { visibility: "private", ...times })).toMatchObject({ status: 200, body: { visibility: "private" } });
  });

  test.each([null, "2020-01-01T08:00:00Z"])("is published with a later end alone: start %j", async (start) => {
    const { id, times } = await ended(start);
    const refused = { status: 422, body: { fields: [{ path: "announcement.maxTime", code: "message_error_ended" }] } };
    expect(await save(id, { publishing: true, ...times })).toMatchObject(refused);
    expect(await save(id, { visibility: "public" })).toMatchObject(refused);
    expect(await save(id, { publishing: true, ...times, maxTime: inDays(3) })).toMatchObject({
      status: 200,
      body: { visibility: "public" },
    });
    const unending = await ended(start);
    expect((await save(unending.id, { publishing: true, ...unending.times, maxTime: null })).body.visibility).toBe("public");
  });

  test("takes no other end in the past", async () => {
    const { id } = await ended();
    expect(await save(id, { maxTime: inDays(-1) })).toMatchObject({ status: 422, body: { fields: [{ code: "message_error_end" }] } });
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

  test("keeps the words of its further questions where a save sends none, and lets go of those of what it no longer asks", async () => {
    const id = await add({ type: "survey" });
    const why = { title: "Why?", leftLabel: "", rightLabel: "", options: {} };
    const further = { questions: { why, gone: why }, ends: { sorry: "Sorry" } };
    const inGerman = { questions: { why: { ...why, title: "Warum?" } }, ends: {} };
    const both = { en: { texts: { ...asked("How?"), further } }, de: { texts: { ...asked("Wie?"), further: inGerman } } };
    await save(id, { shape: shape([]), languageTexts: both });
    const wordsOf = (body: object) => {
      const { languageTexts } = body as { languageTexts: Record<string, { texts: { further?: object } | null }> };
      return [languageTexts.en?.texts?.further, languageTexts.de?.texts?.further];
    };
    const kept = [{ questions: { why }, ends: { sorry: "Sorry" } }, inGerman];
    expect(wordsOf((await save(id, { languageTexts: { en: { texts: asked("How now?") } } })).body)).toEqual(kept);
    const { body: copy } = await call("POST", `/${id}/duplicate`);
    expect(wordsOf(await messages.read(copy.id))).toEqual(kept);
    const [first] = shape([]).pages;
    expect(wordsOf((await save(id, { shape: { pages: [first], ends: [] } })).body)).toEqual([undefined, undefined]);
    expect(wordsOf(await messages.read(copy.id))).toEqual(kept);
  });

  test("may be saved before it is finished, and is published when it is", async () => {
    const id = await add({ type: "survey", languageTexts: { en: { texts: asked("How?") } } });
    const unfinished = shape([]);
    unfinished.pages[1]!.questions = [{ id: "why", kind: "single", required: false, options: [] }] as never;
    expect((await save(id, { shape: unfinished })).status).toBe(200);
    const refused = (path: string, code: string) => ({ status: 422, body: { fields: [{ path: `announcement.${path}`, code }] } });
    const { body } = (await save(id, { publishing: true })) as unknown as { body: { fields: { path: string; code: string }[] } };
    expect(body.fields.map(({ path, code }) => [path.replace("announcement.", ""), code])).toEqual([
      ["languageTexts.en.texts.further.questions.why.title", "text_error_missing"],
      ["languageTexts.en.texts.further.ends.sorry", "text_error_missing"],
      ["shape.pages.1", "survey_error_few_options"],
    ]);
    await save(id, { shape: { ...shape([]), ends: [] } });
    const missing = refused("languageTexts.en.texts.further.questions.why.title", "text_error_missing");
    expect(await save(id, { publishing: true })).toMatchObject(missing);
    const further = { questions: { why: { title: "Why?", leftLabel: "", rightLabel: "", options: {} } }, ends: {} };
    expect((await save(id, { languageTexts: { en: { texts: { ...asked("How?"), further } } }, publishing: true })).status).toBe(200);
  });
});
