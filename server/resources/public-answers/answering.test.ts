import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createApi } from "#server/app.ts";
import { createRealm } from "#server/realm/realm.ts";
import { asked } from "#tests/support/messages.ts";
import { testParts } from "#tests/support/parts.ts";
import { doneTask } from "#tests/support/planted-person.ts";
import { LONG_SURVEY, LONG_TEXTS, linkedMessage } from "#tests/support/public-links.ts";

test("an answer by the link for everybody is kept as one of a player is, and names nobody", async () => {
  const { token, read, answer, rows } = await linkedMessage();
  const link = await token();
  expect((await read({ token: link })).body).toMatchObject({
    title: "Would you recommend us?",
    language: "en",
    languages: ["en"],
    thanks: null,
    page: {
      id: "first",
      questions: [{ id: "main", kind: "score", required: true, title: "Would you recommend us?", leftLabel: "No", rightLabel: "Yes" }],
      ...{ commentLabel: "Why?", number: 1, of: 1, isFirst: true, isLast: true, buttonLabel: "Send", answers: {}, comment: "" },
    },
  });
  const said = { token: link, showing: randomUUID(), answers: { main: 9 }, comment: " Because ", seconds: 12 };
  expect(await answer(said)).toMatchObject({ status: 200, body: { page: null, thanks: "Thank you", before: false } });
  expect(await rows()).toMatchObject([
    {
      id: said.showing,
      version: 1,
      language: "en",
      person: "",
      segment_ids: [],
      answers: { main: 9 },
      comment: "Because",
      score: 9,
      seconds: 12,
    },
  ]);
  expect((await rows())[0]?.answered_at).toBeInstanceOf(Date);
});

test("sent again, and sent twice at once, it counts once and stays as it was", async () => {
  const { token, answer, read, rows } = await linkedMessage();
  const link = await token();
  const said = { token: link, showing: randomUUID(), answers: { main: 9 } };
  const both = await Promise.all([answer(said), answer({ ...said, answers: { main: 2 } })]);
  expect(both.map(({ body }) => body.before).toSorted()).toEqual([false, true]);
  expect(await answer({ ...said, answers: { main: 1 } })).toMatchObject({ status: 200, body: { before: true } });
  expect(await rows()).toHaveLength(1);
  expect((await read({ token: link, showing: said.showing })).body).toMatchObject({ page: null, thanks: "Thank you", before: true });
  await answer({ token: link, answers: { main: 3 } });
  expect(await rows()).toHaveLength(2);
});

test("a personal link names its person, with their segments, and takes one answer wherever it is opened", async () => {
  const { tenant, person, personal, answer, read, rows } = await linkedMessage();
  const segment = await tenant.segment("Everybody");
  await person("ada");
  const ada = await personal("ada");
  const twice = await Promise.all([answer({ token: ada, answers: { main: 10 } }), answer({ token: ada, answers: { main: 0 } })]);
  expect(twice.map(({ body }) => body.before).toSorted()).toEqual([false, true]);
  const before = await rows();
  expect(before).toMatchObject([{ person: "ada", anonymous: false, segment_ids: [segment] }]);
  expect((await answer({ token: ada, answers: { main: 5 }, comment: "Other" })).body).toMatchObject({ before: true, again: false });
  expect((await read({ token: ada })).body).toMatchObject({ page: null, before: true });
  expect(await rows()).toEqual(before);
  await person("bob");
  expect((await read({ token: await personal("bob") })).body.page).not.toBeNull();
});

test("once per person also counts what they answered in the player; a renewed link begins anew, and without it everybody answers as often as they like", async () => {
  const { tenant, id, at, person, personal, answer, read, set, rows } = await linkedMessage();
  await person("ada");
  const shown = randomUUID();
  const of = { property_id: tenant.propertyId, id: shown, kind: "nps", content_id: id, version: 1, person: "ada", anonymous: false };
  await tenant.db.insertInto("impressions").values(of).execute();
  const inPlayer = { id: shown, content: id, how: "done", language: "en", answers: { main: 7 } };
  expect((await tenant.call(null, "POST", "/player/:p/answers", inPlayer)).status).toBe(204);
  expect((await read({ token: await personal("ada") })).body).toMatchObject({ page: null, before: true });
  await tenant.call("company admin", "POST", `${at}/renew`);
  expect((await answer({ token: await personal("ada"), answers: { main: 8 } })).body.before).toBe(false);
  await set({ once: false });
  const link = await personal("ada");
  for (const main of [1, 2]) expect((await answer({ token: link, answers: { main } })).body).toMatchObject({ before: false, again: true });
  expect((await rows()).map(({ score }) => score).toSorted()).toEqual([1, 2, 7, 8]);
});

