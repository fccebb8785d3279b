import { createElement } from "react";
import { expect, test } from "vitest";
import { loader as editedAnnouncement } from "#app/routes/app/$property/messages/announcements/announcement/edit/$announcementId/page.tsx";
import ArchiveMessageScreen, { loader as archived } from "#app/routes/app/$property/messages/list/$messageId/archive/page.tsx";
import TranslateMessageScreen, { action, loader } from "#app/routes/app/$property/messages/list/$messageId/translate/page.tsx";
import { newMessages, news } from "#tests/support/messages.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { visitor } from "#tests/support/visitor.ts";

const ONE = "/app/:p/messages/list/:messageId/translate";

test("texts are translated into empty languages; others are replaced only where that is ticked; who does it is said", async () => {
  const messages = await newMessages();
  const admin = await visitor(messages.tenant, "company admin");
  const messageId = await messages.addNews("Own words");
  const { data } = await admin.open(loader, ONE, { messageId });
  expect(data).toMatchObject({ empty: ["Deutsch"], written: "", name: "English" });
  expect(await markupAt(ONE, createElement(TranslateMessageScreen), data)).toContain("A translation model translates every text");
  const send = async (more: Record<string, string> = {}) =>
    admin.send(action, ONE, { revision: String((await messages.read(messageId)).revision), ...more }, { messageId });
  expect((await send()).to).toMatch(new RegExp(`/edit/${messageId}$`));
  expect(await admin.message()).toMatchObject({ key: "message_translated_partly", values: { count: 2 } });
  await messages.save(messageId, { languageTexts: { de: { texts: news("Eigene Worte") } } });
  const written = (await admin.open(loader, ONE, { messageId })).data;
  expect(written).toMatchObject({ empty: [], written: "Deutsch" });
  expect(await markupAt(ONE, createElement(TranslateMessageScreen), written, "de")).toMatch(
    /type="checkbox"[^>]*name="overwrite"|name="overwrite"/,
  );
  await send();
  expect(await admin.toast()).toBe("message_nothing_translated");
  expect((await messages.read(messageId)).languageTexts).toMatchObject({ de: { texts: { headline: "Eigene Worte" } } });
  await send({ overwrite: "on" });
  expect((await messages.read(messageId)).languageTexts).toMatchObject({ de: { texts: { headline: "Own words" } } });
  expect((await admin.send(action, ONE, { revision: "1" }, { messageId })).status).toBe(409);
});

test("a language without text is translated from one that has some: the editor offers it, and the address leads there and says so", async () => {
  const messages = await newMessages();
  const admin = await visitor(messages.tenant, "company admin");
  const messageId = await messages.addNews("News");
  const EDITOR = "/app/:p/messages/announcements/announcement/edit/:announcementId";
  const offered = async (query: string) => (await admin.open(editedAnnouncement, EDITOR + query, { announcementId: messageId })).data;
  expect((await offered("")).translateFrom).toBeNull();
  expect((await offered("?lang=de")).translateFrom).toEqual({ name: "English" });
  const { to } = await admin.open(loader, `${ONE}?lang=de`, { messageId });
  expect(to).toMatch(new RegExp(`/${messageId}/translate\\?empty=de$`));
  const { data } = await admin.open(loader, `${ONE}?empty=de`, { messageId });
  expect(data).toMatchObject({ first: { key: "de", name: "Deutsch" }, name: "English" });
  expect(await markupAt(ONE, createElement(TranslateMessageScreen), data)).toContain(
    "Deutsch has no text yet. It gets its first one from English.",
  );
  expect(await markupAt(ONE, createElement(TranslateMessageScreen), data)).toContain("into Deutsch, which says nothing yet");
  const revision = String((await messages.read(messageId)).revision);
  expect((await admin.send(action, `${ONE}?empty=de`, { revision }, { messageId })).to).toMatch(/\?lang=de$/);
  expect((await offered("?lang=de")).translateFrom).toBeNull();
});

test("where nothing is written there is nothing to translate", async () => {
  const messages = await newMessages();
  const admin = await visitor(messages.tenant, "company admin");
  const messageId = await messages.add({ type: "announcement" });
  expect((await admin.open(loader, `${ONE}?lang=de`, { messageId })).to).toMatch(new RegExp(`/edit/${messageId}\\?lang=de$`));
});

test("the default language gets its first text from another one, and is shown then", async () => {
  const messages = await newMessages();
  const admin = await visitor(messages.tenant, "company admin");
  const messageId = await messages.add({ type: "announcement", languageTexts: { de: { texts: news("Neues") } } });
  const { to } = await admin.open(loader, ONE, { messageId });
  expect(to).toMatch(new RegExp(`/${messageId}/translate\\?lang=de&empty=en$`));
  const revision = String((await messages.read(messageId)).revision);
  const sent = await admin.send(action, `${ONE}?lang=de&empty=en`, { revision }, { messageId });
  expect(sent.to).toMatch(new RegExp(`/edit/${messageId}$`));
});

test("who may not change a draft is told so, on the pages that would translate or archive it", async () => {
  const messages = await newMessages();
  const messageId = await messages.addNews("Draft");
  const contributor = await visitor(messages.tenant, "company contributor");
  for (const [open, Screen] of [
    [loader, TranslateMessageScreen],
    [archived, ArchiveMessageScreen],
  ] as const) {
    const { data } = await contributor.open(open, ONE, { messageId });
    expect(data).toMatchObject({ refusal: "not_allowed_for_role" });
    const markup = await markupAt(ONE, createElement(Screen), data);
    expect(markup).toMatch(/<button[^>]*type="button"[^>]*aria-disabled="true"[^>]*aria-describedby="refusal"/);
    expect(markup).toContain("Your role doesn’t allow this");
  }
});
