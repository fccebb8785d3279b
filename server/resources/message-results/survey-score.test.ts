import { sql } from "kysely";
import { expect, test } from "vitest";
import { answer, liveMessage } from "#tests/support/answered.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const ANALYTICS = "/v2/properties/:p/analytics";
const RANGE = "from=2026-01-01&to=2026-02-28";
const FIGURES = { n: 4, promoters: 2, passives: 1, detractors: 1, score: 25 };

const read = async (tenant: Tenant, path: string) => {
  const { status, body } = await tenant.call("company admin", "GET", `${ANALYTICS}/${path}`);
  expect(status).toBe(200);
  return body;
};

async function answered(tenant: Tenant, message: number, type: "nps" | "survey", version = 1) {
  for (const [index, main] of [10, 9, 7, 3].entries())
    await answer(tenant, message, { type, version, day: `2026-01-${10 + index}`, answers: { main }, comment: "Because" });
}

test("a survey of category 7 has the score, the groups and the trend that an NPS has of the same answers", async () => {
  const tenant = await newTenant();
  const nps = await liveMessage(tenant, "nps", { recurrence: 90 });
  const survey = await liveMessage(tenant, "survey", { category: 7, recurrence: 90 });
  const rated = await liveMessage(tenant, "survey");
  await answered(tenant, nps, "nps");
  await answered(tenant, survey, "survey");
  await answer(tenant, rated, { type: "survey", day: "2026-01-10", answers: { main: 4 } });
  const [ofNps, ofSurvey] = [await read(tenant, `nps/${nps}?${RANGE}`), await read(tenant, `surveys/${survey}?${RANGE}`)];
  expect(ofSurvey.nps).toMatchObject({ ...FIGURES, interval: expect.anything() });
  expect([ofSurvey.nps, ofSurvey.byRound, ofSurvey.questions]).toEqual([ofNps.nps, ofNps.byRound, ofNps.questions]);
  expect(await read(tenant, `surveys/${rated}?${RANGE}`)).toMatchObject({ nps: null, questions: [{ mean: 4 }] });
  expect((await read(tenant, `surveys?${RANGE}&sort=title`)).data).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: survey, isNps: true, score: 25 }),
      expect.objectContaining({ id: rated, isNps: false, score: 4 }),
    ]),
  );
});

test("its answers say in which group they are and are found by it; of a rating no group limits anything", async () => {
  const tenant = await newTenant();
  const survey = await liveMessage(tenant, "survey", { category: 7 });
  const rated = await liveMessage(tenant, "survey");
  await answered(tenant, survey, "survey");
  await answer(tenant, rated, { type: "survey", day: "2026-01-10", answers: { main: 4 } });
  expect(await read(tenant, `surveys/${survey}/answers?${RANGE}`)).toMatchObject({
    isNps: true,
    data: ["detractor", "passive", "promoter", "promoter"].map((standing) => ({ standing, answers: [] })),
  });
  expect(await read(tenant, `surveys/${survey}/answers?${RANGE}&standing=passive`)).toMatchObject({ total: 1, data: [{ score: 7 }] });
  expect(await read(tenant, `surveys/${rated}/answers?${RANGE}&standing=promoter`)).toMatchObject({
    ...{ isNps: false, total: 1 },
    data: [{ standing: null, answers: [{ answer: "4" }] }],
  });
});

/** A live survey as those are that were of category 7 before these asked for a score: its first question, draft and live, is a rating. */
async function ratedBefore(tenant: Tenant): Promise<number> {
  const survey = await liveMessage(tenant, "survey", { category: 7 });
  const rated = (content: string) => sql`jsonb_set(${sql.ref(content)}, '{shape,pages,0,questions,0,kind}', '"emoji"')`;
  await sql`update message_versions set content = ${rated("content")}
    where property_id = ${tenant.propertyId} and message_id = ${survey}`.execute(tenant.db);
  await sql`update messages set draft = ${rated("draft")} where property_id = ${tenant.propertyId} and id = ${survey}`.execute(tenant.db);
  return survey;
}

/** Its draft asks for a score from now on. */
const scoreIn = (tenant: Tenant, survey: number) =>
  sql`update messages set draft = jsonb_set(draft, '{shape,pages,0,questions,0,kind}', '"score"')
    where property_id = ${tenant.propertyId} and id = ${survey}`.execute(tenant.db);

const save = async (tenant: Tenant, survey: number, announcement: object) =>
  expect((await tenant.call("company admin", "PUT", `/v2/properties/:p/announcements/${survey}`, { announcement })).status).toBe(200);

