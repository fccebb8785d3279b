import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Bundle } from "#app/domain/player/bundle.ts";
import { settleMessages } from "#server/resources/messages/settle-messages.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const put = (tenant: Tenant, id: number, announcement: object) =>
  tenant.call("company admin", "PUT", `/v2/properties/:p/announcements/${id}`, { announcement });

const ASKED = { leftLabel: "Not at all", rightLabel: "Very", commentBoxLabel: "Why?", buttonLabel: "Send", thankYouMessage: "Thank you" };

async function live(tenant: Tenant, type: "announcement" | "nps" | "survey", more: object = {}) {
  const id = await tenant.message(type, `A live ${type}`);
  const description = type === "announcement" ? { headline: `A live ${type}`, description: "Text", media: null } : null;
  const cta = { primaryLink: { title: "Read on", url: "https://crm.test/news" }, secondaryLink: null, tutorial: null };
  const texts = description ? { ...description, cta } : { question: `A live ${type}`, ...ASKED };
  const { status } = await put(tenant, id, { languageTexts: { en: { texts } }, ...more, publishing: true });
  expect(status).toBe(200);
  return id;
}
const bundleOf = async (tenant: Tenant) => (await tenant.call(null, "GET", "/player/:p/bundle?lang=en")).body as unknown as Bundle;
const messagesOf = async (tenant: Tenant) => ((await bundleOf(tenant)).messages ?? []).map(({ id }) => id);

/** A tenant with a live NPS, and what claims and answers it. */
async function asked(level = 1, more: object = {}) {
  const tenant = await newTenant({ stylings: { privacyLevel: level } });
  const nps = await live(tenant, "nps", more);
  const claim = async (id: string = randomUUID(), user = "ada") => {
    const said = { id, kind: "nps", content: nps, version: 1, url: "https://crm.test/deals", language: "en", tags: [], user };
    return (await tenant.call(null, "POST", "/player/:p/impressions", said)).body.shown as unknown as boolean;
  };
  const answer = (id: string, said: object) =>
    tenant.call(null, "POST", "/player/:p/answers", { id, content: nps, language: "en", ...said });
  const rows = () =>
    tenant.db
      .selectFrom("message_answers")
      .select(["id", "message_id", "version", "language", "person", "answers", "comment", "score", "answered_at", "segment_ids"])
      .where("property_id", "=", tenant.propertyId)
      .execute();
  return { tenant, nps, claim, answer, rows };
}

test("a bundle has what is live, in its language, and neither drafts nor changes that are not published", async () => {
  const tenant = await newTenant();
  const id = await live(tenant, "announcement", { form: "modal" });
  await tenant.message("announcement", "A draft");
  await put(tenant, id, {
    languageTexts: {
      en: {
        texts: { headline: "Not yet", description: "x", media: null, cta: { primaryLink: null, secondaryLink: null, tutorial: null } },
      },
    },
  });
  const { messages } = await bundleOf(tenant);
  expect(messages).toMatchObject([
    {
      id,
      type: "announcement",
      version: 1,
      language: "en",
      form: "modal",
      color: "#0098ff",
      title: "A live announcement",
      links: [{ title: "Read on", url: "https://crm.test/news" }],
      guide: null,
      showing: { auto: true },
    },
  ]);
});

test("a link without a protocol is one all the same (section 5)", async () => {
  const tenant = await newTenant();
  const cta = {
    primaryLink: { title: "Read on", url: "www.crm.test/news" },
    secondaryLink: { title: "Ask", url: "help@crm.test" },
    tutorial: null,
  };
  await live(tenant, "announcement", { languageTexts: { en: { texts: { headline: "News", description: "x", media: null, cta } } } });
  expect((await bundleOf(tenant)).messages?.[0]).toMatchObject({
    links: [{ url: "https://www.crm.test/news" }, { url: "mailto:help@crm.test" }],
  });
});

test("what is for the list alone does not show by itself", async () => {
  const tenant = await newTenant();
  await live(tenant, "announcement");
  expect((await bundleOf(tenant)).messages?.[0]).not.toHaveProperty("showing");
});

test("pinned ones come first, then the newest; those that are over are gone", async () => {
  const tenant = await newTenant();
  const old = await live(tenant, "announcement", { pinned: true });
  const nps = await live(tenant, "nps");
  expect(await messagesOf(tenant)).toEqual([old, nps]);
  await tenant.db
    .updateTable("messages")
    .set({ max_time: new Date(Date.now() - 1000) })
    .where("id", "=", nps)
    .execute();
  expect(await messagesOf(tenant)).toEqual([old]);
});

