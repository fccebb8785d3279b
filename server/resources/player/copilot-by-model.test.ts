import { createMemoryFileStorage } from "@remix-run/file-storage/memory";
import { delay, HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createApi } from "#server/app.ts";
import { createRealm } from "#server/realm/realm.ts";
import { liveMessage } from "#tests/support/answered.ts";
import { asking, kept, QUESTION } from "#tests/support/asking.ts";
import { news } from "#tests/support/messages.ts";
import { testParts } from "#tests/support/parts.ts";
import type { Tenant } from "#tests/support/tenant.ts";

/** An instance with settings of its own. */
async function instance(settings: Record<string, string>) {
  const parts = await testParts(settings);
  const app = createApi(parts, await createRealm(parts), { files: createMemoryFileStorage(), demoProperty: null });
  return async ({ propertyId }: Tenant, body: object = {}) => {
    const sent = JSON.stringify({ question: QUESTION, language: "en", user: "ada", ...body });
    const answer = await app.request(`/player/${propertyId}/copilot`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: sent,
    });
    const lines = (await answer.text()).trim().split("\n");
    const parts = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    return {
      status: answer.status,
      type: answer.headers.get("content-type"),
      wait: answer.headers.get("retry-after"),
      parts,
      body: parts.at(-1)!,
    };
  };
}

const URL = "https://models.test/v1";
const model = setupServer();
beforeAll(() => model.listen({ onUnhandledRequest: "bypass" }));
afterEach(() => model.resetHandlers());
afterAll(() => model.close());
const MODEL = { AI_URL: URL, AI_KEY: "key-of-the-model", AI_MODEL: "small" };

test("a model is asked only where the property allows it, and is told nothing of whoever asks", async () => {
  const { tenant, guide, set } = await asking();
  const ask = await instance(MODEL);
  const sent: string[] = [];
  model.use(
    http.post(`${URL}/chat/completions`, async ({ request }) => {
      sent.push(await request.text());
      const content = `{"source": "guides-${guide}"}\n{"quote": 1}\n{"end": true}`;
      return HttpResponse.json({ choices: [{ message: { content } }] });
    }),
  );
  const person = { user: "ada@secret.example", url: "https://crm.test/people/ada" };
  expect((await ask(tenant, person)).body).toMatchObject({ byRules: true });
  expect(sent).toEqual([]);
  expect((await set({ byModel: true })).status).toBe(200);
  const allowed = await instance(MODEL);
  expect((await allowed(tenant, person)).body).toMatchObject({ byRules: false, quotes: ["Choose a format."], guide });
  expect(sent).toHaveLength(1);
  for (const secret of ["secret.example", "crm.test"]) expect(sent[0]).not.toContain(secret);
});

test("a model is sent announcements where the assistant lists them alone", async () => {
  for (const isListed of [false, true]) {
    const { tenant, guide, set } = await asking({ stylings: { enableAnnouncements: isListed } });
    await set({ byModel: true });
    await liveMessage(tenant, "announcement", { languageTexts: { en: { texts: news("Export a report weekly") } } });
    const sent: string[] = [];
    model.use(
      http.post(`${URL}/chat/completions`, async ({ request }) => {
        sent.push(await request.text());
        return HttpResponse.json({ choices: [{ message: { content: `{"source": "guides-${guide}"}\n{"quote": 1}\n{"end": true}` } }] });
      }),
    );
    expect((await (await instance(MODEL))(tenant)).body).toMatchObject({ byRules: false, guide });
    expect([sent.length, sent[0]!.includes("Export a report weekly")]).toEqual([1, isListed]);
  }
});

test("what a model has chosen so far is sent before its answer is whole, each part in a line; the last one alone takes a rating", async () => {
  const { tenant, guide, set } = await asking();
  await set({ byModel: true });
  const [first, rest] = [`{"source": "guides-${guide}"}\n{"quote": 0}\n`, '{"quote": 1}\n{"end": true}'];
  const event = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
  const body = new Blob([event(first), event(rest), "data: [DONE]\n\n"]).stream();
  model.use(http.post(`${URL}/chat/completions`, () => new HttpResponse(body, { headers: { "content-type": "text/event-stream" } })));
  const { type, parts } = await (await instance(MODEL))(tenant);
  expect(type).toBe("application/x-ndjson; charset=utf-8");
  const [one, two] = ["Every report can be exported.", "Choose a format."];
  const common = { found: true, guide, byRules: false };
  expect(parts).toMatchObject([
    { ...common, id: null, partly: true, quotes: [] },
    { ...common, id: null, partly: true, quotes: [one] },
    { ...common, id: null, partly: true, quotes: [one, two] },
    { ...common, id: expect.any(String), quotes: [one, two] },
  ]);
  expect(parts.at(-1)).not.toHaveProperty("partly");
  expect(await kept(tenant)).toHaveLength(1);
});

test.each<[string, () => Response | Promise<Response>]>([
  ["401", () => new HttpResponse(null, { status: 401 })],
  ["429", () => new HttpResponse(null, { status: 429 })],
  ["500", () => new HttpResponse("broken", { status: 500 })],
  ["nonsense", () => HttpResponse.json({ choices: [{ message: { content: "Start guide 1!" } }] })],
  ["too late", () => delay("infinite") as Promise<never>],
])(
  "whoever asks is answered by rules when the model answers %s",
  async (_, answer) => {
    const { tenant, guide, set } = await asking();
    await set({ byModel: true });
    model.use(http.post(`${URL}/chat/completions`, answer));
    const ask = await instance(MODEL);
    expect(await ask(tenant)).toMatchObject({ status: 200, body: { found: true, byRules: true, guide } });
  },
  20_000,
);
