import { sql } from "kysely";
import { createElement } from "react";
import { beforeAll, expect, test } from "vitest";
import type { EditedMessage } from "#app/features/messages/editor/edited.server.ts";
import type { MessageListData } from "#app/features/messages/message-list.ts";
import EditAnnouncementScreen, {
  loader as editedAnnouncement,
  action as saveAnnouncement,
} from "#app/routes/app/$property/messages/announcements/announcement/edit/$announcementId/page.tsx";
import { loader as announcements } from "#app/routes/app/$property/messages/announcements/page.tsx";
import { action as createMessage, loader as newMessage } from "#app/routes/app/$property/messages/create/page.tsx";
import { action as archiveMessage } from "#app/routes/app/$property/messages/list/$messageId/archive/page.tsx";
import { action as bringBack } from "#app/routes/app/$property/messages/list/$messageId/bring-back/page.tsx";
import { action as copyMessage } from "#app/routes/app/$property/messages/list/$messageId/copy/page.tsx";
import MessagesScreen, { loader as messages } from "#app/routes/app/$property/messages/list/page.tsx";
import { loader as editedNps } from "#app/routes/app/$property/messages/nps/edit/$npsId/page.tsx";
import { loader as surveys } from "#app/routes/app/$property/messages/survey/page.tsx";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { errorsOf, type Visitor, visitor } from "#tests/support/visitor.ts";

const LIST = "/app/:p/messages/list";
const ONE = "/app/:p/messages/announcements/announcement/edit/:announcementId";

let tenant: Tenant;
let admin: Visitor;
beforeAll(async () => {
  tenant = await newTenant({
    languages: [
      ["en", "English"],
      ["de", "Deutsch"],
    ],
  });
  admin = await visitor(tenant, "company admin");
});
const at = (path: string) => path.replace(":p", String(tenant.propertyId));
const publish = (id: number, more: object = {}) =>
  tenant.call("company admin", "PUT", `/v2/properties/:p/announcements/${id}`, {
    announcement: {
      languageTexts: {
        en: {
          texts: {
            ...{ headline: "Live news", description: "All about it", media: null },
            cta: { primaryLink: null, secondaryLink: null, tutorial: null },
          },
        },
      },
      publishing: true,
      ...more,
    },
  });

/** The form of an editor as it stands, with something changed. */
async function formOf(who: Visitor, id: number, change: Record<string, string>) {
  const data = (await who.open(editedAnnouncement, ONE, { announcementId: id })).data as EditedMessage;
  const base: Record<string, string> = data.values;
  const filled = Object.fromEntries(Object.entries({ ...base, ...change }).filter(([, value]) => value !== ""));
  return { intent: "save", ...filled, revision: String(data.message.revision), base: JSON.stringify(base) };
}
const save = async (who: Visitor, id: number, change: Record<string, string>) =>
  who.send(saveAnnouncement, ONE, await formOf(who, id, change), { announcementId: id });

test("the lists say kind, state, languages, audience, schedule and who may do what; they are searched, sorted and filtered", async () => {
  const segment = await tenant.segment("Sellers");
  const news = await tenant.message("announcement", "Zebra news");
  await tenant.message("survey", "Ask about zebras?");
  await publish(await tenant.message("announcement", "Zebra live"), {
    segment,
    pinned: true,
    maxTime: { utc: "2099-01-01T08:00:00.000Z", timezone: "Europe/Berlin" },
  });
  const data = (await admin.open(messages, `${LIST}?search=zebra&sort=title`)).data as MessageListData;
  expect(data.messages.map(({ title, type }) => [title, type])).toEqual([
    ["Ask about zebras?", "survey"],
    ["Zebra news", "announcement"],
  ]);
  const live = (await admin.open(announcements, "/app/:p/messages/announcements?state=public")).data as MessageListData;
  expect(live.messages).toMatchObject([
    {
      ...{ title: "Live news", category: 5, visibility: "public", pinned: true, hasUnpublishedChanges: false },
      audience: { parts: ["segment"], text: "User segment “Sellers”" },
      schedule: "Until 1 Jan 2099, 08:00 UTC",
      languages: [{ key: "en", name: "English", isComplete: true }],
      may: { change: true, copy: true },
    },
  ]);
  const asked = (await admin.open(surveys, "/app/:p/messages/survey")).data as MessageListData;
  expect([...new Set(asked.messages.map(({ type }) => type))]).toEqual(["survey"]);
  expect(data.messages[1]).toMatchObject({ id: news, languages: [{ key: "en", isComplete: false }] });
  const markup = await markupAt(at(LIST), createElement(MessagesScreen), data, "de");
  for (const word of ["Ankündigung", "Umfrage", "Entwurf", "English: unvollständig", "Mehr zu „Zebra news“", "Alle"])
    expect(markup).toContain(word);
  expect((await admin.open(messages, `${LIST}?search=zebra&page=4`)).to).toBe(at(`${LIST}?search=zebra`));
  expect((await admin.open(messages, `${LIST}?state=x`)).status).toBe(400);
});

