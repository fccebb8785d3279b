import { beforeEach, describe, expect, test } from "vitest";
import { asked, inDays, newMessages, news } from "#tests/support/messages.ts";

let messages: Awaited<ReturnType<typeof newMessages>>;
beforeEach(async () => {
  messages = await newMessages();
});

/** What a message says after a save, once that was accepted. */
async function saved(id: number, change: object) {
  expect(await messages.save(id, change)).toMatchObject({ status: 200 });
  return messages.read(id);
}

test("section 3: segment, pageSegment, tutorialSegmentation, tutorialPageSegmentation, pinned and languageBehaviour are kept and said", async () => {
  const { tenant, addNews } = messages;
  const [segment, tutorialSegmentation] = [await tenant.segment("All"), await tenant.segment("Some")];
  const [pageSegment, tutorialPageSegmentation] = [await tenant.pageSegment("Deals"), await tenant.pageSegment("Offers")];
  const change = {
    ...{ segment, tutorialSegmentation, pageSegment, tutorialPageSegmentation, pinned: true, languageBehaviour: "hide" },
    ...{ recurrence: 14, reminderRecurrence: 7, category: 2 },
  };
  expect(await saved(await addNews(), change)).toMatchObject(change);
});

test("section 3: date is the start, else when it was first published, else when it was made; updatedAt is when it was last saved", async () => {
  const { addNews, read } = messages;
  const id = await addNews();
  const made = await read(id);
  expect(Date.parse(made.date as string)).toBeLessThanOrEqual(Date.now());
  const live = await saved(id, { publishing: true });
  expect(live.date).toBe(live.firstTimePublished);
  expect(Date.parse(live.updatedAt as string)).toBeGreaterThan(Date.parse(made.updatedAt as string));
  const minTime = { utc: "2031-05-01T10:20:00.000Z", timezone: "Europe/Berlin" };
  expect(await saved(id, { minTime })).toMatchObject({ date: minTime.utc, minTime, firstTimePublished: live.firstTimePublished });
});

test("section 3: minTime and maxTime have each a utc and a timezone, and are taken back by null", async () => {
  const [minTime, maxTime] = [
    { utc: "2031-05-01T10:20:00.000Z", timezone: "Australia/Lord_Howe" },
    { utc: "2031-05-02T10:20:00.000Z", timezone: "Pacific/Apia" },
  ];
  const id = await messages.addNews();
  expect(await saved(id, { minTime, maxTime })).toMatchObject({ minTime, maxTime });
  expect(await saved(id, { minTime: null, maxTime: null })).toMatchObject({ minTime: null, maxTime: null });
});

test("section 3: firstTimePublished stays, timeLastPublished moves with every publication", async () => {
  const id = await messages.live();
  const first = await messages.read(id);
  expect(first.timeLastPublished).toBe(first.firstTimePublished);
  const again = await saved(id, { languageTexts: { en: { texts: news("Better news") } }, publishing: true });
  expect(again.firstTimePublished).toBe(first.firstTimePublished);
  expect(Date.parse(again.timeLastPublished as string)).toBeGreaterThan(Date.parse(first.timeLastPublished as string));
});

describe("section 3: languageTexts are keyed by language, each with status and texts", () => {
  test("a language is on or off, and the default language is default whatever is said of it", async () => {
    const id = await messages.addNews();
    const statusIn = async (en: string, de: string) => {
      const { languageTexts } = await saved(id, { languageTexts: { en: { status: en }, de: { status: de } } });
      const { en: standard, de: other } = languageTexts as Record<string, { status: string }>;
      return [standard!.status, other!.status];
    };
    expect(await statusIn("default", "off")).toEqual(["default", "off"]);
    expect(await statusIn("off", "on")).toEqual(["default", "on"]);
  });

  test.each([{ type: "image", src: "https://example.com/a.png" }, { type: "imageLibrary", src: "https://example.com/b.png" }, null])(
    "of an announcement: headline, description, media %j, cta with primaryLink, secondaryLink and tutorial",
    async (media) => {
      const tutorial = await messages.tenant.guide({ live: true });
      const cta = {
        ...{ primaryLink: { title: "Read", url: "https://example.com" }, secondaryLink: { title: "Write", url: "mailto:ann@example.com" } },
        tutorial,
      };
      const texts = news("News", { media, cta });
      const id = await messages.addNews();
      expect(await saved(id, { languageTexts: { en: { texts } } })).toMatchObject({
        languageTexts: { en: { texts } },
        problems: { en: [] },
      });
    },
  );

  test.each(["nps", "survey"])(
    "of the type %s: question, leftLabel, rightLabel, commentBoxLabel, buttonLabel, thankYouMessage",
    async (type) => {
      const id = await messages.add({ type });
      const texts = asked("How is it?");
      expect(await saved(id, { languageTexts: { de: { texts } } })).toMatchObject({
        languageTexts: { de: { texts }, en: { texts: null } },
      });
    },
  );
});

test("section 3: a survey is ranked by emoji or star, nothing else is ranked", async () => {
  const { add, save } = messages;
  const [survey, nps, announcement] = [await add({ type: "survey" }), await add({ type: "nps" }), await add({ type: "announcement" })];
  for (const rankingType of ["star", "emoji"]) expect(await saved(survey, { rankingType })).toMatchObject({ rankingType });
  expect((await save(survey, { rankingType: "hearts" })).status).toBe(422);
  expect((await save(announcement, { rankingType: "star" })).status).toBe(422);
  expect(await messages.read(nps)).toMatchObject({ rankingType: null });
});

test.each(["archived", "used", "deleted", "private", "public"])(
  "section 4: %s is what it becomes when that is named, and nothing else is",
  async (visibility) => {
    const id = await messages.live();
    expect(await saved(id, { visibility })).toMatchObject({ visibility });
    expect((await messages.save(await messages.addNews(), { visibility: "hidden" })).status).toBe(422);
  },
);

test("section 4: recurrence and reminder are one of nine numbers of days", async () => {
  const id = await messages.addNews();
  for (const days of [0, 1, 3, 7, 14, 30, 90, 180, 365]) {
    expect(await saved(id, { recurrence: days, reminderRecurrence: days })).toMatchObject({ recurrence: days, reminderRecurrence: days });
  }
  for (const days of [-1, 2, 28, 366, "weekly"]) expect((await messages.save(id, { recurrence: days })).status).toBe(422);
});

test("section 4: an end is compared with the start that the message has already", async () => {
  const id = await messages.addNews();
  await saved(id, { minTime: inDays(5) });
  const refused = { status: 422, body: { fields: [{ path: "announcement.maxTime", code: "message_error_end" }] } };
  expect(await messages.save(id, { maxTime: inDays(4) })).toMatchObject(refused);
  await saved(id, { maxTime: inDays(6) });
  expect(await messages.save(id, { minTime: inDays(7) })).toMatchObject(refused);
});

test("section 7: what is not there, and what is no number, is not found", async () => {
  for (const id of ["999999999", "abc"]) {
    const found = [
      ["GET", `/${id}`],
      ["PUT", `/${id}`, { announcement: { pinned: true } }],
      ["DELETE", `/${id}`],
      ["POST", `/${id}/duplicate`],
    ];
    for (const [method, path, body] of found as [string, string, object?][]) {
      expect([method, (await messages.call(method, path, body)).status]).toEqual([method, 404]);
    }
  }
});
