import { fromZonedTime } from "date-fns-tz";
import { createElement } from "react";
import { expect, test } from "vitest";
import type { EditedMessage } from "#app/features/messages/editor/edited.server.ts";
import EditAnnouncementScreen, {
  loader as editedAnnouncement,
  action as saveAnnouncement,
} from "#app/routes/app/$property/messages/announcements/announcement/edit/$announcementId/page.tsx";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant } from "#tests/support/tenant.ts";
import { errorsOf, visitor } from "#tests/support/visitor.ts";

const ONE = "/app/:p/messages/announcements/announcement/edit/:announcementId";
const tenant = await newTenant();
const admin = await visitor(tenant, "company admin");

async function announcement(more: object = {}) {
  const body = { announcement: { type: "announcement", languageTexts: { en: { texts: null } }, ...more } };
  return Number((await tenant.call("company admin", "POST", "/v2/properties/:p/announcements", body)).body.id);
}
const opened = async (id: number) => (await admin.open(editedAnnouncement, ONE, { announcementId: id })).data as EditedMessage;
async function timesOf(id: number) {
  const { values } = await opened(id);
  return { starts: values.starts, from: values.from, ends: values.ends, to: values.to };
}
/** The form as it was opened, with changes; `base` are the values it began with, if others. */
async function save(id: number, { values, message }: EditedMessage, change: Record<string, string>, base: Record<string, string> = values) {
  const filled = Object.entries({ ...values, ...change }).filter(([, value]) => value !== "");
  const form = { ...Object.fromEntries(filled), revision: String(message.revision), base: JSON.stringify(base) };
  return admin.send(saveAnnouncement, ONE, form, { announcementId: id });
}

test("a time that is not set begins with the next full hour, on the clocks that it is read by, and holds only once it is chosen", async () => {
  const fresh = await opened(await announcement());
  expect(fresh.values).toMatchObject({ starts: "now", fromZone: "UTC", ends: "now", toZone: "UTC" });
  const { from } = fresh.values;
  expect(from).toMatch(/T\d\d:00$/);
  const wait = fromZonedTime(from, "UTC").getTime() - Date.now();
  expect(wait).toBeGreaterThan(-5_000);
  expect(wait).toBeLessThanOrEqual(3_600_000);
  expect(await markupAt(ONE, createElement(EditAnnouncementScreen), fresh)).toContain(`value="${from}"`);
  const id = await announcement({ minTime: { utc: "2030-01-01T10:00:00Z", timezone: "Asia/Kolkata" } });
  const data = await opened(id);
  expect(data.values).toMatchObject({ starts: "at", from: "2030-01-01T15:30", fromZone: "Asia/Kolkata" });
  // An end begins with the first one after its start.
  expect(data.values).toMatchObject({ ends: "now", to: "2030-01-01T11:00", toZone: "UTC" });
  expect((await save(id, data, { headline: "Not ended" })).status).toBe(302);
  expect(await timesOf(id)).toMatchObject({ starts: "at", from: "2030-01-01T15:30", ends: "now" });
  expect((await save(id, await opened(id), { ends: "at", to: "2031-01-01T09:00" })).status).toBe(302);
  expect(await timesOf(id)).toMatchObject({ ends: "at", to: "2031-01-01T09:00" });
  expect((await save(id, await opened(id), { starts: "now", ends: "now" })).status).toBe(302);
  expect(await timesOf(id)).toMatchObject({ starts: "now", ends: "now" });
});

test("a time that was chosen and not given is asked for, along with whatever else is wrong", async () => {
  const id = await announcement();
  const asked = await save(id, await opened(id), { starts: "at", from: "", ends: "at", to: "", priority: "-1" });
  expect(errorsOf(asked)).toEqual({
    ...{ from: ["showing_error_time"], to: ["showing_error_time"] },
    priority: ["showing_error_priority"],
  });
});

