import { sql } from "kysely";
import { expect, test } from "vitest";
import { getMessage } from "#server/resources/messages/store.ts";
import { answer, liveMessage } from "#tests/support/answered.ts";
import { addForeignUser } from "#tests/support/people.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { type AnswerRow, portionOfAnswers } from "./answers.ts";
import { askedIn } from "./asked.ts";

const ANALYTICS = "/v2/properties/:p/analytics";
const RANGE = "from=2026-01-01&to=2026-02-28";

const read = async (tenant: Tenant, path: string) => {
  const { status, body } = await tenant.call("company admin", "GET", `${ANALYTICS}/${path}`);
  expect(status).toBe(200);
  return body;
};

const question = (id: string, kind: string, options: string[] = []) => ({ id, kind, required: false, options });
const shapeOf = (...questions: object[]) => ({
  shape: { pages: [{ id: "first", questions: [{ ...question("main", "stars"), required: true }, ...questions], rules: [] }], ends: [] },
});
const words = (questions: Record<string, { title: string; options?: Record<string, string> }>) => ({
  languageTexts: {
    en: {
      texts: {
        question: "How do you like it?",
        ...{ leftLabel: "No", rightLabel: "Yes", commentBoxLabel: "Why?", buttonLabel: "Send", thankYouMessage: "Thank you" },
        further: {
          questions: Object.fromEntries(
            Object.entries(questions).map(([id, { title, options = {} }]) => [id, { title, leftLabel: "", rightLabel: "", options }]),
          ),
          ends: {},
        },
      },
    },
  },
});
const SPORTS = { title: "Which ones?", options: { a: "Apples", b: "Bread" } };

test("each question has the distribution of its kind; one that is no longer asked keeps its answers under its old words", async () => {
  const tenant = await newTenant();
  const both = {
    ...shapeOf(question("which", "multiple", ["a", "b"]), question("why", "long")),
    ...words({ which: SPORTS, why: { title: "And why?" } }),
  };
  const survey = await liveMessage(tenant, "survey", both);
  await answer(tenant, survey, { type: "survey", answers: { main: 5, which: ["a", "b"], why: "Because" } });
  await answer(tenant, survey, { type: "survey", answers: { main: 2, which: ["a"] } });
  const only = { ...shapeOf(question("why", "long")), ...words({ why: { title: "And why, please?" } }), publishing: true };
  expect((await tenant.call("company admin", "PUT", `/v2/properties/:p/announcements/${survey}`, { announcement: only })).status).toBe(200);
  await answer(tenant, survey, { type: "survey", version: 2, answers: { main: 5, why: "Still" } });
  const { questions } = await read(tenant, `surveys/${survey}`);
  expect(questions).toMatchObject([
    {
      id: "main",
      isAsked: true,
      n: 3,
      mean: 4,
      values: [{ count: 0 }, { count: 1 }, { count: 0 }, { count: 0 }, { value: "5", count: 2 }],
    },
    { id: "why", isAsked: true, n: 2, title: "And why, please?", values: [] },
    {
      ...{ id: "which", isAsked: false, n: 2, title: "Which ones?" },
      values: [
        { value: "a", label: "Apples", count: 2, share: 1 },
        { value: "b", label: "Bread", count: 1, share: 0.5 },
      ],
    },
  ]);
  const { questions: ofFirst } = await read(tenant, `surveys/${survey}?version=1`);
  expect(ofFirst).toMatchObject([{ n: 2, mean: 3.5 }, { n: 1 }, { n: 2 }]);
});

