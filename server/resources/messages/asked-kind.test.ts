import { sql } from "kysely";
import { expect, test } from "vitest";
import { asked, newMessages } from "#tests/support/messages.ts";

type Rule = { question: string; answers: string[]; to: string };
type Shape = { pages: { id: string; questions: { id: string; kind: string }[]; rules: Rule[] }[]; ends: string[] };

/** The kind of the first question of a message, and the rules of its first page. */
const asks = ({ shape }: Record<string, unknown>) => {
  const [page] = (shape as Shape).pages;
  return [page!.questions[0]!.kind, page!.rules];
};

test("a survey of category 7 asks for a score from 0 to 10, whatever is said of its ranking or its first question", async () => {
  const { read, add, save } = await newMessages();
  const id = await add({ type: "survey", category: 7, rankingType: "star", languageTexts: { en: { texts: asked("How likely?") } } });
  expect(asks(await read(id))).toEqual(["score", []]);
  const first = { id: "first", questions: [{ id: "main", kind: "emoji", required: false, options: [] }], rules: [] };
  expect((await save(id, { shape: { pages: [first], ends: [] }, rankingType: "emoji" })).status).toBe(200);
  expect(await read(id)).toMatchObject({ category: 7, rankingType: null, shape: { pages: [{ questions: [{ kind: "score" }] }] } });
});

test("what a survey asks changes with its category until it was live; rules for its answers then go, thank-yous stay", async () => {
  const { read, add, save, call } = await newMessages();
  const id = await add({ type: "survey", rankingType: "star", languageTexts: { en: { texts: asked("How is it?") } } });
  const { shape } = await read(id);
  const [first] = (shape as Shape).pages;
  const rules = [{ question: "main", answers: ["5", "9"], to: "glad" }];
  await save(id, { category: 7 });
  expect((await save(id, { shape: { pages: [{ ...first, rules }], ends: ["glad"] } })).status).toBe(200);
  expect(asks(await read(id))).toEqual(["score", rules]);
  await save(id, { category: 8, rankingType: "star" });
  expect(await read(id)).toMatchObject({ shape: { pages: [{ questions: [{ kind: "stars" }], rules: [] }], ends: ["glad"] } });

  const texts = { ...asked("How likely?"), further: { questions: {}, ends: { glad: "Great" } } };
  expect((await save(id, { category: 7, languageTexts: { en: { texts } }, publishing: true })).body.visibility).toBe("public");
  const refused = { status: 422, body: { fields: [{ path: "announcement.category", code: "message_error_asks" }] } };
  expect(await save(id, { category: 8 })).toMatchObject(refused);
  await save(id, { visibility: "private" });
  expect(await save(id, { category: 8 })).toMatchObject(refused);
  expect((await save(id, { category: 7, pinned: false })).status).toBe(200);
  const copy = (await call("POST", `/${id}/duplicate`)).body.id;
  expect(await read(copy)).toMatchObject({ category: 7, shape: { pages: [{ questions: [{ kind: "score" }] }] } });
  expect((await save(copy, { category: 8 })).status).toBe(200);
  expect(asks(await read(copy))[0]).toBe("emoji");
});

test("a 5 of five is no 5 of ten: between a rating and a score all rules for it go, between faces and stars and for the new scale none", async () => {
  const { read, add, save } = await newMessages();
  const id = await add({ type: "survey", rankingType: "star", languageTexts: { en: { texts: asked("How is it?") } } });
  const [first] = ((await read(id)).shape as Shape).pages;
  const why = { id: "why", kind: "single", required: false, options: ["a", "b"] };
  const [toMain, toWhy] = ["main", "why"].map((question) => ({ question, answers: [question === "main" ? "5" : "a"], to: "glad" }));
  const withRules = { pages: [{ ...first!, questions: [...first!.questions, why], rules: [toMain, toWhy] }], ends: ["glad"] };
  expect((await save(id, { shape: withRules })).status).toBe(200);
  await save(id, { rankingType: "emoji" });
  expect(asks(await read(id))).toEqual(["emoji", [toMain, toWhy]]);
  await save(id, { category: 7 });
  expect(asks(await read(id))).toEqual(["score", [toWhy]]);
  await save(id, { category: 8, shape: withRules });
  expect(asks(await read(id))).toEqual(["stars", [toMain, toWhy]]);
  await save(id, { category: 7, shape: withRules });
  expect(await read(id)).toMatchObject({ shape: { pages: [{ rules: [toWhy] }], ends: ["glad"] } });
});

test("a rating of category 7 from before stays one once it was published, and may still be of stars", async () => {
  const { tenant, read, add, save } = await newMessages();
  const id = await add({ type: "survey", category: 7, languageTexts: { en: { texts: asked("How likely?") } } });
  await save(id, { publishing: true });
  await sql`update messages set draft = jsonb_set(draft, '{shape,pages,0,questions,0,kind}', '"emoji"')
    where property_id = ${tenant.propertyId} and id = ${id}`.execute(tenant.db);
  expect((await save(id, { form: "modal", category: 7 })).status).toBe(200);
  expect(asks(await read(id))[0]).toBe("emoji");
  const { shape } = await read(id);
  const [first] = (shape as Shape).pages;
  const score = { ...first!, questions: [{ ...first!.questions[0]!, kind: "score" }] };
  await save(id, { shape: { pages: [score], ends: [] }, rankingType: "star", publishing: true });
  expect(await read(id)).toMatchObject({ category: 7, rankingType: "star", shape: { pages: [{ questions: [{ kind: "stars" }] }] } });
});