test("an hour that has passed since the form was opened is nobody's change", async () => {
  const id = await announcement();
  const early = await opened(id);
  const before = { ...early.values, from: "2026-01-01T08:00", to: "2026-01-01T08:00" };
  expect((await save(id, await opened(id), { headline: "Somebody else's" })).status).toBe(302);
  const late = { ...early, values: before };
  expect((await save(id, late, { description: "Mine", starts: "at", from: "2032-05-05T10:00" })).status).toBe(302);
  expect((await opened(id)).values).toMatchObject({
    ...{ headline: "Somebody else's", description: "Mine" },
    ...{ starts: "at", from: "2032-05-05T10:00", ends: "now" },
  });
});

test("a start and an end that are both taken as they are offered can be saved", async () => {
  const id = await announcement();
  const { status } = await save(id, await opened(id), { starts: "at", ends: "at" });
  expect(status).toBe(302);
  const { from, to } = await timesOf(id);
  expect(fromZonedTime(to, "UTC").getTime() - fromZonedTime(from, "UTC").getTime()).toBe(3_600_000);
});

test("a time that is taken as it is offered does not lose to one that somebody else chose meanwhile, nor go before it", async () => {
  const id = await announcement();
  const early = await opened(id);
  expect((await save(id, await opened(id), { starts: "at", from: "2033-03-03T10:00" })).status).toBe(302);
  const late = await save(id, early, { starts: "at" });
  expect(late.status).toBe(409);
  expect(late.data).toMatchObject({
    failure: { conflict: { asks: [{ name: "from", theirs: "2033-03-03 10:00", yours: early.values.from.replace("T", " ") }] } },
  });
  expect(await timesOf(id)).toMatchObject({ from: "2033-03-03T10:00" });
});

test("what stands in the field of a time that is not chosen keeps nothing from being saved", async () => {
  const id = await announcement();
  const form = await opened(id);
  expect((await save(id, form, { from: "31/12", to: "", headline: "Saved" })).status).toBe(302);
  expect((await opened(id)).values).toMatchObject({ headline: "Saved", starts: "now", ends: "now" });
  // Nor where a stored one is given up.
  await save(id, await opened(id), { starts: "at", from: "2033-03-03T10:00" });
  expect((await save(id, await opened(id), { starts: "now", from: "31/12" })).status).toBe(302);
  expect((await opened(id)).values).toMatchObject({ starts: "now" });
});

test("what a save did is said by what became of the message, whichever button was pressed", async () => {
  const id = await announcement();
  await save(id, await opened(id), { headline: "Live", description: "A text" });
  expect(await admin.toast()).toBe("message_saved");
  const draft = await opened(id);
  await save(id, draft, { intent: "publish" });
  expect(await admin.toast()).toBe("message_published");
  // The form was opened before it went live.
  expect((await save(id, draft, { headline: "Changed" })).status).toBe(302);
  expect(await admin.toast()).toBe("message_draft_saved");
  await save(id, await opened(id), { intent: "publish" });
  expect(await admin.toast()).toBe("message_updated");
  // A start holds at once, also where a draft is saved: nobody sees the message until then.
  await save(id, await opened(id), { intent: "draft", starts: "at", from: "2099-01-01T10:00" });
  expect(await admin.toast()).toBe("message_waits");
  await save(id, await opened(id), { intent: "publish", starts: "now" });
  await save(id, await opened(id), { intent: "draft", headline: "Anew", starts: "at", from: "2099-01-01T10:00" });
  expect(await admin.toast()).toBe("message_waits_draft");
  await save(id, await opened(id), { intent: "publish" });
  expect((await opened(id)).message.visibility).toBe("scheduled");
  await save(id, draft, { description: "Beside the schedule" });
  expect((await opened(id)).message.visibility).toBe("scheduled");
  await save(id, await opened(id), { intent: "publish", starts: "now" });
  expect([(await opened(id)).message.visibility, await admin.toast()]).toEqual(["public", "message_published"]);
});

test("what goes live later, by the button that publishes, says so", async () => {
  const id = await announcement();
  await save(id, await opened(id), { headline: "Later", description: "A text", intent: "publish", starts: "at", from: "2099-01-01T10:00" });
  expect([await admin.toast(), (await opened(id)).message.visibility]).toEqual(["message_is_scheduled", "scheduled"]);
});
