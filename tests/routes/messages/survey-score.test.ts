import { createElement } from "react";
import { expect, test } from "vitest";
import type { EditedMessage } from "#app/features/messages/editor/edited.server.ts";
import AnswersScreen, { loader as answersOf } from "#app/routes/app/$property/analytics/content/surveys/$surveyId/answers/page.tsx";
import ResultsScreen, { loader as resultsOf } from "#app/routes/app/$property/analytics/content/surveys/$surveyId/page.tsx";
import ListOfResults, { loader as listOfResults } from "#app/routes/app/$property/analytics/content/surveys/page.tsx";
import CreateScreen, { action as createMessage, loader as newMessage } from "#app/routes/app/$property/messages/create/page.tsx";
import EditScreen, { loader as edited, action as save } from "#app/routes/app/$property/messages/survey/edit/$surveyId/page.tsx";
import SurveysScreen, { loader as surveys } from "#app/routes/app/$property/messages/survey/page.tsx";
import { answer, liveMessage } from "#tests/support/answered.ts";
import { newMessages } from "#tests/support/messages.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { visitor } from "#tests/support/visitor.ts";

const CREATE = "/app/:p/messages/create";
const SURVEY = "/app/:p/messages/survey/edit/:surveyId";
const RESULTS = "/app/:p/analytics/content/surveys";

async function started() {
  const messages = await newMessages();
  const admin = await visitor(messages.tenant, "company admin");
  const markup = (path: string, screen: Parameters<typeof createElement>[0], data: object, language?: "de") =>
    markupAt(path.replace(":p", String(messages.tenant.propertyId)), createElement(screen), data, language);
  const open = async (surveyId: number) => (await admin.open(edited, SURVEY, { surveyId })).data as EditedMessage;
  const send = async (surveyId: number, change: Record<string, string>) => {
    const { message, values } = await open(surveyId);
    const filled = Object.entries({ ...values, ...change }).filter(([, value]) => value !== "");
    const form = { ...Object.fromEntries(filled), revision: String(message.revision), base: JSON.stringify(values) };
    return admin.send(save, SURVEY, form, { surveyId });
  };
  return { ...messages, admin, markup, open, send };
}

test("what a survey asks is chosen where it is made: templates, copies and an empty one agree with it", async () => {
  const { admin, read, add, markup, open } = await started();
  const own = await add({ type: "survey", category: 7 });
  await add({ type: "survey" });
  const { data } = await admin.open(newMessage, `${CREATE}?type=survey&category=7`);
  expect(data).toMatchObject({ asks: "7", messages: [{ id: own }] });
  const offered = (shown: Record<string, unknown>) => shown.templates as { id: string; category: number }[];
  expect(offered(data).map(({ id, category }) => [id, category])).toEqual([
    ["recommend-feature", 7],
    ["recommend-support", 7],
  ]);
  const shown = await markup(`${CREATE}?type=survey&category=7`, CreateScreen, data, "de");
  for (const said of ["New NPS survey", ">NPS-Wert ", ">Bewertung ", "Sie fragt nach einem Wert von 0 bis 10, ausgewertet als NPS"])
    expect(shown).toContain(said);
  expect(shown).toContain('<input type="hidden" name="category" value="7"/>');
  const usual = (await admin.open(newMessage, `${CREATE}?type=survey`)).data;
  expect(usual.asks).toBe("8");
  expect(offered(usual).map(({ category }) => category)).not.toContain(7);

  const create = async (form: Record<string, string>) => {
    const { to } = await admin.send(createMessage, CREATE, { type: "survey", category: "7", ...form });
    return Number(/survey\/edit\/(\d+)$/.exec(to ?? "")?.[1]);
  };
  const asking = { category: 7, recurrence: 90, reminderRecurrence: 3, shape: { pages: [{ questions: [{ kind: "score" }] }] } };
  const empty = await create({ start: "empty" });
  expect(await read(empty)).toMatchObject({ ...asking, form: "card" });
  expect((await open(empty)).values).toMatchObject({ leftLabel: "Not at all likely", rightLabel: "Extremely likely", category: "7" });
  expect(await read(await create({ start: "recommend-support" }))).toMatchObject({ ...asking, form: "modal" });
  expect(await read(await create({ start: "copy", copy: String(own) }))).toMatchObject(asking);
});

