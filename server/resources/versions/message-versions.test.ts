import { beforeEach, describe, expect, test } from "vitest";
import { asked, inDays, newMessages, news } from "#tests/support/messages.ts";
import { newTenant } from "#tests/support/tenant.ts";

let messages: Awaited<ReturnType<typeof newMessages>>;
beforeEach(async () => {
  messages = await newMessages();
});

const call = (...given: Parameters<typeof messages.call>) => messages.call(...given);
const compare = async (id: number, from: number | "draft", to: number | "draft") =>
  (await call("GET", `/${id}/versions/compare?from=${from}&to=${to}`)).body;
const restore = (id: number, body: object) => call("POST", `/${id}/versions/restore`, body);
const changed = (field: string, from: unknown, to: unknown, language: string | null = "en") => ({
  ...{ kind: "changed", step: null },
  ...{ language, field, from, to },
});

describe("versions of an announcement", () => {
  let id: number;
  beforeEach(async () => {
    id = await messages.live("One");
    await messages.save(id, { languageTexts: { en: { texts: news("Two") } }, publishing: true, note: "Second" });
    await messages.save(id, { languageTexts: { en: { texts: news("Three") } } });
  });

  test("are listed by page, the newest first, with author, time, languages and note; one is live", async () => {
    const { name } = (await messages.tenant.person("company admin")).manager;
    const known = { author: name, languages: ["en"], publishedAt: expect.stringMatching(/Z$/) };
    expect((await call("GET", `/${id}/versions`)).body).toEqual({
      data: [
        { number: 2, note: "Second", isLive: true, ...known },
        { number: 1, note: "", isLive: false, ...known },
      ],
      pagination: { page: 1, limit: 20, total: 2 },
    });
    expect((await call("GET", `/${id}/versions?page=2&limit=1`)).body).toMatchObject({ data: [{ number: 1 }], pagination: { total: 2 } });
    expect((await call("GET", `/${await messages.addNews()}/versions`)).body).toMatchObject({ data: [], pagination: { total: 0 } });
  });

  test("none is live before its start, nor once it is unpublished", async () => {
    const live = async () => (await call("GET", `/${id}/versions`)).body.data as { isLive: boolean }[];
    await messages.save(id, { minTime: inDays(2), publishing: true });
    expect((await live()).map(({ isLive }) => isLive)).toEqual([false, false, false]);
    await messages.save(id, { minTime: null, publishing: true });
    expect((await live()).map(({ isLive }) => isLive)).toEqual([true, false, false]);
    await messages.save(id, { visibility: "private" });
    expect((await live()).some(({ isLive }) => isLive)).toBe(false);
  });

  test("are compared with one another and with the draft, field by field, by the names of the calls, per language", async () => {
    expect(await compare(id, 1, 2)).toMatchObject({
      ...{ from: { number: 1 }, to: { number: 2 }, total: 1 },
      differences: [changed("headline", "One", "Two")],
    });
    const guide = await messages.tenant.guide();
    const link = { title: "More", url: "https://example.com" };
    await messages.save(id, {
      form: "banner",
      languageTexts: {
        en: {
          texts: news("Two", {
            media: { type: "image", src: "https://example.com/a.png" },
            cta: { primaryLink: link, secondaryLink: null, tutorial: guide },
          }),
        },
        de: { texts: news("Zwei") },
      },
    });
    expect(await compare(id, 2, "draft")).toMatchObject({
      ...{ to: null, total: 8 },
      differences: [
        changed("form", "list", "banner", null),
        changed("headline", null, "Zwei", "de"),
        changed("description", null, "All about it", "de"),
        changed("media.type", null, "image"),
        changed("media.src", null, "https://example.com/a.png"),
        changed("cta.primaryLink.title", null, "More"),
        changed("cta.primaryLink.url", null, "https://example.com"),
        changed("cta.tutorial", null, guide),
      ],
    });
    expect(await compare(id, 2, 2)).toMatchObject({ differences: [], total: 0 });
  });

  test("one is brought back as the draft; what is live stays, and so does what holds at once", async () => {
    const before = (await messages.save(id, { category: 2, pinned: true, recurrence: 7 })).body;
    expect((await restore(id, { version: 1, revision: before.revision })).body).toMatchObject({
      ...{ title: "One", visibility: "public", hasUnpublishedChanges: true, publishedVersion: 2 },
      ...{ category: 2, pinned: true, recurrence: 7 },
    });
    expect(await compare(id, 1, "draft")).toMatchObject({ total: 0 });
    const live = await messages.tenant.db.selectFrom("message_versions").select("content").where("message_id", "=", id).execute();
    expect(live.map(({ content }) => content.texts.en?.title)).toEqual(["One", "Two"]);
    await messages.save(id, { publishing: true });
    expect((await call("GET", `/${id}/versions`)).body).toMatchObject({ data: [{ number: 3, isLive: true }, {}, {}] });
  });

  test("nothing newer is overwritten unseen, and what is archived stays as it is", async () => {
    const { revision } = await messages.read(id);
    expect(await restore(id, { version: 1, revision: revision - 1 })).toMatchObject({
      status: 409,
      body: { code: "changed_meanwhile", current: { title: "Three" } },
    });
    await call("DELETE", `/${id}`);
    expect(await restore(id, { version: 1 })).toMatchObject({ status: 409, body: { code: "message_archived" } });
    expect((await messages.read(id)).title).toBe("Three");
    expect((await call("GET", `/${id}/versions`)).body).toMatchObject({ pagination: { total: 2 } });
    expect(await compare(id, 1, "draft")).toMatchObject({ total: 1 });
  });

  test("of another property's message answer as those of none do", async () => {
    const other = await newTenant();
    for (const message of [id, 999_999])
      for (const [method, path, body] of [
        ["GET", "versions"],
        ["GET", "versions/compare?from=1&to=draft"],
        ["POST", "versions/restore", { version: 1 }],
      ] as const) {
        const answer = await other.call("company admin", method, `/v2/properties/:p/announcements/${message}/${path}`, body);
        expect([answer.status, answer.body.code], `${method} ${path} of ${message}`).toEqual([404, "not_found"]);
      }
    expect((await compare(id, 1, 9)).code).toBe("not_found");
    expect((await restore(id, { version: 9 })).status).toBe(404);
    expect((await messages.read(id)).title).toBe("Three");
  });

  test("whoever may change only what is live brings back a live one alone", async () => {
    const attempt = (message: number) =>
      call("POST", `/${message}/versions/restore`, { version: 1 }, "property contributor").then(({ status }) => status);
    expect(await attempt(id)).toBe(200);
    await messages.save(id, { visibility: "private" });
    expect(await attempt(id)).toBe(401);
    expect((await call("GET", `/${id}/versions`, undefined, "property contributor")).status).toBe(200);
  });
});

