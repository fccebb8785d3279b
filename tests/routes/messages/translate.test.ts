import { createElement } from "react";
import { expect, test } from "vitest";
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
  expect(data).toMatchObject({ empty: "Deutsch", written: "", name: "English" });
  expect(await markupAt(ONE, createElement(TranslateMessageScreen), data)).toContain("A translation model translates every text");
  const send = async (more: Record<string, string> = {}) =>
    admin.send(action, ONE, { revision: String((await messages.read(messageId)).revision), ...more }, { messageId });
  expect((await send()).to).toMatch(new RegExp(`/edit/${messageId}$`));
  expect(await admin.message()).toMatchObject({ key: "message_translated_partly", values: { count: 2 } });
  await messages.save(messageId, { languageTexts: { de: { texts: news("Eigene Worte") } } });
  const written = (await admin.open(loader, ONE, { messageId })).data;
  expect(written).toMatchObject({ empty: "", written: "Deutsch" });
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
