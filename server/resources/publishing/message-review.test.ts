import { beforeEach, expect, test } from "vitest";
import { inDays, newMessages, news } from "#tests/support/messages.ts";

let messages: Awaited<ReturnType<typeof newMessages>>;
let id: number;
beforeEach(async () => {
  messages = await newMessages();
  id = await messages.addNews();
  await messages.tenant.call("company admin", "PUT", "/v3/properties/:p/content-settings", { values: { approvalRequired: true } });
});
type Who = Parameters<typeof messages.call>[3];
const texts = (headline: string) => ({ languageTexts: { en: { texts: news(headline) } } });
const publish = (change: object = {}) => messages.save(id, { publishing: true, ...change });
const review = (action: string, who: Who, comment = "") => messages.call("POST", `/${id}/review`, { action, comment }, who);
const reviewed = async () => (await messages.call("GET", `/${id}/review`)).body;
const missing = { status: 409, body: { code: "message_approval_missing" } };

test("where approval is required, a message goes live or is scheduled only as a second person approved it", async () => {
  expect(await publish()).toMatchObject(missing);
  expect(await publish({ minTime: inDays(2) })).toMatchObject(missing);
  expect(await messages.save(id, { visibility: "public" })).toMatchObject(missing);
  expect((await messages.read(id)).visibility).toBe("private");
  expect((await review("request", "company admin", "Please look")).status).toBe(200);
  expect(await reviewed()).toMatchObject({
    needsApproval: true,
    isApproved: false,
    review: { state: "in_review", comment: "Please look" },
  });
  expect(await review("approve", "company admin")).toMatchObject({ status: 409, body: { code: "approval_own" } });
  expect((await review("approve", "company moderator")).status).toBe(200);
  expect(await publish()).toMatchObject({ status: 200, body: { visibility: "public" } });
  expect(await reviewed()).toMatchObject({ isApproved: false, review: null });
});

test("an approval holds for the texts that were approved: the same ones sent again keep it, others do not", async () => {
  await review("request", "company admin");
  await review("approve", "company moderator");
  await messages.save(id, { ...texts("News"), pinned: true });
  expect((await reviewed()).isApproved).toBe(true);
  await messages.save(id, texts("Other news"));
  expect((await reviewed()).isApproved).toBe(false);
  expect(await publish()).toMatchObject(missing);
});

test("of what is live, times and audience change without approval; its draft waits for one beside it", async () => {
  await review("request", "company admin");
  await review("approve", "company moderator");
  await publish();
  expect(await publish({ ...texts("News"), pinned: true, maxTime: inDays(9) })).toMatchObject({
    status: 200,
    body: { publishedVersion: 1, pinned: true },
  });
  expect(await publish(texts("Other news"))).toMatchObject(missing);
  expect((await messages.save(id, { ...texts("Other news"), visibility: "public" })).body).toMatchObject({
    ...{ visibility: "public", publishedVersion: 1, hasUnpublishedChanges: true },
  });
});

test("what could not be published is not reviewed, and neither is what is archived", async () => {
  await messages.save(id, { languageTexts: { en: { texts: news("News", { description: "" }) } } });
  expect((await review("request", "company admin")).status).toBe(422);
  await messages.call("DELETE", `/${id}`);
  expect(await review("request", "company admin")).toMatchObject({ status: 409, body: { code: "message_archived" } });
});