test("what a version asked that was a rating yet, counts in no score and is in no group", async () => {
  const tenant = await newTenant();
  const survey = await ratedBefore(tenant);
  for (const main of [5, 4]) await answer(tenant, survey, { type: "survey", day: "2026-01-09", answers: { main } });
  await scoreIn(tenant, survey);
  await save(tenant, survey, { form: "modal", publishing: true });
  await answered(tenant, survey, "survey", 2);
  expect((await read(tenant, `surveys/${survey}?${RANGE}`)).nps).toMatchObject(FIGURES);
  expect(await read(tenant, `surveys?${RANGE}`)).toMatchObject({ data: [{ id: survey, isNps: true, score: 25, answered: 6 }] });
  expect(await read(tenant, `surveys/${survey}/answers?${RANGE}`)).toMatchObject({ total: 6 });
  expect(await read(tenant, `surveys/${survey}/answers?${RANGE}&standing=detractor`)).toMatchObject({
    ...{ total: 1, data: [{ score: 3, standing: "detractor" }] },
  });
});

test("a draft that asks something else changes no kind: list, page and answers go by what is live", async () => {
  const tenant = await newTenant();
  const survey = await ratedBefore(tenant);
  for (const main of [5, 4]) await answer(tenant, survey, { type: "survey", day: "2026-01-09", answers: { main } });
  await scoreIn(tenant, survey);
  const kinds = async () => [
    ((await read(tenant, `surveys?${RANGE}`)).data as object[])[0],
    (await read(tenant, `surveys/${survey}?${RANGE}`)).nps,
    (await read(tenant, `surveys/${survey}/answers?${RANGE}`)).isNps,
  ];
  expect(await kinds()).toEqual([expect.objectContaining({ isNps: false, score: 4.5 }), null, false]);
  await save(tenant, survey, { form: "modal", publishing: true });
  expect(await kinds()).toEqual([expect.objectContaining({ isNps: true, score: null }), expect.objectContaining({ n: 0 }), true]);
  await answer(tenant, survey, { type: "survey", version: 2, day: "2026-01-09", answers: { main: 10 } });
  // The earlier version is live again.
  await sql`update messages set published_version = 1 where property_id = ${tenant.propertyId} and id = ${survey}`.execute(tenant.db);
  expect(await kinds()).toEqual([expect.objectContaining({ isNps: false, score: 4.5 }), null, false]);
});

test("the list has the mean that the page has of the live question: what was answered to one of another kind counts in neither", async () => {
  const tenant = await newTenant();
  const survey = await liveMessage(tenant, "survey");
  const meansOf = async () => {
    const { data } = await read(tenant, `surveys?${RANGE}`);
    const { questions } = await read(tenant, `surveys/${survey}?${RANGE}`);
    return [(data as { score: number }[])[0]?.score, (questions as { mean: number }[])[0]?.mean];
  };
  await answer(tenant, survey, { type: "survey", day: "2026-01-09", answers: { main: 1 } });
  await save(tenant, survey, { rankingType: "star", publishing: true });
  await answer(tenant, survey, { type: "survey", version: 2, day: "2026-01-10", answers: { main: 5 } });
  expect(await meansOf()).toEqual([5, 5]);
  // The faces of the first version are asked again: by a version of their own.
  await save(tenant, survey, { rankingType: "emoji", publishing: true });
  await answer(tenant, survey, { type: "survey", version: 3, day: "2026-01-11", answers: { main: 2 } });
  expect(await meansOf()).toEqual([1.5, 1.5]);
});

test("what another property's versions ask tells nothing of a message, whatever number and message they name", async () => {
  const [tenant, other] = [await newTenant(), await newTenant()];
  const survey = await ratedBefore(tenant);
  await answer(tenant, survey, { type: "survey", day: "2026-01-09", answers: { main: 1 } });
  await scoreIn(tenant, survey);
  await save(tenant, survey, { form: "modal", publishing: true });
  await answered(tenant, survey, "survey", 2);
  // The first version, which asked for a rating, as another property would have it that asks for a score.
  await sql`insert into message_versions (property_id, message_id, number, content, languages, author_name)
    select ${other.propertyId}::integer, message_id, 1, content, languages, author_name from message_versions
    where property_id = ${tenant.propertyId} and message_id = ${survey} and number = 2`.execute(tenant.db);
  expect((await read(tenant, `surveys/${survey}?${RANGE}`)).nps).toMatchObject(FIGURES);
  expect(await read(tenant, `surveys?${RANGE}`)).toMatchObject({ data: [{ id: survey, score: 25 }] });
  expect(await read(tenant, `surveys/${survey}/answers?${RANGE}&standing=detractor`)).toMatchObject({ total: 1, data: [{ score: 3 }] });
});
