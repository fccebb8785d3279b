import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { answerTo } from "#app/domain/copilot/answer.ts";
import type { Answered } from "#server/ai/answerer.ts";
import { answerByRules } from "#server/ai/rules/answer-question.ts";
import { demoIn } from "#tests/support/demo-index.ts";
import { answerByModel } from "./answer.ts";
import { chatFor, parsed } from "./chat.ts";

const URL = "https://models.test/v1";
const model = setupServer();
beforeAll(() => model.listen({ onUnhandledRequest: "error" }));
afterEach(() => model.resetHandlers());
afterAll(() => model.close());

const failures: string[] = [];
const chat = chatFor({ AI_URL: URL, AI_KEY: "key-of-the-model", AI_MODEL: "small" })!;
const answerer = answerByModel(chat, answerByRules, (error) => void failures.push(String(error)));
const index = demoIn("en");
const QUESTION = "How do I invite a colleague?";
const BY_RULES = { ...answerTo(index, QUESTION), byRules: true };
const FIRST = '{"source": "guides-3"}\n{"quote": 2}\n';
const SAID = `${FIRST}{"quote": 0}\n{"source": "guides-4"}\n{"end": true}`;

const event = (data: object | string) => `data: ${typeof data === "string" ? data : JSON.stringify(data)}\n\n`;
const delta = (content: string) => event({ choices: [{ index: 0, delta: { content } }] });

/** What a model streams, each piece once whoever reads it wants more; `asked` is what it was sent. */
function streams(pieces: Iterable<string | Error>) {
  const asked: { stream?: boolean }[] = [];
  const left = pieces[Symbol.iterator]();
  let read = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(parts) {
        const { done, value } = left.next();
        if (done) return parts.close();
        if (value instanceof Error) return parts.error(value);
        read++;
        parts.enqueue(new TextEncoder().encode(value));
      },
    },
    { highWaterMark: 0 },
  );
  model.use(
    http.post(`${URL}/chat/completions`, async ({ request }) => {
      asked.push((await request.json()) as { stream?: boolean });
      return new HttpResponse(body, { headers: { "content-type": "text/event-stream; charset=utf-8" } });
    }),
  );
  return { asked, read: () => read };
}
async function ask() {
  failures.splice(0);
  const told: Answered[] = [];
  const answered = await answerer({ question: QUESTION, index, isOffered: () => true }, (soFar) => void told.push(soFar));
  const short = ({ sources, quotes }: Answered) => [sources.map(({ id }) => id), quotes];
  return { answered, whole: short(answered), told: told.map(short) };
}

test("what a model chooses is told as it is written, and its sentences stand in the order of their text", async () => {
  const { asked } = streams([...[...SAID].map(delta), event({ choices: [] }), event("[DONE]")]);
  const { whole, told } = await ask();
  const [form, sent] = ["Open the invitation form.", "One click, and the invitation is on its way."];
  expect(told).toEqual([
    [[3], []],
    [[3], [sent]],
    [[3], [form, sent]],
    [
      [3, 4],
      [form, sent],
    ],
  ]);
  expect(whole).toEqual(told.at(-1));
  expect(asked).toMatchObject([{ stream: true }]);
  expect(failures).toEqual([]);
});

test("events that are cut anywhere, or come with others, are the same", async () => {
  const all =
    event({ choices: [{ delta: { role: "assistant", content: null } }] }) + delta(`\`\`\`json\n${SAID}`) + delta("\n```") + event("[DONE]");
  for (const size of [1, 7, all.length]) {
    streams(all.match(new RegExp(`[^]{1,${size}}`, "g"))!);
    expect((await ask()).whole[0]).toEqual([3, 4]);
    expect(failures).toEqual([]);
  }
});

test.each<[string, (string | Error)[], RegExp]>([
  ["breaks off", [delta(FIRST), new Error("reset")], /Error/],
  ["ends too soon", [delta(FIRST), event("[DONE]")], /did not end/],
  ["names something else", [delta(FIRST), delta('{"source": "guides-999"}\n')], /was not given/],
  ["says something of its own", [delta(FIRST), delta("Call 0900 123.\n")], /another form/],
  ["reports an error in the middle", [delta(FIRST), event({ error: { message: "overloaded" } })], /another form/],
])("rules answer where a model %s, whatever of it was told", async (_, pieces, why) => {
  streams(pieces);
  const { answered, told } = await ask();
  expect(told).toHaveLength(2);
  expect(answered).toEqual(BY_RULES);
  expect(failures.join()).toMatch(why);
  expect(failures.join()).not.toMatch(/invite|0900|overloaded/);
});

test("half a million blanks are read in one go", () => {
  expect(parsed(`"${" ".repeat(499_990)}" and`)).toBeUndefined();
});

test("a model that never ends is read no further than it may say, and not at all once it has answered", async () => {
  function* endless() {
    for (;;) yield delta(" ".repeat(10_000));
  }
  const long = streams(endless());
  expect((await ask()).answered).toEqual(BY_RULES);
  expect(failures.join()).toMatch(/too great a length/);
  expect(long.read()).toBeLessThan(60);
  function* afterwards() {
    yield delta(`${SAID}\n`);
    yield* endless();
  }
  const done = streams(afterwards());
  expect((await ask()).whole[0]).toEqual([3, 4]);
  expect(done.read()).toBeLessThan(5);
});