test("the editor says what a survey asks and lets it change until it was live; then it says that it stays", async () => {
  const { admin, markup, open, send, add, read } = await started();
  const id = await add({ type: "survey", rankingType: "star" });
  const before = await open(id);
  expect(before.values).toMatchObject({ category: "8", rankingType: "star" });
  expect(await markup(SURVEY, EditScreen, before)).toContain("A score from 0 to 10, counted as an NPS");
  expect((await send(id, { category: "7", question: "How likely?" })).status).toBe(302);
  // What nobody changed is that of the other kind then.
  expect(await read(id)).toMatchObject({ category: 7, rankingType: null, recurrence: 90, reminderRecurrence: 3 });
  expect((await open(id)).values).toMatchObject({ question: "How likely?", leftLabel: "Not at all likely" });
  expect((await send(id, { category: "8", leftLabel: "Mine" })).status).toBe(302);
  expect(await read(id)).toMatchObject({ recurrence: 0, reminderRecurrence: 0 });
  expect((await open(id)).values).toMatchObject({ leftLabel: "Mine", rightLabel: "Very good" });
  expect((await send(id, { category: "7" })).status).toBe(302);
  const list = (await admin.open(surveys, "/app/:p/messages/survey?category=7")).data;
  expect(await markup("/app/:p/messages/survey", SurveysScreen, list, "de")).toContain("NPS-Umfrage");
  expect((await send(id, { intent: "publish" })).status).toBe(302);
  const shown = await markup(SURVEY, EditScreen, await open(id));
  expect(shown).toContain("This survey asks for a score from 0 to 10, counted as an NPS. That stays");
  expect(shown).not.toMatch(/type="radio" name="(category|rankingType)"/);
  expect((await send(id, { category: "8" })).status).toBe(422);
  expect((await send(id, { question: "How likely is it?" })).status).toBe(302);
  const rated = await add({ type: "survey", rankingType: "star" });
  expect((await send(rated, { intent: "publish", question: "How is it?" })).status).toBe(302);
  expect(await markup(SURVEY, EditScreen, await open(rated))).toContain("It stays a rating");
  expect((await send(rated, { rankingType: "emoji" })).status).toBe(302);
  expect(await read(rated)).toMatchObject({ category: 8, rankingType: "emoji" });
});

test("what only its usual texts and times say changes with what a survey asks, in every language; what an author said stays", async () => {
  const { open, send, add, read, admin } = await started();
  const id = await add({ type: "survey" });
  await send(id, { question: "How was it?" });
  const inGerman = `${SURVEY}?lang=de`;
  const { message, values } = (await admin.open(edited, inGerman, { surveyId: id })).data as EditedMessage;
  const typed = Object.fromEntries(
    Object.entries({ ...values, question: "Wie war es?", rightLabel: "Prima" }).filter(([, value]) => value),
  );
  await admin.send(save, inGerman, { ...typed, revision: String(message.revision), base: JSON.stringify(values) }, { surveyId: id });
  expect((await send(id, { category: "7", recurrence: "30" })).status).toBe(302);
  expect(await read(id)).toMatchObject({ category: 7, recurrence: 30, reminderRecurrence: 0 });
  expect((await open(id)).values).toMatchObject({ leftLabel: "Not at all likely", rightLabel: "Extremely likely" });
  expect(((await admin.open(edited, inGerman, { surveyId: id })).data as EditedMessage).values).toMatchObject({
    ...{ question: "Wie war es?", leftLabel: "Unwahrscheinlich", rightLabel: "Prima", status: "on" },
    commentBoxLabel: "Was ist der Hauptgrund für Ihre Bewertung?",
  });
});

test("a rating of the score's category, as they were published once, stays a rating of stars where it is saved", async () => {
  const { tenant, markup, open, send, add, read } = await started();
  const id = await add({ type: "survey", rankingType: "star" });
  expect((await send(id, { intent: "publish", question: "How is it?" })).status).toBe(302);
  await tenant.db.updateTable("messages").set({ category: 7 }).where("id", "=", id).execute();
  const shown = await markup(SURVEY, EditScreen, await open(id));
  expect(shown).toContain("It stays a rating");
  expect(shown).not.toContain("asks for a score");
  expect((await send(id, { intent: "publish", thankYouMessage: "Thanks" })).status).toBe(302);
  expect(await read(id)).toMatchObject({ rankingType: "star", shape: { pages: [{ questions: [{ kind: "stars" }] }] } });
});

test("its results show the score, promoters, passives and detractors, in the list, on its page and beside each answer", async () => {
  const { tenant, admin, markup } = await started();
  const surveyId = await liveMessage(tenant, "survey", { category: 7 });
  for (const main of [10, 9, 8, 2]) await answer(tenant, surveyId, { type: "survey", answers: { main } });
  const list = (await admin.open(listOfResults, RESULTS)).data;
  expect(await markup(RESULTS, ListOfResults, list)).toMatch(/Mean or NPS[\s\S]*NPS \+25/);
  const one = (await admin.open(resultsOf, `${RESULTS}/:surveyId`, { surveyId })).data;
  const shown = await markup(RESULTS, ResultsScreen, one);
  for (const word of ["+25", "Promoters", "Passives", "Detractors", "50.0% (2)", "25.0% (1)"]) expect(shown).toContain(word);
  const answers = (await admin.open(answersOf, `${RESULTS}/:surveyId/answers?standing=detractor`, { surveyId })).data;
  expect(answers).toMatchObject({ report: { total: 1 } });
  const listed = await markup(RESULTS, AnswersScreen, answers);
  expect(listed).toContain("2, Detractor");
  expect(listed).toContain('name="standing"');
});