test("what begins later says nothing until it does; with its beginning the bundle is another one", async () => {
  const tenant = await newTenant();
  const days = (count: number) => ({ utc: new Date(Date.now() + count * 86_400_000).toISOString(), timezone: "Europe/Berlin" });
  await live(tenant, "announcement", { minTime: days(3) });
  const soon = await live(tenant, "survey", {
    minTime: days(1),
    languageTexts: { en: { texts: { ...ASKED, question: "The secret question?" } } },
  });
  const before = await bundleOf(tenant);
  expect(before.messages).toBeUndefined();
  expect(JSON.stringify(before)).not.toContain("secret");

  await tenant.db
    .updateTable("messages")
    .set({ min_time: new Date(Date.now() - 1000) })
    .where("id", "=", soon)
    .execute();
  await settleMessages(tenant.db);
  const after = await bundleOf(tenant);
  expect(after.messages).toMatchObject([{ id: soon, texts: { title: "The secret question?" } }]);
});

test("without the plan's announcements there are none, and nothing is granted", async () => {
  const { tenant, claim } = await asked();
  await tenant.db.updateTable("properties").set({ feature_flags: "{}" }).where("id", "=", tenant.propertyId).execute();
  expect((await bundleOf(tenant)).messages).toBeUndefined();
  expect(await claim()).toBe(false);
});

test("one of two showings is granted, and none again until its reminder", async () => {
  const { claim, tenant } = await asked(1, { reminderRecurrence: 3 });
  const granted = await Promise.all([claim(), claim()]);
  expect(granted.toSorted()).toEqual([false, true]);
  const past = new Date(Date.now() - 73 * 3_600_000);
  await tenant.db.updateTable("impressions").set({ shown_at: past }).where("property_id", "=", tenant.propertyId).execute();
  expect(await claim()).toBe(true);
});

test("one that is for a segment, or whose guide is, is for those who are in it alone", async () => {
  const tenant = await newTenant({ stylings: { privacyLevel: 1 } });
  const [shown, started, unused] = [await tenant.segment("A"), await tenant.segment("B"), await tenant.segment("C")];
  await live(tenant, "announcement", { segment: shown, tutorialSegmentation: started });
  const { body } = await tenant.call(null, "POST", "/player/:p/audience", { user: "ada" });
  expect(body.segments).toEqual([shown, started]);
  expect(body.segments).not.toContain(unused);
});

test("what is answered in parts is kept, once with its comment, and is not asked again", async () => {
  const { claim, answer, rows, nps, tenant } = await asked(1, { reminderRecurrence: 1 });
  const segment = await tenant.segment();
  const id = randomUUID();
  expect(await claim(id)).toBe(true);
  expect((await answer(id, { how: "begun", answers: { main: 4 } })).status).toBe(204);
  expect(await rows()).toMatchObject([{ answers: { main: 4 }, answered_at: null }]);
  const done = { how: "done", answers: { main: 9, unknown: "x" }, comment: " Fine \n", seconds: 12 };
  expect((await answer(id, done)).status).toBe(204);
  expect((await answer(id, { ...done, answers: { main: 0 } })).status).toBe(204);
  const kept = { id, message_id: nps, version: 1, language: "en", person: "ada", answers: { main: 9 }, score: 9, comment: "Fine" };
  expect(await rows()).toMatchObject([{ ...kept, segment_ids: [segment] }]);
  const past = new Date(Date.now() - 400 * 86_400_000);
  await tenant.db.updateTable("impressions").set({ shown_at: past }).where("property_id", "=", tenant.propertyId).execute();
  expect(await claim()).toBe(false);
});

test("nothing is taken for what was never shown, was another message or of another property, nor an answer without what is required", async () => {
  const { claim, answer, rows, tenant } = await asked(0);
  const id = randomUUID();
  expect(await answer(id, { how: "done", answers: { main: 9 } })).toMatchObject({ status: 409, body: { code: "message_not_shown" } });
  expect(await claim(id)).toBe(true);
  expect((await answer(id, { how: "done", answers: { main: 11 } })).status).toBe(422);
  expect((await answer(id, { how: "done" })).status).toBe(422);
  expect((await answer(id, { how: "done", answers: { main: 9 }, comment: "x".repeat(2001) })).status).toBe(422);
  expect((await answer(id, { content: 999_999, how: "done", answers: { main: 9 } })).status).toBe(409);
  const other = await newTenant();
  const foreign = await other.call(null, "POST", "/player/:p/answers", { id, content: 1, how: "done", answers: { main: 9 } });
  expect(foreign.status).toBe(409);
  expect(await rows()).toEqual([]);
  expect((await answer(id, { how: "done", answers: { main: 9 } })).status).toBe(204);
  expect(await rows()).toMatchObject([{ person: "", segment_ids: [], score: 9, language: "en" }]);
  const odd = randomUUID();
  await claim(odd, "");
  await answer(odd, { how: "begun", answers: { main: 9 }, language: "constructor" });
  expect((await rows()).map(({ language }) => language)).not.toContain("constructor");
  expect(tenant.propertyId).not.toBe(other.propertyId);
});