test("scores are told by round, language, version and segment, and every rate is of the same showings", async () => {
  const tenant = await newTenant({ stylings: { privacyLevel: 1 } });
  const segment = await tenant.segment("Everybody");
  const nps = await liveMessage(tenant, "nps", { recurrence: 7 });
  const given = { person: "ada" };
  await answer(tenant, nps, { ...given, day: "2026-01-05", answers: { main: 10 } });
  await answer(tenant, nps, { ...given, day: "2026-01-11", answers: { main: 0 } });
  await answer(tenant, nps, { ...given, day: "2026-01-12", answers: { main: 9 } });
  const report = await read(tenant, `nps/${nps}?${RANGE}&compare=yes`);
  expect(report).toMatchObject({
    totals: { shown: 3, answered: 3, responseRate: 1 },
    before: { shown: 0, responseRate: null },
    nps: { n: 3, promoters: 2, detractors: 1 },
    byRound: [
      { round: 1, from: "2026-01-05", to: "2026-01-11", shown: 2, nps: { n: 2, score: 0 } },
      { round: 2, from: "2026-01-12", to: "2026-01-18", shown: 1, nps: { n: 1, score: 100 } },
    ],
    byLanguage: [{ language: "en", shown: 3 }],
    byVersion: [{ version: 1, shown: 3 }],
    bySegment: [{ id: segment, name: "Everybody", answered: 3 }],
  });
  expect(await read(tenant, `nps/${nps}?${RANGE}&round=2`)).toMatchObject({ totals: { shown: 1 }, nps: { score: 100 } });
  expect(await read(tenant, `nps/${nps}?${RANGE}&segment=${segment}&lang=en&version=1`)).toMatchObject({ nps: { n: 3 } });
  expect(await read(tenant, `nps?${RANGE}&search=LIKE`)).toMatchObject({ total: 1, data: [{ id: nps, shown: 3, responseRate: 1 }] });
  expect(await read(tenant, `nps?${RANGE}&search=nothing`)).toMatchObject({ total: 0, totals: { shown: 0 }, data: [] });
  const once = await liveMessage(tenant, "nps");
  for (const day of ["2026-01-04", "2026-01-05", "2026-01-11"]) await answer(tenant, once, { ...given, day, answers: { main: 9 } });
  expect(await read(tenant, `nps/${once}?${RANGE}`)).toMatchObject({
    byRound: [],
    byWeek: [
      { from: "2025-12-29", to: "2026-01-04", shown: 1, nps: { n: 1, score: 100 } },
      { from: "2026-01-05", to: "2026-01-11", shown: 2, nps: { n: 2 } },
    ],
  });
  for (const wrong of ["segment=999999", "lang=xx", "from=2026-02-01&to=2026-01-01", "round=0", "version=3000000000"])
    expect((await tenant.call("company admin", "GET", `${ANALYTICS}/nps/${nps}?${wrong}`)).status).toBe(400);
});

test("answers are found by their words, group, tag and follow-up, and a note is set by those alone who may", async () => {
  const tenant = await newTenant({ stylings: { privacyLevel: 1 } });
  const nps = await liveMessage(tenant, "nps");
  await tenant.segment("Everybody");
  const happy = await answer(tenant, nps, { person: "ada", answers: { main: 10 }, comment: "Fast and FRIENDLY" });
  const angry = await answer(tenant, nps, { person: "bob", answers: { main: 1 }, comment: "Too slow" });
  await answer(tenant, nps, { answers: { main: 7 } });
  const found = async (query: string) =>
    ((await read(tenant, `nps/${nps}/answers?${query}`)).data as unknown as { score: number }[]).map(({ score }) => score);
  expect(await found("")).toEqual([7, 1, 10]);
  expect(await found("search=friendly")).toEqual([10]);
  expect(await found("commented=yes")).toEqual([1, 10]);
  expect(await found("standing=detractor")).toEqual([1]);
  expect(await found("page=2&limit=2")).toEqual([10]);
  const note = (who: Parameters<Tenant["call"]>[0], answer: string, body: object) =>
    tenant.call(who, "PUT", `${ANALYTICS}/nps/${nps}/answers/${answer}/note`, body);
  expect((await note("company admin", angry, { tags: ["Speed", " speed ", "Billing"], followUp: "open" })).body).toEqual({
    tags: ["Speed", "Billing"],
    followUp: "open",
  });
  expect((await note("company contributor", happy, { tags: [], followUp: null })).status).toBe(401);
  expect(await found("tag=Speed")).toEqual([1]);
  expect(await found("followUp=open")).toEqual([1]);
  expect(await found("followUp=none")).toEqual([7, 10]);
  expect(await read(tenant, `nps/${nps}/answers?standing=detractor`)).toMatchObject({
    total: 1,
    tags: ["Billing", "Speed"],
    question: "How do you like it?",
    data: [
      { id: angry, person: "bob", comment: "Too slow", segments: ["Everybody"], tags: ["Speed", "Billing"], followUp: "open", seconds: 12 },
    ],
  });
  const other = await newTenant();
  const own = await liveMessage(other, "nps");
  for (const path of [`nps/${nps}/answers/${angry}/note`, `nps/${own}/answers/${angry}/note`, `nps/${own}/answers/x/note`])
    expect((await other.call("company admin", "PUT", `${ANALYTICS}/${path}`, { tags: [], followUp: null })).status).toBe(404);
  expect((await other.call("company admin", "GET", `${ANALYTICS}/nps/${nps}`)).status).toBe(404);
  expect((await tenant.call("company admin", "GET", `${ANALYTICS}/surveys/${nps}`)).status).toBe(404);
});

