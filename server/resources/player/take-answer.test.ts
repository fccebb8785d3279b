import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { liveMessage } from "#tests/support/answered.ts";
import { newTenant } from "#tests/support/tenant.ts";
import type { Showing } from "./showings.ts";
import { answersAlone, answersTogether, ERASED, showingOf, takeAnswer } from "./take-answer.ts";

async function shownNps(level = 1) {
  const tenant = await newTenant({ stylings: { privacyLevel: level } });
  const { db, propertyId: property_id } = tenant;
  const content_id = await liveMessage(tenant, "nps");
  const id = randomUUID();
  await db.insertInto("impressions").values({ property_id, id, kind: "nps", content_id, version: 1, person: "ada" }).execute();
  const store = answersAlone(db);
  const given = {
    propertyId: property_id,
    id,
    content: content_id,
    how: "done" as const,
    language: "en",
    answers: { main: 9 },
    comment: "I am Ada",
    seconds: 1,
  };
  const becomes = (person: string) => db.updateTable("impressions").set({ person }).where("id", "=", id).execute();
  const rows = () => db.selectFrom("message_answers").select(["person", "comment"]).where("id", "=", id).execute();
  const dismissed = async () =>
    (await db.selectFrom("impressions").select("dismissed_at").where("id", "=", id).executeTakeFirstOrThrow()).dismissed_at !== null;
  const take = async (how: "begun" | "done" | "never", shown?: Showing) =>
    takeAnswer(store, shown ?? (await showingOf(store, given)), { ...given, how }, []);
  return { tenant, id, content: content_id, becomes, rows, dismissed, take, read: () => showingOf(store, given) };
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

test("of two answers to one showing in the same statement one counts, and those of others beside them are kept", async () => {
  const { tenant, id, content, rows } = await shownNps();
  const { db, propertyId } = tenant;
  const store = answersTogether(db, 1);
  const other = randomUUID();
  await db
    .insertInto("impressions")
    .values({ property_id: propertyId, id: other, kind: "nps", content_id: content, version: 1, person: "bob" })
    .execute();
  const said = { propertyId, content, how: "done" as const, language: "en", answers: { main: 9 }, seconds: 1 };
  const answer = async (showing: string, comment: string) => {
    const given = { ...said, id: showing, comment };
    return takeAnswer(store, await showingOf(store, given), given, []);
  };
  const all = [answer(other, "begins"), answer(id, "first"), answer(id, "second"), answer(other, "is late")];
  expect(await Promise.all(all)).toEqual([true, true, true, true]);
  expect(await rows()).toHaveLength(1);
  const kept = await db.selectFrom("message_answers").select("comment").where("property_id", "=", propertyId).orderBy("comment").execute();
  expect(kept).toEqual([{ comment: "begins" }, { comment: "first" }]);
});
