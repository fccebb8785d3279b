import { createElement } from "react";
import { beforeEach, describe, expect, test } from "vitest";
import EditAnnouncementScreen, {
  loader as editedAnnouncement,
} from "#app/routes/app/$property/messages/announcements/announcement/edit/$announcementId/page.tsx";
import CompareScreen, { loader as compare } from "#app/routes/app/$property/messages/list/$messageId/history/compare/page.tsx";
import HistoryScreen, { loader as history } from "#app/routes/app/$property/messages/list/$messageId/history/page.tsx";
import RestoreScreen, {
  loader as ask,
  action as restore,
} from "#app/routes/app/$property/messages/list/$messageId/history/restore/page.tsx";
import MessagesScreen, { loader as messagesLoader } from "#app/routes/app/$property/messages/list/page.tsx";
import { asked, newMessages, news } from "#tests/support/messages.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { type Visitor, visitor } from "#tests/support/visitor.ts";

const ADDRESS = "/app/:p/messages/list/:messageId/history";

let messages: Awaited<ReturnType<typeof newMessages>>;
let admin: Visitor;
let messageId: number;
const open = (loader: typeof compare | typeof history | typeof ask, rest = "", who = admin) =>
  who.open(loader, ADDRESS + rest, { messageId });
const markup = (screen: Parameters<typeof createElement>[0], data: object, language?: "de") =>
  markupAt(`/app/${messages.tenant.propertyId}/messages`, createElement(screen), data, language);
const crumbsIn = (page: string) => page.match(/<nav aria-label="Breadcrumbs">.*?<\/nav>/)?.[0].match(/(?<=>)[^<>]+(?=<\/a>)/g);
/** The rows of all tables of a page, their cells by the bar. */
const rowsIn = (page: string) =>
  [...page.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row = ""]) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = ""]) => cell.replaceAll(/<[^>]*>/g, "")).join(" | "),
  );

beforeEach(async () => {
  messages = await newMessages();
  admin = await visitor(messages.tenant, "company admin");
  messageId = await messages.live("One");
  await messages.save(messageId, { languageTexts: { en: { texts: news("Two") } }, publishing: true });
  await messages.save(messageId, { languageTexts: { en: { texts: news("Three") } } });
});

describe("the history of a message", () => {
  test("lists versions by page below the message's name; an address that asks for nonsense says so", async () => {
    const { data } = await open(history, "?page=x");
    expect(data).toMatchObject({
      ...{ mayRestore: true, item: { kind: "message", type: "announcement", id: messageId, title: "Three" } },
      state: { visibility: "public", hasUnpublishedChanges: true },
      history: { total: 2, versions: [{ number: 2, isLive: true }, { number: 1 }], problems: [{ name: "page" }] },
    });
    const page = await markup(HistoryScreen, data);
    expect(crumbsIn(page)).toEqual(["Messages", "Three"]);
    for (const address of ["history/compare?from=1&amp;to=draft", "history/compare?from=1&amp;to=2", "history/restore?version=2"])
      expect(page).toContain(`/messages/list/${messageId}/${address}`);
    expect(page).not.toContain("Note");
    await messages.save(messageId, { publishing: true, note: "Friendlier" });
    expect(await markup(HistoryScreen, (await open(history)).data)).toContain("Friendlier");
  });

  test("of one that was never published says what will be here, and a message that is not there has none", async () => {
    messageId = await messages.addNews();
    expect(await markup(HistoryScreen, (await open(history)).data)).toContain("Nothing published yet");
    expect((await admin.open(history, ADDRESS, { messageId: 999_999 })).status).toBe(404);
  });

  test("is linked to from the list and from the editor, also for those who may change nothing", async () => {
    const contributor = await visitor(messages.tenant, "property contributor");
    await messages.save(messageId, { visibility: "private" });
    const listed = await contributor.open(messagesLoader, "/app/:p/messages/list");
    const editor = "/app/:p/messages/announcements/announcement/edit/:announcementId";
    const edited = await contributor.open(editedAnnouncement, editor, { announcementId: messageId });
    for (const page of [await markup(MessagesScreen, listed.data), await markup(EditAnnouncementScreen, edited.data)])
      expect(page).toContain(`/messages/list/${messageId}/history"`);
    const { data } = await open(history, "", contributor);
    expect(data).toMatchObject({ mayRestore: false, history: { total: 2 } });
    expect(await markup(HistoryScreen, data)).not.toContain("Restore");
  });
});

