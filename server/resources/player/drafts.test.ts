import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { PreviewedDraft } from "#app/domain/player/previewed-draft.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

let tenant: Tenant;
let guide: number;
let token: string;
const KEY = randomUUID();
beforeAll(async () => {
  tenant = await newTenant({
    limits: {},
    languages: [
      ["en", "English"],
      ["de", "Deutsch"],
    ],
  });
  guide = await tenant.guide({ title: "Published", live: true });
  await tenant.call("company admin", "PUT", `/v2/properties/:p/tutorials/${guide}`, { tutorial: { title: "Written since" } });
  const answer = await tenant.call("property moderator", "POST", path(guide));
  expect(answer.status).toBe(201);
  token = String(answer.body.token);
  const left = Date.parse(String(answer.body.expiresAt)) - Date.now();
  expect(left).toBeGreaterThan(14 * 60_000);
  expect(left).toBeLessThanOrEqual(15 * 60_000);
});

const path = (id: number) => `/v2/properties/:p/tutorials/${id}/preview-token`;
const chapterPath = (id: number) => `/v2/properties/:p/launchers/${id}/preview-token`;
const ask = (given: string, lang = "en") => tenant.call(null, "POST", "/player/:p/draft", { token: given, key: KEY, lang });
const draftIn = ({ body }: Awaited<ReturnType<typeof ask>>) => body.draft as unknown as PreviewedDraft;

test("the token shows the draft, in the wanted language where it is written in it, with the words of a preview", async () => {
  const answer = await ask(token);
  const { status, headers } = answer;
  expect(status).toBe(200);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("access-control-allow-origin")).toBe("*");
  const { title, chapters, guides } = draftIn(answer);
  expect(guides.map((one) => [one.id, one.title, one.version, one.steps.map((step) => step.title)])).toEqual([
    [guide, "Written since", 0, ["Hello", "Press here"]],
  ]);
  expect([title, chapters]).toEqual(["Written since", [{ id: 0, title: "", subtitle: "", guideIds: [guide] }]]);
  const german = await ask(token, "de");
  expect(draftIn(german).guides[0]).toMatchObject({ title: "Written since", language: "en" });
  expect(german.body.texts).toMatchObject({ end: "Vorschau beenden" });
});

test("Back in a draft leads where it leads in what is live (specification 1, section 3: back_mode)", async () => {
  const shown = async (back_mode: string) => {
    await tenant.call("company admin", "PUT", "/v2/properties/:p/stylings", { values: { back_mode } });
    const [{ restarts, steps }] = draftIn(await ask(token)).guides as [PreviewedDraft["guides"][number]];
    return [restarts, steps.every(({ backButton }) => backButton)];
  };
  expect([await shown("restart"), await shown("nothing"), await shown("back")]).toEqual([
    [true, true],
    [undefined, false],
    [undefined, true],
  ]);
});

const changed = (at: number) => token.slice(0, at) + (token[at] === "a" ? "b" : "a") + token.slice(at + 1);

test("a changed token shows nothing, wherever it was changed", async () => {
  for (const at of [0, 10, token.length - 1]) expect(await ask(changed(at))).toMatchObject({ status: 410, body: { draft: null } });
  for (const bad of ["", ".", "nonsense", "ü", `${token}x`]) expect((await ask(bad)).status).toBe(410);
  expect((await ask("x".repeat(300))).status).toBe(422);
});

test("only who may edit the guide gets a token, and an archived one is shown no more", async () => {
  const own = await tenant.guide({ title: "Private" });
  expect((await tenant.call(null, "POST", path(guide))).status).toBe(401);
  // A contributor may edit what is live, and nothing that is private.
  expect((await tenant.call("property contributor", "POST", path(own))).status).toBe(401);
  const foreign = await newTenant();
  expect((await tenant.call("company admin", "POST", path(await foreign.guide()))).status).toBe(404);
  const { body } = await tenant.call("company admin", "POST", path(own));
  expect((await ask(String(body.token))).status).toBe(200);
  await tenant.call("company admin", "DELETE", `/v2/properties/:p/tutorials/${own}`);
  expect((await ask(String(body.token))).status).toBe(410);
  expect((await tenant.call("company admin", "POST", path(own))).status).toBe(404);
});

test("a chapter shows with its draft's texts and the drafts of its guides in order, live or not, without archived ones", async () => {
  const chapter = await tenant.chapter("Published chapter", true);
  const live = await tenant.guide({ title: "Live", chapter, live: true });
  const hidden = await tenant.guide({ title: "Hidden", chapter });
  const gone = await tenant.guide({ title: "Gone", chapter });
  await tenant.guide({ title: "Empty", chapter, content: { steps: [], texts: { en: { title: "Empty", subtitle: "", steps: {} } } } });
  await tenant.guide({ title: "Of no chapter", live: true });
  await tenant.call("company admin", "DELETE", `/v2/properties/:p/tutorials/${gone}`);
  await tenant.call("company admin", "PUT", `/v2/properties/:p/tutorials/${live}`, { tutorial: { title: "Written since" } });
  await tenant.call("company admin", "PUT", `/v2/properties/:p/launchers/${chapter}`, { title: "Called so since", subtitle: "Below" });
  await tenant.call("company admin", "PUT", `/v2/properties/:p/launchers/${chapter}/texts/all`, {
    texts: { en: { title: "Called so since", subtitle: "Below" }, de: { title: "Seitdem so", subtitle: "" } },
  });
  const { body } = await tenant.call("property moderator", "POST", chapterPath(chapter));
  const draft = draftIn(await ask(String(body.token)));
  expect([draft.title, draft.chapters, draft.guides.map(({ title, version }) => [title, version])]).toEqual([
    "Called so since",
    [{ id: chapter, title: "Called so since", subtitle: "Below", guideIds: [live, hidden] }],
    [
      ["Written since", 0],
      ["Hidden", 0],
    ],
  ]);
  expect(draftIn(await ask(String(body.token), "de"))).toMatchObject({ title: "Seitdem so", guides: [{ language: "en" }, {}] });
  await tenant.call("company admin", "DELETE", `/v2/properties/:p/launchers/${chapter}`);
  expect((await ask(String(body.token))).status).toBe(410);
  expect((await tenant.call("company admin", "POST", chapterPath(chapter))).status).toBe(404);
});

test("of a chapter with many guides the first hundred show", async () => {
  const chapter = await tenant.chapter("Long");
  const ids: number[] = [];
  for (let n = 0; n < 102; n++) ids.push(await tenant.guide({ title: `Guide ${n}`, chapter }));
  const { body } = await tenant.call("company admin", "POST", chapterPath(chapter));
  expect(draftIn(await ask(String(body.token))).chapters[0]?.guideIds).toEqual(ids.slice(0, 100));
});

test("only who may edit the chapter gets a token for it; the unsorted guides are none", async () => {
  const own = await tenant.chapter("Private");
  expect((await tenant.call(null, "POST", chapterPath(own))).status).toBe(401);
  expect((await tenant.call("property contributor", "POST", chapterPath(own))).status).toBe(401);
  const foreign = await newTenant();
  for (const id of [0, await foreign.chapter()]) expect((await tenant.call("company admin", "POST", chapterPath(id))).status).toBe(404);
});
