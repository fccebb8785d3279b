import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { liveMessage } from "#tests/support/answered.ts";
import { asking, kept, QUESTION } from "#tests/support/asking.ts";
import { news } from "#tests/support/messages.ts";
import type { Tenant } from "#tests/support/tenant.ts";

test("a question is answered with sentences of what is published, and the guide to start", async () => {
  const { guide, ask, tenant } = await asking();
  const { status, body, headers } = await ask();
  expect([status, headers.get("cache-control"), headers.get("access-control-allow-origin")]).toEqual([200, "no-store", "*"]);
  expect(body).toEqual({
    id: expect.any(String),
    found: true,
    quotes: ["Every report can be exported."],
    sources: [{ kind: "guides", id: guide, title: "Export your reports" }],
    guide,
    byRules: true,
  });
  expect((await ask({ question: "Who won the world cup?" })).body).toMatchObject({ found: false, quotes: [], sources: [], guide: null });
  const bundle = (await tenant.call(null, "GET", "/player/:p/bundle?lang=de")).body as { copilot: { texts: object } };
  expect(bundle.copilot).toMatchObject({ texts: { start: "Start guide" } });
});

test("documents answer too: with their address, or the beginning of what they say", async () => {
  const { ask, tenant } = await asking();
  const author = { last_changed_by: null, last_changed_by_id: null };
  const written = { ...author, property_id: tenant.propertyId, language: "en" };
  const text = "Parental leave lasts a year. Tell your team lead in time.";
  const { id } = await tenant.db
    .insertInto("documents")
    .values({ ...written, title: "Parental leave", text, address: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { body } = await ask({ question: "How long is parental leave?" });
  expect(body).toMatchObject({
    found: true,
    sources: [{ kind: "documents", id, title: "Parental leave", address: null, text }],
    guide: null,
  });
  expect(body.quotes).toContain("Parental leave lasts a year.");
  const tried = await tenant.call("company admin", "GET", "/v2/properties/:p/copilot/answer?question=parental+leave");
  expect(tried.body).toMatchObject({ sources: [{ kind: "documents", id }] });
});

test("it is there with the styling and the plan alone (spec 1 §3: enableCopilot; §2: aiAssistant), and for its user segment", async () => {
  for (const without of [{ limits: { aiAssistant: false } }, { stylings: { enableCopilot: false } }]) {
    const { ask, tenant } = await asking(without);
    expect((await ask()).status).toBe(404);
    expect((await tenant.call(null, "GET", "/player/:p/bundle")).body).not.toHaveProperty("copilot");
  }
  const { ask, set, tenant } = await asking();
  const filters = [{ type: "string", key: "plan", operator: "equals", value: "pro" }];
  await tenant.attribute("plan");
  const { body } = await tenant.call("company admin", "POST", "/v2/properties/:p/segments", {
    name: "Paying",
    connection: "and",
    filterGroups: [{ connection: "and", filters }],
  });
  const before = (await tenant.call(null, "GET", "/player/:p/bundle")).headers.get("etag");
  expect((await set({ userSegmentId: body.id })).status).toBe(200);
  const bundle = await tenant.call(null, "GET", "/player/:p/bundle");
  expect(bundle.body.copilot).toMatchObject({ segment: body.id });
  expect(bundle.headers.get("etag")).not.toBe(before);
  await tenant.call(null, "POST", "/player/:p/identify", { user: "ada", attributes: { plan: "pro" } });
  await tenant.call(null, "POST", "/player/:p/identify", { user: "bob", attributes: { plan: "free" } });
  await expect
    .poll(async () => [(await ask()).status, (await ask({ user: "bob" })).status], { timeout: 15_000, interval: 500 })
    .toEqual([200, 404]);
  // The player knows by the same call as of guides.
  expect((await tenant.call(null, "POST", "/player/:p/audience", { user: "ada" })).body).toEqual({ segments: [body.id] });
}, 30_000);

test("what somebody is not offered is neither named nor quoted: by page, by segment, and once it is taken back", async () => {
  const { tenant, guide, ask } = await asking();
  const aim = (tutorial: object) => tenant.call("company admin", "PUT", `/v2/properties/:p/tutorials/${guide}`, { tutorial });
  const page = await tenant.pageSegment("Reports", ["/reports*"]);
  expect((await aim({ pageSegment: page })).status).toBe(200);
  expect((await ask({ url: "https://crm.test/deals" })).body).toMatchObject({ found: false });
  expect((await ask({ url: "https://crm.test/reports" })).body).toMatchObject({ found: true });
  await tenant.attribute("plan");
  const none = { connection: "and", filters: [{ type: "string", key: "plan", operator: "equals", value: "pro" }] };
  const { body } = await tenant.call("company admin", "POST", "/v2/properties/:p/segments", {
    name: "Nobody",
    connection: "and",
    filterGroups: [none],
  });
  await aim({ pageSegment: 0, segment: body.id });
  expect((await ask()).body).toMatchObject({ found: false });
});

test("from privacy level 1 on a question is kept with who asked; at level 0 and of nobody nothing is", async () => {
  const { tenant, guide, ask } = await asking();
  const anonymous = randomUUID();
  const { id } = (await ask()).body;
  await ask({ user: undefined, anonymous, question: "Who won the world cup?" });
  expect((await ask({ user: undefined })).body.id).toBeNull();
  const common = { language: "en", by_rules: true, helpful: null };
  expect(await kept(tenant)).toEqual(
    expect.arrayContaining([
      { ...common, id, person: "ada", anonymous: false, question: QUESTION, sources: [{ kind: "guides", id: guide }] },
      { ...common, id: expect.any(String), person: anonymous, anonymous: true, question: "Who won the world cup?", sources: [] },
    ]),
  );
  expect(await kept(tenant)).toHaveLength(2);
  const quiet = await asking({ level: 0 });
  expect((await quiet.ask()).body).toMatchObject({ found: true, id: null });
  expect(await kept(quiet.tenant)).toEqual([]);
});

test("of a day 10,000 questions of a property are kept; further ones are answered, and take no rating", async () => {
  const { tenant, guide, ask } = await asking();
  const keep = (count: number, at: string) =>
    sql`
    insert into copilot_questions (property_id, id, person, anonymous, language, question, sources, by_rules, asked_at)
    select ${tenant.propertyId}, gen_random_uuid(), 'bob', false, 'en', 'How?', '[]', true, ${at}::timestamptz
    from generate_series(1, ${count}::integer)`.execute(tenant.db);
  const midnight = new Date().setUTCHours(0, 0, 0, 0);
  await keep(20, new Date(midnight - 1).toISOString());
  await keep(9999, new Date(midnight).toISOString());
  expect((await ask()).body.id).toEqual(expect.any(String));
  expect(await ask()).toMatchObject({ status: 200, body: { id: null, found: true, guide } });
  expect(await kept(tenant)).toHaveLength(10_020);
});

test("an answer is rated by its id alone, which another property does not take", async () => {
  const [{ tenant, ask }, other] = [await asking(), await asking()];
  const { id } = (await ask()).body;
  const rate = (of: Tenant, body: object) => of.call(null, "POST", "/player/:p/copilot-rating", body);
  expect((await rate(other.tenant, { id, helpful: false })).status).toBe(404);
  expect((await rate(tenant, { id: randomUUID(), helpful: true })).status).toBe(404);
  expect((await rate(tenant, { id, helpful: "yes" })).status).toBe(422);
  expect((await rate(tenant, { id, helpful: false })).status).toBe(204);
  expect((await kept(tenant))[0]).toMatchObject({ helpful: false });
});

test.each([
  ["nothing", { question: undefined }, 422],
  ["an empty question", { question: " " }, 422],
  ["501 characters", { question: "x".repeat(501) }, 422],
  ["what cannot be stored", { question: "a\u0000b" }, 422],
  ["a list", { question: ["How?"] }, 422],
  ["1,001 tags", { tags: Array.from({ length: 1001 }, (_, at) => at + 1) }, 422],
  ["a long address", { url: `https://x.test/${"a".repeat(2000)}` }, 422],
  ["too much", { more: "x".repeat(40_000) }, 413],
  ["500 characters", { question: "x ".repeat(250) }, 200],
])("%s is answered by its status", async (_, body, status) => {
  const { ask, tenant } = await asking();
  expect((await ask(body)).status).toBe(status);
  expect(await kept(tenant)).toHaveLength(status === 200 ? 1 : 0);
});

test("it answers from those kinds of content alone that the property chose, where people ask", async () => {
  const { ask, set } = await asking();
  await set({ sources: ["announcements", "documents"] });
  expect((await ask()).body).toMatchObject({ found: false, quotes: [], sources: [], guide: null });
});

test("announcements answer where the assistant lists them alone (spec 1 §3: enableAnnouncements), where people ask and where it is tried out", async () => {
  const question = "Are there dark colours?";
  for (const isListed of [false, true]) {
    const { ask, tenant } = await asking({ stylings: { enableAnnouncements: isListed } });
    const id = await liveMessage(tenant, "announcement", { languageTexts: { en: { texts: news("Dark colours") } } });
    const expected = isListed ? { found: true, sources: [{ kind: "announcements", id }] } : { found: false, quotes: [], sources: [] };
    expect((await ask({ question })).body).toMatchObject(expected);
    const tried = await tenant.call("company admin", "GET", `/v2/properties/:p/copilot/answer?question=${encodeURIComponent(question)}`);
    expect(tried.body).toMatchObject(expected);
  }
});
