import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { liveMessage } from "#tests/support/answered.ts";
import { newTenant } from "#tests/support/tenant.ts";
import { ERASED, showingOf, takeAnswer } from "./take-answer.ts";

async function shownNps(level = 1) {
  const tenant = await newTenant({ stylings: { privacyLevel: level } });
  const { db, propertyId: property_id } = tenant;
  const content_id = await liveMessage(tenant, "nps");
  const id = randomUUID();
  await db.insertInto("impressions").values({ property_id, id, kind: "nps", content_id, version: 1, person: "ada" }).execute();
  const given = { id, content: content_id, how: "done" as const, language: "en", answers: { main: 9 }, comment: "I am Ada", seconds: 1 };
  const becomes = (person: string) => db.updateTable("impressions").set({ person }).where("id", "=", id).execute();
  const rows = () => db.selectFrom("message_answers").select(["person", "comment"]).where("id", "=", id).execute();
  const dismissed = async () =>
    (await db.selectFrom("impressions").select("dismissed_at").where("id", "=", id).executeTakeFirstOrThrow()).dismissed_at !== null;
  const take = async (how: "begun" | "done" | "never", shown?: Awaited<ReturnType<typeof showingOf>>) =>
    takeAnswer(db, property_id, shown ?? (await showingOf(db, property_id, given)), { ...given, how }, []);
  return { tenant, id, becomes, rows, dismissed, take, read: () => showingOf(db, property_id, given) };
}

test("who is erased between the reading of a showing and its answer leaves nothing", async () => {
  const { becomes, rows, take, read } = await shownNps();
  const shown = await read();
  await becomes(`${ERASED}1`);
  expect(await take("done", shown)).toBe(false);
  expect(await take("done")).toBe(true);
  expect(await rows()).toEqual([]);
});

test("what a visitor answers while they sign in is theirs as a known person", async () => {
  const { becomes, rows, take, read } = await shownNps();
  const shown = await read();
  await becomes("ada@known.test");
  expect(await take("done", shown)).toBe(false);
  expect(await take("done")).toBe(true);
  expect(await rows()).toEqual([{ person: "ada@known.test", comment: "I am Ada" }]);
  expect(await take("done", shown)).toBe(false);
});

test("an answer that was begun when people were named names nobody once it is done at privacy level 0", async () => {
  const { tenant, rows, take } = await shownNps();
  await take("begun");
  expect(await rows()).toMatchObject([{ person: "ada" }]);
  await tenant.db
    .updateTable("properties")
    .set({ stylings: JSON.stringify({ privacyLevel: 0 }) })
    .where("id", "=", tenant.propertyId)
    .execute();
  await take("done");
  expect(await rows()).toMatchObject([{ person: "" }]);
});

test("not wanting a message again counts, also after it was answered elsewhere", async () => {
  const { take, dismissed } = await shownNps();
  await take("done");
  expect(await dismissed()).toBe(false);
  await take("never");
  expect(await dismissed()).toBe(true);
});