test("a new one begins empty, with a template in the languages of the property, or as a copy", async () => {
  const create = (form: Record<string, string>) => admin.send(createMessage, "/app/:p/messages/create", form);
  const idOf = ({ to }: { to: string | null }) => Number(/\d+$/.exec(to ?? "")?.[0]);
  const { data } = await admin.open(newMessage, "/app/:p/messages/create?type=nps");
  expect(data).toMatchObject({ type: "nps", templates: [{ id: "nps" }] });
  const begun = await create({ type: "announcement", start: "maintenance", category: "2" });
  const { data: edited } = await admin.open(editedAnnouncement, `${ONE}?lang=de`, { announcementId: idOf(begun) });
  expect(edited).toMatchObject({
    message: { category: 2, visibility: "private" },
    values: { headline: "Geplante Wartung am Samstag von 6 bis 8 Uhr", form: "banner" },
    found: [],
  });
  const empty = await create({ type: "nps", start: "empty" });
  expect(empty.to).toMatch(/messages\/nps\/edit\/\d+$/);
  expect((await admin.open(editedNps, "/app/:p/messages/nps/edit/:npsId", { npsId: idOf(empty) })).data.values).toMatchObject({
    ...{ question: "", buttonLabel: "Send", leftLabel: "Not at all likely", form: "bar", recurrence: "0", reminder: "3" },
  });
  const copy = await create({ type: "announcement", start: "copy", copy: String(idOf(begun)) });
  expect(idOf(copy)).toBeGreaterThan(idOf(begun));
  expect(errorsOf(await create({ type: "announcement", start: "unknown" }))).toEqual({ start: ["text_error_invalid"] });
});

test("the buttons say what saving does (specification 1, section 4), and what keeps it from going live is said at its language", async () => {
  const id = await tenant.message("announcement", "Halfway");
  const { data } = await admin.open(editedAnnouncement, ONE, { announcementId: id });
  expect(data.buttons).toEqual({
    first: { intent: "save", label: "save_changes" },
    second: { intent: "publish", label: "save_and_publish" },
    further: [],
  });
  expect(data.found).toEqual([{ field: "description", code: "text_error_missing", blocks: true, isText: true }]);
  const shown = await markupAt(at(ONE), createElement(EditAnnouncementScreen), data);
  const [, field] = /<a href="#([^"]+)">Text: Fill this in</.exec(shown) ?? [];
  expect(shown).toContain(`id="${field}"`);
  expect(errorsOf(await save(admin, id, { intent: "publish" }))).toEqual({ description: ["text_error_missing"] });
  const inGerman = await formOf(admin, id, { intent: "publish" });
  const elsewhere = await admin.send(
    saveAnnouncement,
    `${ONE}?lang=de`,
    { ...inGerman, headline: "Hallo", description: "Alles" },
    {
      announcementId: id,
    },
  );
  expect(Object.keys(errorsOf(elsewhere) ?? {})).toEqual(["language-en"]);
  expect((await save(admin, id, { intent: "publish", description: "All" })).status).toBe(302);
  expect(await admin.toast()).toBe("message_published");
  const live = (await admin.open(editedAnnouncement, ONE, { announcementId: id })).data;
  expect(live.buttons).toEqual({
    first: { intent: "publish", label: "update_changes" },
    second: { intent: "draft", label: "save_draft" },
    further: [{ intent: "unpublish", label: "save_and_unpublish" }],
  });
  const markup = await markupAt(at(ONE), createElement(EditAnnouncementScreen), live, "de");
  for (const word of ["Live", "Änderungen veröffentlichen", "Entwurf speichern", "Speichern und offline nehmen"])
    expect(markup).toContain(word);
  expect((await save(admin, id, { intent: "unpublish" })).status).toBe(302);
  expect(await admin.toast()).toBe("message_unpublished");
});

test.each([null, "2099-01-01T08:00:00.000Z"])(
  "the draft of what is published is saved beside it, also without a default text: start %j",
  async (utc) => {
    const id = await tenant.message("announcement", "Beside");
    await publish(id, { minTime: utc && { utc, timezone: "UTC" } });
    const stored = async () => (await tenant.call("company admin", "GET", `/v2/properties/:p/announcements/${id}`)).body;
    const before = await stored();
    expect((await save(admin, id, { intent: "draft", headline: "Not yet" })).status).toBe(302);
    expect(await admin.toast()).toBe("message_draft_saved");
    const { visibility, publishedVersion } = before;
    expect(await stored()).toMatchObject({ title: "Not yet", visibility, publishedVersion, hasUnpublishedChanges: true });
    await save(admin, id, { intent: "draft", headline: "", description: "" });
    expect(await stored()).toMatchObject({ visibility, publishedVersion });
  },
);