test("a survey is compared with how it is answered, and with each of its further questions", async () => {
  const id = await messages.add({ type: "survey", languageTexts: { en: { texts: asked("How is it?") } } });
  await messages.save(id, { publishing: true });
  await messages.save(id, { rankingType: "star", languageTexts: { en: { texts: { ...asked("How is it?"), leftLabel: "Bad" } } } });
  expect(await compare(id, 1, "draft")).toMatchObject({
    total: 2,
    differences: [changed("rankingType", "emoji", "star", null), changed("leftLabel", "No", "Bad")],
  });
  const { shape } = (await messages.read(id)) as unknown as { shape: { pages: { id: string; questions: object[] }[] } };
  const [first] = shape.pages;
  const ask = (kind: string, options: string[], key = "why") => ({ id: key, kind, required: false, options });
  const with2 = (...questions: object[]) => ({
    pages: [
      { ...first, rules: [{ question: "main", answers: ["1", "2"], to: "second" }] },
      { id: "second", rules: [], questions },
    ],
    ends: ["sorry"],
  });
  const words = (title: string, options = {}) => ({ title, leftLabel: "", rightLabel: "", options });
  const texts = (...options: string[]) => ({
    ...{ ...asked("How is it?"), leftLabel: "Bad" },
    further: {
      questions: { why: words("Why?", Object.fromEntries(options.map((each) => [each, each.toUpperCase()]))), more: words("More?") },
      ends: { sorry: "Sorry" },
    },
  });
  await messages.save(id, {
    shape: with2(ask("single", ["a", "b"]), ask("long", [], "more")),
    languageTexts: { en: { texts: texts("a", "b") } },
    publishing: true,
  });
  expect(await compare(id, 1, 2)).toMatchObject({
    differences: [
      changed("rankingType", "emoji", "star", null),
      changed("rules", "", "first: main = 1, 2 → second", null),
      changed("ends", "", "sorry", null),
      changed("leftLabel", "No", "Bad"),
      changed("furtherThanks", "", "Sorry"),
      { kind: "added", step: { id: "why", from: null, to: 0, title: "" }, field: null },
      { kind: "added", step: { id: "more", to: 1 } },
    ],
  });
  await messages.save(id, { shape: with2(ask("multiple", ["a", "b", "c"])), languageTexts: { en: { texts: texts("a", "b", "c") } } });
  expect(await compare(id, 2, "draft")).toMatchObject({
    differences: [
      { ...changed("kind", "single", "multiple", null), step: { id: "why" } },
      { ...changed("options", "a\nb", "a\nb\nc", null), step: { id: "why" } },
      { ...changed("choices", "A\nB", "A\nB\nC"), step: { id: "why" } },
      { kind: "removed", step: { id: "more", to: null } },
    ],
  });
});
