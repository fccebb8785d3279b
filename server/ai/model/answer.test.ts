import { delay, HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { answerTo } from "#app/domain/copilot/answer.ts";
import { IN_QUESTIONS } from "#app/domain/copilot/cases/injections.ts";
import { withoutPersonal } from "#app/domain/copilot/without-personal.ts";
import { answerByRules } from "#server/ai/rules/answer-question.ts";
import { demoIn } from "#tests/support/demo-index.ts";
import { answerByModel } from "./answer.ts";
import { chatFor } from "./chat.ts";

const URL = "https://models.test/v1";
const model = setupServer();
beforeAll(() => model.listen({ onUnhandledRequest: "error" }));
afterEach(() => model.resetHandlers());
afterAll(() => model.close());

const failures: string[] = [];
beforeEach(() => void failures.splice(0));
const chat = chatFor({ AI_URL: URL, AI_KEY: "key-of-the-model", AI_MODEL: "small" })!;
const answerer = answerByModel(chat, answerByRules, (error) => failures.push(String(error)));
const index = demoIn("en");
const ask = (question: string, isOffered = (_: { id: number }) => true) => answerer({ question, index, isOffered });
const QUESTION = "How do I invite a colleague?";
const BY_RULES = { ...answerTo(index, QUESTION), byRules: true };

type Sent = { messages: { role: string; content: string }[] };
/** What the model is sent, and answers. */
function answers(content: unknown, status = 200) {
  const sent: Sent[] = [];
  model.use(
    http.post(`${URL}/chat/completions`, async ({ request }) => {
      sent.push((await request.json()) as Sent);
      return HttpResponse.json({ choices: [{ message: { content } }] }, { status });
    }),
  );
  return sent;
}
/** What a model says that names items, the best first, and sentences of it by their places. */
const choice = ([best, ...others]: unknown[], quotes: unknown[]) =>
  linesOf([...named(best), ...quotes.map((quote) => ({ quote })), ...others.flatMap(named), { end: true }]);
const named = (source: unknown) => (source === undefined ? [] : [{ source }]);
const linesOf = (lines: object[]) => lines.map((line) => JSON.stringify(line)).join("\n");

test("a model chooses among what rules found, and every word that is answered is published", async () => {
  const sent = answers(`\`\`\`json\n${choice(["guides-3", "guides-4", "guides-3"], [2, 0])}\n\`\`\``);
  const { sources, quotes, byRules } = await ask(QUESTION);
  expect([sources.map(({ id }) => id), quotes, byRules]).toEqual([
    [3, 4],
    ["Open the invitation form.", "One click, and the invitation is on its way."],
    false,
  ]);
  const [, user] = sent[0]!.messages;
  const { question, items } = JSON.parse(user!.content) as { question: string; items: Record<string, unknown>[] };
  expect([question, sent[0]!.messages.length, sent.length]).toEqual([QUESTION, 2, 1]);
  expect(items.length).toBeLessThanOrEqual(8);
  for (const item of items) expect(Object.keys(item)).toEqual(["id", "title", "sentences"]);
});

test("a model may say that nothing answers, and is not asked where nothing could", async () => {
  const sent = answers(choice([], []));
  expect(await ask(QUESTION)).toEqual({ sources: [], quotes: [], byRules: false });
  expect(await ask("What is the weather in Berlin?")).toMatchObject({ sources: [] });
  expect(sent).toHaveLength(1);
});

test("addresses and long numbers in a question are not sent, nor is what whoever asks is not offered", async () => {
  const sent = answers(choice([], []));
  await ask(
    "Invite ada.lovelace@example.com (+49 30 1234567, customer 4711-0815) from https://x.test/?user=7 as colleague",
    ({ id }) => id !== 3,
  );
  const said = sent[0]!.messages[1]!.content;
  for (const secret of ["ada", "example.com", "1234567", "4711", "x.test", "guides-3"]) expect(said).not.toContain(secret);
  expect(said).toContain("as colleague");
  expect(withoutPersonal("Sort the 3 columns of 2026")).toBe("Sort the 3 columns of 2026");
});

test.each([
  ["another form", "Just invite them."],
  ["an item that it was not given", choice(["guides-999"], [])],
  ["a sentence that is not there", choice(["guides-3"], [99])],
  ["words of its own", choice(["guides-3"], ["Call 0900 123"])],
  ["a sentence of nothing", choice([], [0])],
  [
    "more items than it may",
    choice(
      index.items.slice(0, 4).map(({ kind, id }) => `${kind}-${id}`),
      [],
    ),
  ],
  ["more sentences than it may", choice(["guides-3"], [0, 1, 2, 3])],
  ["a place before the first", choice(["guides-3"], [-1])],
  ["no end", linesOf([{ source: "guides-3" }, { quote: 0 }])],
  ["a line with something beside", linesOf([{ source: "guides-3", say: "Call 0900 123" }, { end: true }])],
  ["one object", JSON.stringify({ sources: ["guides-3"], quotes: [0] })],
])("an answer of %s is none: rules answer", async (_, content) => {
  answers(content);
  expect(await ask(QUESTION)).toEqual(BY_RULES);
  expect(failures).toHaveLength(1);
  expect(failures[0]).not.toMatch(/invite|guides-|0900/);
});

test.each(IN_QUESTIONS)("a model that obeys a question says nothing of its own all the same: %s", async (question) => {
  answers(choice(["guides-999"], [0]));
  expect(await ask(question)).toEqual({ ...answerTo(index, question), byRules: true });
});

test.each([401, 429, 500])("a model that answers %i is done without, and nothing of the key or the question is told", async (status) => {
  answers("{}", status);
  expect(await ask(QUESTION)).toEqual(BY_RULES);
  expect(failures).toEqual([`Error: the model answered ${status}`]);
});

test("a model that cannot be reached is done without", async () => {
  model.use(http.post(`${URL}/chat/completions`, () => HttpResponse.error()));
  expect(await ask(QUESTION)).toEqual(BY_RULES);
});

test("a model that takes too long is done without, before whoever asked gives up", async () => {
  model.use(http.post(`${URL}/chat/completions`, () => delay("infinite") as Promise<never>));
  const start = Date.now();
  expect(await ask(QUESTION)).toEqual(BY_RULES);
  expect(Date.now() - start).toBeLessThan(9_500);
  expect(failures.join()).toMatch(/Timeout/);
}, 20_000);
