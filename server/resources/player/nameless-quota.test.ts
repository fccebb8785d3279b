import { randomUUID } from "node:crypto";
import { createMemoryFileStorage } from "@remix-run/file-storage/memory";
import { expect, test } from "vitest";
import { createApi } from "#server/app.ts";
import { createRealm } from "#server/realm/realm.ts";
import { testParts } from "#tests/support/parts.ts";
import { linkedMessage } from "#tests/support/public-links.ts";

/** An instance that takes so many answers of nobody in a day. */
async function instance(answers: number) {
  const parts = await testParts({ NAMELESS_ANSWERS_PER_DAY: String(answers) });
  const app = createApi(parts, await createRealm(parts), { files: createMemoryFileStorage(), demoProperty: null });
  return async (path: string, body: object) => {
    const answer = await app.request(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    return {
      status: answer.status,
      code: answer.status === 429 ? ((await answer.json()) as { code: string }).code : null,
      wait: Number(answer.headers.get("retry-after")),
    };
  };
}

test("of answers of nobody a property takes so many in a day, by its open links and as many in players; people with a name are not held up", async () => {
  const { tenant, id, token, personal, person } = await linkedMessage("nps");
  const { db, propertyId } = tenant;
  const send = await instance(1);
  const open = await token();
  const byLink = (by: string, main: number, showing: string = randomUUID()) =>
    send("/v3/answers", { token: by, showing, page: "first", move: "next", answers: { main } });
  const inPlayer = async (name: string) => {
    const shown = { property_id: propertyId, id: randomUUID(), kind: "nps", content_id: id, version: 1, person: name } as const;
    await db.insertInto("impressions").values(shown).execute();
    return send(`/player/${propertyId}/answers`, { id: shown.id, content: id, how: "done", answers: { main: 9 } });
  };
  const showing = randomUUID();
  expect((await byLink(open, 3, showing)).status).toBe(200);
  expect((await inPlayer("")).status).toBe(204);
  const refused = [await byLink(open, 4), await inPlayer("")];
  expect(refused.map(({ status, code }) => [status, code])).toEqual([
    [429, "answers_of_day"],
    [429, "answers_of_day"],
  ]);
  for (const { wait } of refused) expect(wait).toSatisfy((seconds: number) => seconds > 0 && seconds <= 86_400);
  // A second press of the button is the same answer.
  expect((await byLink(open, 3, showing)).status).toBe(200);
  await person("ada");
  expect([(await byLink(await personal("ada"), 5)).status, (await inPlayer("bob")).status]).toEqual([200, 204]);
  const stored = await db.selectFrom("message_answers").select("person").where("property_id", "=", propertyId).execute();
  expect(stored.map((row) => row.person).toSorted()).toEqual(["", "", "ada", "bob"]);
  // Whoever has begun in a player may finish, and every part of an answer is the same one.
  const begun = await instance(2);
  const shown = { property_id: propertyId, id: randomUUID(), kind: "nps", content_id: id, version: 1, person: "" } as const;
  await db.insertInto("impressions").values(shown).execute();
  const part = (how: "begun" | "done") => begun(`/player/${propertyId}/answers`, { id: shown.id, content: id, how, answers: { main: 9 } });
  expect([await part("begun"), await part("begun"), await part("done")].map(({ status }) => status)).toEqual([204, 204, 204]);
  // What another instance took counts.
  expect(
    (await (await instance(1))("/v3/answers", { token: open, showing: randomUUID(), page: "first", move: "next", answers: { main: 1 } }))
      .status,
  ).toBe(429);
});