test("what has ended is still written; publishing it asks for another end", async () => {
  const id = await tenant.message("announcement", "Over");
  await publish(id);
  await sql`update messages set visibility = 'used', max_time = now() - interval '90 seconds' where id = ${id}`.execute(tenant.db);
  const { data } = await admin.open(editedAnnouncement, ONE, { announcementId: id });
  expect(data.found).toEqual([{ field: "to", code: "message_error_ended", blocks: true }]);
  expect((await save(admin, id, { intent: "save", description: "Afterwards" })).status).toBe(302);
  expect(await admin.toast()).toBe("message_saved");
  expect(errorsOf(await save(admin, id, { intent: "publish" }))).toEqual({ to: ["message_error_ended"] });
  expect((await save(admin, id, { intent: "publish", ends: "at", to: "2099-01-01T08:00" })).status).toBe(302);
  expect(await admin.toast()).toBe("message_published");
});

test("times keep the clocks that they were chosen by; an end before the start is refused at its field", async () => {
  const id = await tenant.message("announcement", "Timed");
  const start = { starts: "at", from: "2099-03-29T02:30", fromZone: "Europe/Berlin" };
  const times = { ...start, ends: "at", to: "2099-03-30T09:00", toZone: "Australia/Lord_Howe" };
  expect((await save(admin, id, times)).status).toBe(302);
  const { data } = await admin.open(editedAnnouncement, ONE, { announcementId: id });
  // The clocks of Berlin are put forward in that night.
  expect(data.values).toMatchObject({ ...times, from: "2099-03-29T03:30" });
  expect(errorsOf(await save(admin, id, { to: "2099-03-28T09:00" }))).toEqual({ to: ["message_error_end"] });
  expect(errorsOf(await save(admin, id, { from: "2099-02-30T10:00" }))).toEqual({ from: ["showing_error_time"] });
});

test("who may only edit what is live does that, and neither sees nor changes the segments", async () => {
  const segment = await tenant.segment("Secret people");
  const id = await tenant.message("announcement", "Whose");
  const contributor = await visitor(tenant, "property contributor");
  const { data: draft } = await contributor.open(editedAnnouncement, ONE, { announcementId: id });
  expect(draft).toMatchObject({ refusal: "not_allowed_for_role", choices: { audience: null } });
  const markup = await markupAt(at(ONE), createElement(EditAnnouncementScreen), draft);
  expect(markup).not.toMatch(/Secret people|Save and Publish|Duplicate/);
  expect((await save(contributor, id, { description: "Theirs" })).status).toBe(401);
  await publish(id, { segment });
  expect((await contributor.open(editedAnnouncement, ONE, { announcementId: id })).data.refusal).toBeNull();
  const form = await formOf(contributor, id, { intent: "publish", description: "Theirs" });
  const { segment: _, ...shown } = form as Record<string, string>;
  expect((await contributor.send(saveAnnouncement, ONE, shown, { announcementId: id })).status).toBe(302);
  const stored = await tenant.call("company admin", "GET", `/v2/properties/:p/announcements/${id}`);
  expect(stored.body).toMatchObject({ segment, languageTexts: { en: { texts: { description: "Theirs" } } } });
});

test("one is duplicated, archived once, and brought back; its kind leads to its own editor", async () => {
  const id = await tenant.message("announcement", "Put away");
  const params = { messageId: id };
  const archive = (revision: string) =>
    admin.send(archiveMessage, `${LIST}/:messageId/archive?return=%2F%2Fevil.test`, { revision }, params);
  expect((await archive("7")).status).toBe(409);
  expect(await archive("1")).toMatchObject({ status: 302, to: at(LIST) });
  expect(await admin.toast()).toBe("message_archived");
  expect((await admin.open(editedAnnouncement, ONE, { announcementId: id })).data.refusal).toBe("message_archived");
  const { body } = await tenant.call("company admin", "GET", `/v2/properties/:p/announcements/${id}`);
  const back = await admin.send(bringBack, `${LIST}/:messageId/bring-back`, { revision: String(body.revision) }, params);
  expect(back.to).toBe(at(ONE).replace(":announcementId", String(id)));
  expect((await admin.send(copyMessage, `${LIST}/:messageId/copy`, {}, params)).status).toBe(302);
  expect(await admin.toast()).toBe("message_duplicated");
  const nps = await tenant.message("nps", "Would you?");
  expect((await admin.open(editedAnnouncement, ONE, { announcementId: nps })).to).toBe(at(`/app/:p/messages/nps/edit/${nps}`));
  expect((await admin.open(editedAnnouncement, ONE, { announcementId: "abc" })).to).toBe("/error-page");
});
