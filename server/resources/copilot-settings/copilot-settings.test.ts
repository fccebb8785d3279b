import { randomUUID } from "node:crypto";
import { createMemoryFileStorage } from "@remix-run/file-storage/memory";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createApi } from "#server/app.ts";
import { createRealm } from "#server/realm/realm.ts";
import { sharedPublished } from "#server/resources/player/shared-published.ts";
import { latest } from "#server/resources/questions/store.ts";
import { liveMessage } from "#tests/support/answered.ts";
import { news } from "#tests/support/messages.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const ONE = "/v2/properties/:p/copilot";
const UNSET = {
  enabled: false,
  userSegmentId: 0,
  tone: "plain",
  contact: "",
  byModel: false,
  privacyLevel: 0,
  sources: ["guides", "announcements", "documents"],
};
const read = async (tenant: Tenant) => (await tenant.call("company admin", "GET", ONE)).body;
const save = (tenant: Tenant, body: object) => tenant.call("company admin", "PUT", ONE, body);

test("everything is set and read again, also by the calls of the specification; what is left out stays", async () => {
  const tenant = await newTenant();
  expect(await read(tenant)).toEqual({ ...UNSET, revision: 1 });
  const segment = await tenant.segment();
  const all = {
    enabled: true,
    userSegmentId: segment,
    tone: "friendly",
    contact: "mailto:help@crm.test",
    byModel: true,
    sources: ["guides"],
  };
  expect((await save(tenant, { ...all, revision: 1 })).body).toEqual({ ...all, privacyLevel: 0, revision: 2 });
  expect((await save(tenant, { tone: "plain" })).body).toMatchObject({ ...all, tone: "plain", revision: 3 });
  expect((await save(tenant, { tone: "plain" })).body.revision).toBe(3);
  const property = (await tenant.call("company admin", "GET", "/v2/properties/:p")).body;
  expect(property.assistant).toMatchObject({ copilot: { userSegmentId: segment } });
  await tenant.call("company admin", "PUT", "/v2/properties/:p", { copilot: { userSegmentId: 0 } });
  await tenant.call("company admin", "PUT", "/v2/properties/:p/stylings", { values: { enableCopilot: false } });
  expect(await read(tenant)).toMatchObject({ enabled: false, userSegmentId: 0, contact: "mailto:help@crm.test" });
});

test("settings that it does not know stay as well", async () => {
  const tenant = await newTenant();
  const { db, propertyId } = tenant;
  const row = db.selectFrom("properties").select("settings").where("id", "=", propertyId);
  const { settings } = await row.executeTakeFirstOrThrow();
  const stored = JSON.stringify({ ...settings, copilot: { tone: "friendly", greeting: "Hello" } });
  await db.updateTable("properties").set({ settings: stored }).where("id", "=", propertyId).execute();
  expect((await save(tenant, { contact: "https://crm.test/" })).body).toMatchObject({ tone: "friendly", contact: "https://crm.test/" });
  expect((await row.executeTakeFirstOrThrow()).settings.copilot).toMatchObject({ greeting: "Hello", contact: "https://crm.test/" });
});

test("a save on an older revision, and what is of no use, changes nothing", async () => {
  const [tenant, other] = [await newTenant(), await newTenant()];
  const foreign = await other.segment();
  for (const [body, status] of [
    [{ enabled: true, revision: 7 }, 409],
    [{ userSegmentId: foreign }, 422],
    [{ userSegmentId: -1 }, 422],
    [{ tone: "pirate" }, 422],
    [{ contact: "javascript:alert(1)" }, 422],
    [{ enabled: "on" }, 422],
    [{ source: "web" }, 422],
    [{ sources: [] }, 422],
    [{ sources: ["web"] }, 422],
    [{ sources: ["guides", "guides"] }, 422],
  ] as const)
    expect([body, (await save(tenant, body)).status]).toEqual([body, status]);
  expect(await read(tenant)).toEqual({ ...UNSET, revision: 1 });
});

test("it is tried with what is live in a language, also while it is off, and nothing is kept", async () => {
  const tenant = await newTenant({ stylings: { privacyLevel: 1 } });
  const guide = await tenant.guide({ title: "Export your reports", live: true });
  await tenant.guide({ title: "Invoices that nobody may see yet" });
  const attempt = (question: string, kind: Parameters<Tenant["call"]>[0] = "property moderator") =>
    tenant.call(kind, "GET", `${ONE}/answer?question=${encodeURIComponent(question)}&lang=en`);
  expect((await attempt("How do I export a report?")).body).toMatchObject({ found: true, guide, byRules: true });
  expect((await attempt("Where are invoices?")).body).toMatchObject({ found: false, sources: [] });
  await save(tenant, { sources: ["announcements", "documents"] });
  expect((await attempt("How do I export a report?")).body).toMatchObject({ found: false, sources: [] });
  expect((await attempt("x".repeat(501))).status).toBe(400);
  expect((await attempt("reports", "property contributor")).status).toBe(401);
  expect(await tenant.db.selectFrom("copilot_questions").select("id").where("property_id", "=", tenant.propertyId).execute()).toEqual([]);
});

