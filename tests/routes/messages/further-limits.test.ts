import { createElement } from "react";
import { expect, test } from "vitest";
import EditSurveyScreen, { loader as editedSurvey } from "#app/routes/app/$property/messages/survey/edit/$surveyId/page.tsx";
import SurveyQuestionsScreen from "#app/routes/app/$property/messages/survey/edit/$surveyId/questions/page.tsx";
import { asked } from "#tests/support/messages.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newSurveys, QUESTIONS } from "#tests/support/survey-questions.ts";

const { messages, admin, survey, opened, formOf, send, press } = await newSurveys();
const SAID = ">Use at most 80 characters<";
const option = (markup: string) => /<input[^>]*name="option0"[^>]*>/.exec(markup)?.[0];

test("an option that is too long is an error at its field, as it keeps the survey from going live; the survey says that one is", async () => {
  const id = await survey();
  const part = await press(id, "", "add-question");
  const query = `?part=${part}`;
  await press(id, query, "save", { questionTitle: "Which?", kind: "single" });
  await press(id, query, "save", { option0: "o".repeat(81) });
  const shown = await markupAt(QUESTIONS, createElement(SurveyQuestionsScreen), await opened(id, query));
  expect(option(shown)).toContain('aria-invalid="true"');
  expect(shown).toContain(SAID);
  expect(shown).toContain("Up to 80 characters");
  const editor = (await admin.open(editedSurvey, "/app/:p/messages/survey/edit/:surveyId", { surveyId: id })).data;
  expect(await markupAt(QUESTIONS, createElement(EditSurveyScreen), editor)).toContain("Further questions: One of the texts is too long");
});

test("in a language that is off it keeps nothing from going live, and is a warning", async () => {
  const id = await survey();
  const part = await press(id, "", "add-question");
  const inGerman = `?lang=de&part=${part}`;
  await press(id, inGerman, "save", { questionTitle: "Welche?", kind: "single" });
  await press(id, inGerman, "save", { option0: "o".repeat(81) });
  await messages.save(id, { languageTexts: { de: { texts: asked("Wie war es?"), status: "off" } } });
  const shown = await markupAt(QUESTIONS, createElement(SurveyQuestionsScreen), await opened(id, inGerman));
  expect(option(shown)).toContain("o".repeat(81));
  expect(option(shown)).not.toContain("aria-invalid");
  expect(shown).toContain(SAID);
});

test("beside a form that came back the list says what still holds of what is stored", async () => {
  const id = await survey();
  const part = await press(id, "", "add-question");
  const query = `?part=${part}`;
  await press(id, query, "save", { questionTitle: "Which?", kind: "single" });
  const mine = await formOf(id, query);
  await press(id, query, "save", { questionTitle: "Theirs?", option0: "o".repeat(81) });
  const sent = { ...mine, questionTitle: "Mine?", option0: "Price", intent: "save" };
  const conflict = await send(id, query, sent);
  expect(conflict.status).toBe(409);
  const shown = async (answered?: object) =>
    markupAt(QUESTIONS, createElement(SurveyQuestionsScreen), await opened(id, query), "en", answered);
  const said = "Option 1: Use at most 80 characters";
  expect(await shown()).toContain(said);
  expect(await shown(conflict.data as object)).not.toContain(said);
  // The second option is empty in both.
  expect(await shown(conflict.data as object)).toContain("Option 2: ");
});

test("a question that became another kind in the form is not said to lack options, which that has none of", async () => {
  const id = await survey();
  const part = await press(id, "", "add-question");
  const query = `?part=${part}`;
  await press(id, query, "save", { questionTitle: "Which?", kind: "single" });
  const shown = async (answered?: object) =>
    markupAt(QUESTIONS, createElement(SurveyQuestionsScreen), await opened(id, query), "en", answered);
  await press(id, query, `option-remove:${part}b`);
  const lacks = ["A choice needs at least two options", "Option 1: "];
  const before = await shown();
  for (const each of lacks) expect(before).toContain(each);
  // Refused for its title alone.
  const refused = await send(id, query, { ...(await formOf(id, query)), kind: "short", questionTitle: "x".repeat(5000), intent: "save" });
  expect(refused.status).toBe(422);
  for (const each of lacks) expect(await shown(refused.data as object)).not.toContain(each);
});
