import { createElement } from "react";
import { expect, test } from "vitest";
import type { EditedMessage } from "#app/features/messages/editor/edited.server.ts";
import { action, loader } from "#app/routes/app/$property/messages/announcements/announcement/edit/$announcementId/page.tsx";
import * as nps from "#app/routes/app/$property/messages/nps/edit/$npsId/page.tsx";
import * as survey from "#app/routes/app/$property/messages/survey/edit/$surveyId/page.tsx";
import { asked, newMessages, news } from "#tests/support/messages.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { errorsOf, visitor } from "#tests/support/visitor.ts";

const ONE = "/app/:p/messages/announcements/announcement/edit/:announcementId";
const LATER = { utc: "2099-01-01T08:00:00.000Z", timezone: "UTC" };

const { tenant, add, live, save, read } = await newMessages();
const admin = await visitor(tenant, "company admin");

/** Sends the editor's form as it stands, with something changed. */
async function send(id: number, change: Record<string, string>, query = "") {
  const { values, message } = (await admin.open(loader, ONE + query, { announcementId: id })).data as EditedMessage;
  const filled = Object.entries({ ...values, ...change }).filter(([, value]) => value !== "");
  const form = { ...Object.fromEntries(filled), revision: String(message.revision), base: JSON.stringify(values) };
  return admin.send(action, ONE + query, form, { announcementId: id });
}

test.each(["", "The text stays"])(
  "an emptied headline takes nothing down but by the button that says so; text: %j (specification 1, section 4)",
  async (description) => {
    for (const minTime of [null, LATER]) {
      const id = await live("Stays", { minTime });
      const before = (await read(id)).visibility;
      const refused = await send(id, { intent: "publish", headline: "", description });
      expect([refused.status, errorsOf(refused)?.headline]).toEqual([422, ["text_error_missing"]]);
      expect((await read(id)).visibility).toBe(before);
      expect((await send(id, { intent: "unpublish", headline: "", description })).status).toBe(302);
      expect([await admin.toast(), (await read(id)).visibility]).toEqual(["message_unpublished", minTime ? "private" : "used"]);
    }
  },
);

test.each(["nps", "survey"] as const)("an emptied question of a live %s takes it down by that button alone too", async (type) => {
  const path = { nps: "/app/:p/messages/nps/edit/:npsId", survey: "/app/:p/messages/survey/edit/:surveyId" }[type];
  const at = { [type === "nps" ? "npsId" : "surveyId"]: await add({ type, languageTexts: { en: { texts: asked("How was it?") } } }) };
  const id = Number(Object.values(at)[0]);
  await save(id, { publishing: true });
  const sendTo = async (change: Record<string, string>, query = "") => {
    const screen = { nps, survey }[type];
    const { values, message } = (await admin.open(screen.loader, path + query, at)).data as EditedMessage;
    const filled = Object.entries({ ...values, ...change }).filter(([, value]) => value !== "");
    const form = { ...Object.fromEntries(filled), revision: String(message.revision), base: JSON.stringify(values) };
    return admin.send(screen.action, path + query, form, at);
  };
  const refused = await sendTo({ intent: "publish", question: "" });
  expect([refused.status, errorsOf(refused)?.question]).toEqual([422, ["text_error_missing"]]);
  expect((await read(id)).visibility).toBe("public");
  // Nor from another language, once the draft has no question in the default one: what that lacks is said by its name.
  await save(id, { languageTexts: { en: { texts: null }, de: { texts: asked("Wie war es?") } }, visibility: "public" });
  const fromGerman = await sendTo({ intent: "publish" }, "?lang=de");
  expect([fromGerman.status, errorsOf(fromGerman)]).toEqual([422, { "language-en": ["text_error_missing"] }]);
  const edited = (await admin.open({ nps, survey }[type].loader, `${path}?lang=de`, at)).data;
  const screen = createElement({ nps, survey }[type].default);
  expect(await markupAt("/x?lang=de", screen, edited, "en", fromGerman.data)).toContain("English: Write the texts that are missing first");
  expect(await markupAt("/x?lang=de", screen, edited, "de", fromGerman.data)).toContain(": Schreiben Sie zuerst die fehlenden Texte");
  expect((await sendTo({ intent: "unpublish" })).status).toBe(302);
  expect([await admin.toast(), (await read(id)).visibility]).toEqual(["message_unpublished", "used"]);
});

test("what is no longer live once the button that takes it down is pressed stays as it is", async () => {
  const id = await live("Over");
  const { values, message } = (await admin.open(loader, ONE, { announcementId: id })).data as EditedMessage;
  await save(id, { visibility: "used" });
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
  const form = { ...filled, intent: "unpublish", revision: String(message.revision), base: JSON.stringify(values) };
  expect((await admin.send(action, ONE, form, { announcementId: id })).status).toBe(302);
  expect((await read(id)).visibility).toBe("used");
});

test("what is live is not updated from another language once the default one is emptied; a schedule that is given up says what is live", async () => {
  const id = await live("Both", { minTime: LATER });
  await save(id, { languageTexts: { de: { texts: news("Beide") } }, publishing: true });
  await save(id, { languageTexts: { en: { texts: null } }, visibility: "scheduled" });
  const refused = await send(id, { intent: "publish" }, "?lang=de");
  expect([refused.status, Object.keys(errorsOf(refused) ?? {})]).toEqual([422, ["language-en"]]);
  const begun = await send(id, { starts: "now", intent: "draft" }, "?lang=de");
  expect([begun.status, await admin.toast()]).toEqual([302, "message_live_as_scheduled"]);
});