test("a manager tries thirty questions a minute, and others beside them", async () => {
  const tenant = await newTenant();
  const parts = { ...tenant.api.parts, env: { ...tenant.api.parts.env, RATE_LIMITS: "on" as const } };
  const app = createApi(parts, await createRealm(parts), { files: createMemoryFileStorage(), demoProperty: null });
  const person = await tenant.person("property moderator");
  const other = await tenant.person("company admin");
  const attempt = (as: { token: string }) =>
    app.request(`${ONE.replace(":p", String(tenant.propertyId))}/answer?question=reports&lang=en`, {
      headers: { authorization: `Bearer ${as.token}` },
    });
  const statuses = await Promise.all(Array.from({ length: 31 }, async () => (await attempt(person)).status));
  expect(statuses.toSorted()).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  expect((await attempt(other)).status).toBe(200);
});

test("what it is tried with is made ready once, the same as for players", async () => {
  const tenant = await newTenant();
  await tenant.guide({ title: "Export your reports", live: true });
  const { publishedFor } = sharedPublished(tenant.db);
  const { index } = await publishedFor(tenant.propertyId, "en");
  // Only this index says so.
  Object.assign(index.items[0]!, { said: ["Known already", "", "", ""] });
  const { body } = await tenant.call("property moderator", "GET", `${ONE}/answer?question=reports&lang=en`);
  expect(body.sources).toMatchObject([{ title: "Known already" }]);
});

test("questions without an answer, or whose answer did not help, are told once each from privacy level 1 on, and of this property alone", async () => {
  const [tenant, other] = [await newTenant({ stylings: { privacyLevel: 1 } }), await newTenant({ stylings: { privacyLevel: 1 } })];
  const row = ({ propertyId: property_id }: Tenant, question: string, more: object = {}) =>
    tenant.db
      .insertInto("copilot_questions")
      .values({
        property_id,
        id: randomUUID(),
        person: "ada",
        anonymous: false,
        language: "en",
        question,
        sources: "[]",
        by_rules: true,
        ...more,
      })
      .execute();
  const guide = await tenant.guide({ title: "Export your reports", live: true });
  const foreign = await other.guide({ title: "A guide of others", live: true });
  const news1 = await liveMessage(tenant, "announcement", { languageTexts: { en: { texts: news("Reports are here") } } });
  const { id: document } = (
    await tenant.call("company admin", "POST", "/v2/properties/:p/documents", {
      title: "All reports",
      text: "Export them.",
      language: "en",
    })
  ).body;
  const sources = [
    { kind: "guides", id: guide, title: "Export your reports" },
    { kind: "announcements", id: news1, title: "Reports are here" },
    { kind: "documents", id: document, title: "All reports" },
  ];
  const kept = [...sources.map(({ kind, id }) => ({ kind, id })), { kind: "guides", id: foreign }];
  const answered = { language: "de", sources: JSON.stringify(kept) };
  await row(tenant, "Where is my invoice?", { asked_at: "2026-01-01T00:00:00Z" });
  await row(tenant, "where is my invoice? ", { asked_at: new Date(Date.now() - 60_000) });
  await row(tenant, "Where is my invoice?");
  await row(tenant, "How do I export?", { ...answered, helpful: false, asked_at: new Date(Date.now() - 1000) });
  await row(tenant, "How do I invite?", { ...answered, helpful: true });
  await row(tenant, "How do I sort?", answered);
  await row(other, "A secret of others");
  const list = async (show = "") => (await tenant.call("company admin", "GET", `${ONE}/questions${show}`)).body.data;
  const told = { count: 1, lastAt: expect.any(String), nothing: 0, helped: 0, unhelpful: 0, language: "de", sources };
  const [invoice, exporting] = [
    { ...told, question: "Where is my invoice?", count: 2, nothing: 2, language: "en", sources: [] },
    { ...told, question: "How do I export?", unhelpful: 1 },
  ];
  expect(await list()).toEqual([invoice, exporting]);
  const all = (await list("?show=all")) as unknown as { question: string }[];
  expect(all.toSorted((a, b) => a.question.localeCompare(b.question))).toEqual([
    exporting,
    { ...told, question: "How do I invite?", helped: 1 },
    { ...told, question: "How do I sort?" },
    invoice,
  ]);
  expect((await tenant.call("company admin", "GET", `${ONE}/questions?show=some`)).status).toBe(400);
  await tenant.call("company admin", "PUT", "/v2/properties/:p/stylings", { values: { privacyLevel: 0 } });
  expect(await list()).toEqual([]);
});

test("of open questions the latest 5,000 are read, however many there are, by an index of them alone", async () => {
  const tenant = await newTenant({ stylings: { privacyLevel: 1 } });
  const add = (question: string, count: number, seconds: number) =>
    sql`
    insert into copilot_questions (property_id, id, person, anonymous, language, question, sources, by_rules, asked_at)
    select ${tenant.propertyId}, gen_random_uuid(), 'ada', false, 'en', ${question}, '[]', true, now() - make_interval(secs => ${seconds}::integer)
    from generate_series(1, ${count}::integer)`.execute(tenant.db);
  await add("Asked before", 3, 60);
  await add("Asked often", 4999, 30);
  await add("Asked last", 1, 10);
  const { data } = (await tenant.call("company admin", "GET", `${ONE}/questions`)).body;
  expect(data).toMatchObject([
    { question: "Asked last", count: 1 },
    { question: "Asked often", count: 4999 },
  ]);
  const plan = await tenant.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    return sql<Record<string, string>>`explain ${latest(tenant.propertyId, "open")}`.execute(trx);
  });
  expect(plan.rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("copilot_questions_open");
});