test("who answered is told at privacy level 1 to those who may see people", async () => {
  const tenant = await newTenant({ stylings: { privacyLevel: 1 } });
  const survey = await liveMessage(tenant, "survey");
  await answer(tenant, survey, { type: "survey", person: "ada", answers: { main: 5 } });
  const personFor = async (who: Parameters<Tenant["call"]>[0]) => {
    const { body } = await tenant.call(who, "GET", `${ANALYTICS}/surveys/${survey}/answers`);
    return (body.data as unknown as { person: string }[])[0]!.person;
  };
  expect(await personFor("company moderator")).toBe("ada");
  expect(await personFor("company contributor")).toBe("");
  await tenant.db
    .updateTable("properties")
    .set({ stylings: JSON.stringify({ privacyLevel: 0 }) })
    .where("id", "=", tenant.propertyId)
    .execute();
  expect(await personFor("company moderator")).toBe("");
  // Nor is one kept that comes later, to what was shown before.
  await answer(tenant, survey, { type: "survey", person: "bob", answers: { main: 1 } });
  const kept = await tenant.db
    .selectFrom("message_answers")
    .select(["person", "segment_ids", "attributes"])
    .where("property_id", "=", tenant.propertyId)
    .where("score", "=", 1)
    .execute();
  expect(kept).toEqual([{ person: "", segment_ids: [], attributes: {} }]);
});

test("answers that came at one moment are all read, portion by portion", async () => {
  const tenant = await newTenant();
  const nps = await liveMessage(tenant, "nps");
  const ids = await Promise.all(Array.from({ length: 12 }, () => answer(tenant, nps, { answers: { main: 9 } })));
  // Within one millisecond, and two of each in one microsecond.
  await sql`update message_answers m set answered_at = date_trunc('milliseconds', now()) + (o.place / 2) * interval '1 microsecond'
    from unnest(${ids}::uuid[]) with ordinality as o(id, place) where m.id = o.id`.execute(tenant.db);
  const message = await getMessage(tenant.db, tenant.propertyId, nps);
  const { scope } = await askedIn(tenant.db, tenant.propertyId, "nps", {}, message);
  const seen: string[] = [];
  for (let after: AnswerRow | undefined; ; ) {
    const portion = await portionOfAnswers(tenant.db, { ...scope, messageId: nps }, {}, after, 5);
    seen.push(...portion.map(({ id }) => id));
    after = portion.at(-1);
    if (!after) break;
  }
  expect(seen.toSorted()).toEqual(ids.toSorted());
});

test("a question is told by an attribute of people and by their segments", async () => {
  const tenant = await newTenant({ stylings: { privacyLevel: 1 } });
  await tenant.attribute("plan");
  await addForeignUser(tenant.db, tenant.propertyId, { plan: "team" });
  const { foreign_id: person } = await tenant.db
    .selectFrom("foreign_users")
    .select("foreign_id")
    .where("property_id", "=", tenant.propertyId)
    .executeTakeFirstOrThrow();
  const segment = await tenant.segment("All of them");
  const survey = await liveMessage(tenant, "survey");
  await answer(tenant, survey, { type: "survey", person, answers: { main: 5 } });
  await answer(tenant, survey, { type: "survey", person, answers: { main: 3 } });
  await answer(tenant, survey, { type: "survey", answers: { main: 1 } });
  const tab = (query: string) => read(tenant, `surveys/${survey}/cross-tab?question=main${query}`);
  // What becomes of somebody later moves no answer.
  await tenant.db
    .updateTable("foreign_users")
    .set({ attributes: JSON.stringify({ plan: "enterprise" }) })
    .where("property_id", "=", tenant.propertyId)
    .execute();
  expect(await tab("&attribute=plan")).toMatchObject({
    rows: [
      { value: "team", n: 2, mean: 4, counts: { 3: 1, 5: 1 } },
      { value: "", n: 1, mean: 1, counts: { 1: 1 } },
    ],
    attributes: [{ key: "plan" }],
  });
  const ranked = await liveMessage(tenant, "survey", {
    ...shapeOf(question("what", "multiple", ["a", "b"]), question("order", "ranking", ["a", "b"])),
    ...words({ what: { title: "What?", options: { a: "A", b: "B" } }, order: { title: "In which order?", options: { a: "A", b: "B" } } }),
  });
  await answer(tenant, ranked, { type: "survey", person, answers: { main: 4, what: ["b", "a"], order: ["b", "a"] } });
  const several = (question: string) => read(tenant, `surveys/${ranked}/cross-tab?question=${question}&attribute=plan`);
  expect(await several("what")).toMatchObject({ rows: [{ value: "enterprise", n: 1, counts: { a: 1, b: 1 } }] });
  expect(await several("order")).toMatchObject({ rows: [{ value: "enterprise", n: 1, counts: { b: 1 } }] });
  expect(segment).toBeGreaterThan(0);
  expect(await tab("")).toMatchObject({ rows: [{ value: "All of them", n: 2, mean: 4 }] });
  expect((await tenant.call("company admin", "GET", `${ANALYTICS}/surveys/${survey}/cross-tab?question=main&attribute=other`)).status).toBe(
    400,
  );
  // Who may not see people learns nothing of their attributes either.
  const byContributor = (query: string) =>
    tenant.call("company contributor", "GET", `${ANALYTICS}/surveys/${survey}/cross-tab?question=main${query}`);
  expect((await byContributor("&attribute=plan")).status).toBe(400);
  expect((await byContributor("")).body.attributes).toEqual([]);
});
