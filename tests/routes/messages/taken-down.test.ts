import { expect, test } from "vitest";
import type { EditedMessage } from "#app/features/messages/editor/edited.server.ts";
import { action, loader } from "#app/routes/app/$property/messages/announcements/announcement/edit/$announcementId/page.tsx";
import { newMessages, news } from "#tests/support/messages.ts";
import { errorsOf, visitor } from "#tests/support/visitor.ts";

const ONE = "/app/:p/messages/announcements/announcement/edit/:announcementId";
const LATER = { utc: "2099-01-01T08:00:00.000Z", timezone: "UTC" };

const { tenant, live, save, read } = await newMessages();
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

test("what is live is not updated from another language once the default one is emptied; a schedule that is given up says what is live", async () => {
  const id = await live("Both", { minTime: LATER });
  await save(id, { languageTexts: { de: { texts: news("Beide") } }, publishing: true });
  await save(id, { languageTexts: { en: { texts: null } }, visibility: "scheduled" });
  const refused = await send(id, { intent: "publish" }, "?lang=de");
  expect([refused.status, Object.keys(errorsOf(refused) ?? {})]).toEqual([422, ["language-en"]]);
  const begun = await send(id, { starts: "now", intent: "draft" }, "?lang=de");
  expect([begun.status, await admin.toast()]).toEqual([302, "message_live_as_scheduled"]);
});