describe("two states of a message", () => {
  test("are the newest version and the draft, or what the address says", async () => {
    expect((await open(compare, "/compare")).data).toMatchObject({
      ...{ sides: { from: "2", to: "draft" }, item: { title: "Three" } },
      compared: { total: 1, groups: [{ step: null, rows: [{ field: "headline", from: "Two", to: "Three" }] }] },
    });
    expect((await open(compare, "/compare?from=1&to=2")).data).toMatchObject({ compared: { groups: [{ rows: [{ from: "One" }] }] } });
    expect((await open(compare, "/compare?from=9")).status).toBe(404);
  });

  test("differ in the words of the editor, per language, in English and in German", async () => {
    const guide = await messages.tenant.guide({ title: "Find your way" });
    const cta = { primaryLink: { title: "More", url: "https://example.com" }, secondaryLink: null, tutorial: guide };
    const media = { type: "imageLibrary", src: "https://example.com/a.png" };
    await messages.save(messageId, {
      form: "banner",
      languageTexts: { en: { texts: news("Three", { media, cta }) }, de: { texts: news("Drei") } },
    });
    const { data } = await open(compare, "/compare?from=2&to=draft");
    expect(rowsIn(await markup(CompareScreen, data))).toEqual([
      "Field | Language | Before | After",
      "How it comes onto the page | All | In the assistant’s list only | In a banner",
      "Headline | German | (empty) | Drei",
      "Text | German | (empty) | All about it",
      "Headline | English | Two | Three",
      "Image | English | No image | An image from the library",
      "Address of the image | English | (empty) | https://example.com/a.png",
      "First button | English | (empty) | More",
      "Address of the first button | English | (empty) | https://example.com",
      "Guide | English | (empty) | Find your way",
    ]);
    expect(rowsIn(await markup(CompareScreen, data, "de")).slice(0, 2)).toEqual([
      "Feld | Sprache | Vorher | Nachher",
      "Wie sie auf die Seite kommt | Alle | Nur in der Liste des Assistenten | In einem Banner",
    ]);
  });

  test("of a survey differ also in how it is answered, and in its further questions", async () => {
    messageId = await messages.add({ type: "survey", languageTexts: { en: { texts: asked("How is it?") } } });
    await messages.save(messageId, { publishing: true });
    const { shape } = (await messages.read(messageId)) as unknown as { shape: { pages: { questions: object[] }[]; ends: string[] } };
    const [first] = shape.pages;
    const withMore = (kind: string) => ({
      pages: [{ ...first, questions: [...first!.questions, { id: "why", kind, required: true, options: [] }] }],
      ends: [],
    });
    const why = { title: "Why?", leftLabel: "", rightLabel: "", options: {} };
    const languageTexts = { en: { texts: { ...asked("How is it?"), further: { questions: { why }, ends: {} } } } };
    await messages.save(messageId, { rankingType: "star", shape: withMore("short"), languageTexts, publishing: true });
    await messages.save(messageId, { rankingType: "star", shape: withMore("long") });
    const added = await markup(CompareScreen, (await open(compare, "/compare?from=1&to=2")).data);
    expect(added).toMatch(/Question 2.*Added/);
    expect(rowsIn(added)).toContain("Answers | All | Five faces | Five stars");
    expect(rowsIn(await markup(CompareScreen, (await open(compare, "/compare")).data))).toEqual([
      "Field | Language | Before | After",
      "Kind of answer | All | Short text | Long text",
    ]);
  });
});

describe("bringing back a version", () => {
  test("is asked, says what stays, and leads to the editor of the message's kind", async () => {
    const { data } = await open(ask, "/restore?version=1");
    expect(data).toMatchObject({ version: 1, hasUnpublished: true });
    const page = await markup(RestoreScreen, data);
    expect(crumbsIn(page)).toEqual(["Messages", "Three", "History"]);
    expect(page).toContain("Audience, times and everything else stay as they are.");
    expect(page).toContain("will be gone");
    const { revision } = data.item as { revision: number };
    const answer = await admin.send(restore, `${ADDRESS}/restore?version=1`, { revision: String(revision) }, { messageId });
    expect([answer.status, await admin.toast()]).toEqual([302, "version_restored"]);
    expect(answer.to).toMatch(new RegExp(`/messages/announcements/announcement/edit/${messageId}$`));
    expect(await messages.read(messageId)).toMatchObject({ title: "One", hasUnpublishedChanges: true, publishedVersion: 2 });
  });

  test("warns of nothing where the draft is published, now or at its start", async () => {
    await messages.save(messageId, { publishing: true });
    expect((await open(ask, "/restore?version=1")).data.hasUnpublished).toBe(false);
    const minTime = { utc: "2099-01-01T08:00:00.000Z", timezone: "UTC" };
    expect((await messages.save(messageId, { minTime, publishing: true })).body.visibility).toBe("scheduled");
    expect((await open(ask, "/restore?version=1")).data.hasUnpublished).toBe(false);
  });

  test("says who changed the draft in the meantime, and asks again", async () => {
    const { revision } = await messages.read(messageId);
    await messages.save(messageId, { languageTexts: { en: { texts: news("Four") } } });
    const answer = await admin.send(restore, `${ADDRESS}/restore?version=1`, { revision: String(revision) }, { messageId });
    expect(answer).toMatchObject({ status: 409, data: { code: "changed_meanwhile", overtaken: { revision: revision + 1 } } });
    expect((await messages.read(messageId)).title).toBe("Four");
  });

  test("is refused to who may change only what is live, while it is a draft", async () => {
    const contributor = await visitor(messages.tenant, "company contributor");
    const send = async () => {
      const { revision } = await messages.read(messageId);
      return contributor.send(restore, `${ADDRESS}/restore?version=1`, { revision: String(revision) }, { messageId });
    };
    await messages.save(messageId, { visibility: "private" });
    expect((await send()).status).toBe(401);
    expect((await messages.read(messageId)).title).toBe("Three");
    await messages.save(messageId, { publishing: true });
    expect((await send()).status).toBe(302);
  });

  test("asks nothing of an archived message, whose history can still be read", async () => {
    await messages.call("DELETE", `/${messageId}`);
    expect((await open(history)).data).toMatchObject({ mayRestore: false, history: { total: 2 } });
    expect((await open(ask, "/restore?version=1")).to).toMatch(new RegExp(`/edit/${messageId}$`));
    const { revision } = await messages.read(messageId);
    const answer = await admin.send(restore, `${ADDRESS}/restore?version=1`, { revision: String(revision) }, { messageId });
    expect(answer).toMatchObject({ status: 409, data: { code: "message_archived" } });
  });

  test.each(["", "?version=0", "?version=x", "?version=3"])("asks nothing about a version that there is none of: %j", async (query) => {
    expect((await open(ask, `/restore${query}`)).status).toBe(404);
  });
});