test("who answers by a link while a card is open is counted once", async () => {
  const { tenant, id, person, personal, answer, rows } = await linkedMessage();
  await person("ada");
  const of = { property_id: tenant.propertyId, kind: "nps", content_id: id, version: 1, person: "ada", anonymous: false };
  const [open, next] = [randomUUID(), randomUUID()];
  await tenant.db
    .insertInto("impressions")
    .values({ ...of, id: open })
    .execute();
  const inPlayer = (card: string, how: string) =>
    tenant.call(null, "POST", "/player/:p/answers", { id: card, content: id, how, language: "en", answers: { main: 7 } });
  expect((await inPlayer(open, "begun")).status).toBe(204);
  expect((await answer({ token: await personal("ada"), answers: { main: 10 } })).body.before).toBe(false);
  expect((await inPlayer(open, "done")).status).toBe(204);
  const done = async () => (await rows()).filter(({ answered_at }) => answered_at).map(({ score }) => score);
  expect(await done()).toEqual([10]);
  // The next round asks anew.
  await tenant.db
    .insertInto("impressions")
    .values({ ...of, id: next })
    .execute();
  expect((await inPlayer(next, "done")).status).toBe(204);
  expect((await done()).toSorted()).toEqual([10, 7]);
});

test("of two answers that a link takes from one person, both count, also where they were begun at once", async () => {
  const { person, personal, answer, set, rows } = await linkedMessage();
  await person("ada");
  await set({ once: false });
  const token = await personal("ada");
  const showings = [randomUUID(), randomUUID()];
  for (const showing of showings) await answer({ token, showing, move: "stay" });
  for (const [main, showing] of showings.entries()) expect((await answer({ token, showing, answers: { main } })).body.before).toBe(false);
  expect((await rows()).map(({ score }) => score).toSorted()).toEqual([0, 1]);
});

test("at privacy level 0 nobody is named, and a personal link still takes one answer", async () => {
  const { personal, answer, rows } = await linkedMessage("nps", { level: 0 });
  const ada = await personal("ada");
  await answer({ token: ada, answers: { main: 4 } });
  expect((await answer({ token: ada, answers: { main: 5 } })).body.before).toBe(true);
  expect(await rows()).toMatchObject([{ person: "", segment_ids: [], score: 4 }]);
});

test("a survey leads from page to page by its answers, keeps them before it is done, and goes on where it was", async () => {
  const survey = await linkedMessage("survey", { shape: LONG_SURVEY, texts: { en: { texts: LONG_TEXTS } } });
  const { answer, read, rows } = survey;
  const token = await survey.token();
  const showing = randomUUID();
  const send = (page: string, answers: object, more: object = {}) => answer({ token, showing, page, answers, ...more });
  const first = await send("first", { main: 2, parts: ["deals"] }, { comment: "Hm", seconds: 5 });
  expect(first.body.page).toMatchObject({ id: "why", number: 2, of: 3, isFirst: false, isLast: false, commentLabel: null });
  expect(await rows()).toMatchObject([{ answers: { main: 2, parts: ["deals"] }, comment: "Hm", answered_at: null }]);
  expect((await read({ token, showing })).body.page?.id).toBe("why");
  expect((await read({ token, showing, page: "first" })).body.page).toMatchObject({
    answers: { main: 2, parts: ["deals"] },
    comment: "Hm",
  });
  // Nobody else goes on with it.
  expect((await read({ token, showing: randomUUID() })).body.page).toMatchObject({ id: "first", answers: {} });
  expect((await read({ token, showing, page: "last" })).body.page?.id).toBe("why");

  expect(await send("why", {})).toMatchObject({ status: 422, body: { fields: [{ path: "answers.reason", code: "answer_missing" }] } });
  expect(await send("why", { reason: "x".repeat(201) })).toMatchObject({
    status: 422,
    body: { fields: [{ code: "text_error_too_long" }] },
  });
  // Who goes back or reads in another language may leave it out, but loses nothing that they typed.
  expect((await send("why", {}, { move: "back" })).body.page).toMatchObject({ id: "first" });
  for (const move of ["back", "stay"]) expect((await send("why", { reason: "x".repeat(201) }, { move })).status).toBe(422);
  expect((await send("why", { reason: "Slow" }, { move: "back" })).body.page).toMatchObject({ id: "first", answers: { main: 2 } });
  expect((await send("first", { main: 5 })).body.page).toMatchObject({ id: "last", number: 2, of: 2, isFirst: false, isLast: true });
  expect((await send("first", { main: 1, parts: ["people"] }, { move: "stay" })).body.page).toMatchObject({ id: "first" });
  expect((await send("first", { main: 1, parts: ["people"] })).body.page).toMatchObject({ id: "why" });
  expect((await send("why", { reason: "Slow" }, { seconds: 20 })).body.page).toMatchObject({ id: "last" });
  expect((await send("last", { order: ["fast"] }, { move: "back" })).status).toBe(422);
  expect(await send("last", { order: ["fast"] })).toMatchObject({
    status: 422,
    body: { fields: [{ path: "answers.order", code: "answer_ranking" }] },
  });
  const last = await send("last", { order: ["cheap", "fast", "clear"] });
  expect(last.body).toMatchObject({ page: null, thanks: "Thank you for being frank", before: false });
  expect(await rows()).toMatchObject([
    { answers: { main: 1, parts: ["people"], reason: "Slow", order: ["cheap", "fast", "clear"] }, comment: "", seconds: 25 },
  ]);
});

