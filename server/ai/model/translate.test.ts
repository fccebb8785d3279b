import { delay, HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { ANNOUNCEMENT_TEMPLATES } from "#app/domain/messages/templates/announcements.ts";
import { translateKnown } from "#server/ai/rules/translate-known.ts";
import { chatFor } from "./chat.ts";
import { translateByModel } from "./translate.ts";

const URL = "https://models.test/v1";
const model = setupServer();
beforeAll(() => model.listen({ onUnhandledRequest: "error" }));
afterEach(() => model.resetHandlers());
afterAll(() => model.close());

const settings = { AI_URL: URL, AI_KEY: "key-of-the-model", AI_MODEL: "small" };
const failures: string[] = [];
const translate = translateByModel(chatFor(settings)!, translateKnown, (error) => failures.push(String(error)));
const answers = (content: unknown, status = 200) =>
  model.use(http.post(`${URL}/chat/completions`, () => HttpResponse.json({ choices: [{ message: { content } }] }, { status })));

test("without all three settings there is no model", () => {
  for (const name of ["AI_URL", "AI_KEY", "AI_MODEL"]) expect(chatFor({ ...settings, [name]: undefined })).toBeNull();
});

test("the texts alone are sent, with the key, and come back at their places; empty ones are not sent", async () => {
  let asked: { model: string; messages: { role: string; content: string }[] } | undefined;
  model.use(
    http.post(`${URL}/chat/completions`, async ({ request }) => {
      expect(request.headers.get("authorization")).toBe("Bearer key-of-the-model");
      asked = (await request.json()) as typeof asked;
      return HttpResponse.json({ choices: [{ message: { content: '```json\n["Hallo", "Welt"]\n```' } }] });
    }),
  );
  expect(await translate(["Hello", " ", "World"], "en", "de")).toEqual({ texts: ["Hallo", " ", "Welt"], byRules: false });
  expect(asked?.model).toBe("small");
  expect(asked?.messages.map(({ role }) => role)).toEqual(["system", "user"]);
  expect(asked?.messages[1]?.content).toBe('["Hello","World"]');
});

const known = ANNOUNCEMENT_TEMPLATES[0]!.texts;
test.each([
  ["another form", "Hallo"],
  ["too few", '["Hallo"]'],
  ["no texts", '[1, {"text": "Welt"}]'],
])("an answer of %s is none: the rules translate what they know", async (_, content) => {
  answers(content);
  failures.length = 0;
  expect(await translate([known.en.headline, "World"], "en", "de")).toEqual({ texts: [known.de.headline, null], byRules: true });
  expect(failures).toHaveLength(1);
  expect(failures[0]).not.toContain("World");
});

test("what is left empty, or is far too long for a translation, counts as not translated", async () => {
  answers(JSON.stringify(["", "x".repeat(1000), "Welt"]));
  expect(await translate(["Hello", "All", "World"], "en", "de")).toEqual({ texts: [null, null, "Welt"], byRules: false });
});

test.each([401, 429, 500])("a model that answers %i is done without, and nothing of the key or the texts is told", async (status) => {
  answers("[]", status);
  failures.length = 0;
  expect((await translate(["World"], "en", "de")).byRules).toBe(true);
  expect(failures).toEqual([`Error: the model answered ${status}`]);
});

test("a model that cannot be reached, or leads elsewhere, is done without", async () => {
  model.use(http.post(`${URL}/chat/completions`, () => HttpResponse.error()));
  expect((await translate(["World"], "en", "de")).byRules).toBe(true);
  model.use(
    http.post(`${URL}/chat/completions`, () => new HttpResponse(null, { status: 302, headers: { location: "https://other.test" } })),
  );
  expect((await translate(["World"], "en", "de")).byRules).toBe(true);
});

test("a model that takes longer than whoever waits for the form is done without, before they are told that it took too long", async () => {
  let began = 0;
  model.use(
    http.post(`${URL}/chat/completions`, async () => {
      began++;
      await delay("infinite");
    }),
  );
  failures.length = 0;
  const start = Date.now();
  expect((await translate(["World"], "en", "de")).byRules).toBe(true);
  expect([began, Date.now() - start < 9_500]).toEqual([1, true]);
  expect(failures.join()).toMatch(/Timeout/);
}, 20_000);

test("an answer without an end is read no further than it may be long", async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(stream) {
      sent++;
      stream.enqueue(new TextEncoder().encode(" ".repeat(100_000)));
    },
  });
  model.use(http.post(`${URL}/chat/completions`, () => new HttpResponse(endless, { headers: { "content-type": "application/json" } })));
  failures.length = 0;
  expect((await translate(["World"], "en", "de")).byRules).toBe(true);
  expect(failures).toEqual(["Error: the model answered at too great a length"]);
  expect(sent).toBeLessThan(20);
});

test("an answer at too great a length is not read, however it would be understood", async () => {
  answers(`["Welt"]${" ".repeat(500_000)}`);
  failures.length = 0;
  expect((await translate(["World"], "en", "de")).byRules).toBe(true);
  expect(failures).toEqual(["Error: the model answered at too great a length"]);
});