test("a page that was not reached takes nothing, and an answer of no kind is refused in its field", async () => {
  const survey = await linkedMessage("survey", { shape: LONG_SURVEY, texts: { en: { texts: LONG_TEXTS } } });
  const { answer, rows } = survey;
  const token = await survey.token();
  expect((await answer({ token, page: "last", answers: { order: ["fast", "clear", "cheap"] } })).body.page?.id).toBe("first");
  expect(await rows()).toEqual([]);
  for (const main of [6, 0, 1.5, "five", ["1"]])
    expect(await answer({ token, answers: { main } })).toMatchObject({ status: 422, body: { fields: [{ path: "answers.main" }] } });
  expect(await answer({ token, answers: { main: 5, parts: ["other"] } })).toMatchObject({
    status: 422,
    body: { fields: [{ path: "answers.parts", code: "text_error_invalid" }] },
  });
  expect((await answer({ token, answers: { main: 5 }, comment: "x".repeat(2001) })).status).toBe(422);
  expect((await answer({ token, answers: Object.fromEntries(Array.from({ length: 41 }, (_, at) => [`a${at}`, 1])) })).status).toBe(422);
  expect((await answer({ token, answers: { main: 5, parts: ["x".repeat(250_000)] } })).status).toBe(413);
});

test("an impression of somebody else cannot be answered by a link", async () => {
  const { tenant, id, token, answer, read, rows } = await linkedMessage();
  const theirs = randomUUID();
  const of = { property_id: tenant.propertyId, id: theirs, kind: "nps", content_id: id, version: 1, person: "ada", anonymous: false };
  await tenant.db.insertInto("impressions").values(of).execute();
  const link = await token();
  expect(await answer({ token: link, showing: theirs, answers: { main: 0 } })).toMatchObject({
    status: 409,
    body: { code: "message_not_shown" },
  });
  expect((await read({ token: link, showing: theirs })).body.page).not.toBeNull();
  expect(await rows()).toEqual([]);
});

test("it is asked in the language that somebody reads, of those that are shown, and goes on in the version that it began in", async () => {
  const texts = { en: { texts: asked("Would you?") }, de: { texts: asked("Würden Sie?") } };
  const { token, read, answer, save, rows } = await linkedMessage("nps", { texts });
  const link = await token();
  const title = async (...languages: string[]) => (await read({ token: link, languages })).body.title;
  expect([await title("de-AT", "en"), await title("fr"), await title("fr", "de")]).toEqual(["Würden Sie?", "Would you?", "Würden Sie?"]);
  const showing = randomUUID();
  await answer({ token: link, showing, languages: ["de"], move: "stay" });
  await save({ languageTexts: { de: { status: "off", texts: asked("Anders?") } }, publishing: true });
  expect(await title("de")).toBe("Would you?");
  await answer({ token: link, showing, languages: ["de"], answers: { main: 6 } });
  expect(await rows()).toMatchObject([{ version: 1, language: "en", score: 6 }]);
});

test("what a person answered by their link is in their export, and gone with them", async () => {
  const { tenant, person, personal, answer, rows } = await linkedMessage();
  await person("ada");
  await answer({ token: await personal("ada"), answers: { main: 9 }, comment: "I am Ada" });
  const { id } = await tenant.db
    .selectFrom("foreign_users")
    .select("id")
    .where("property_id", "=", tenant.propertyId)
    .where("foreign_id", "=", "ada")
    .executeTakeFirstOrThrow();
  expect((await doneTask(tenant, "erase-person", { userId: id })).status).toBe("done");
  expect(await rows()).toMatchObject([{ person: expect.stringMatching(/^erased-/), comment: "", score: 9 }]);
});

test("a personal link answers 60 requests a minute", async () => {
  const { tenant, person, personal } = await linkedMessage();
  await person("ada");
  const token = await personal("ada");
  const parts = await testParts({ RATE_LIMITS: "on" });
  const realm = await createRealm(parts);
  const api = createApi({ ...parts, db: tenant.db }, realm, { files: tenant.api.files, demoProperty: null });
  const ask = async () => {
    const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ token }) };
    return (await api.fetch(new Request("http://api.test/v3/answers/question", init))).status;
  };
  for (let asked = 0; asked < 60; asked++) expect(await ask()).toBe(200);
  expect(await ask()).toBe(429);
  realm.close();
});
