import { expect, test } from "vitest";
import type { EditedMessage } from "#app/features/messages/editor/edited.server.ts";
import { action as createMessage } from "#app/routes/app/$property/messages/create/page.tsx";
import { loader as editedSurvey, action as saveSurvey } from "#app/routes/app/$property/messages/survey/edit/$surveyId/page.tsx";
import { newMessages } from "#tests/support/messages.ts";
import { errorsOf, visitor } from "#tests/support/visitor.ts";

test("an empty survey needs only its question, in each language; what nobody wrote a question for has no text", async () => {
  const messages = await newMessages();
  const admin = await visitor(messages.tenant, "company admin");
  const SURVEY = "/app/:p/messages/survey/edit/:surveyId";
  const created = await admin.send(createMessage, "/app/:p/messages/create", { type: "survey", start: "empty" });
  const surveyId = Number(/\d+$/.exec(created.to ?? "")?.[0]);
  const send = async (query: string, change: Record<string, string>) => {
    const { message, values } = (await admin.open(editedSurvey, SURVEY + query, { surveyId })).data as EditedMessage;
    const filled = Object.entries({ ...values, ...change }).filter(([, value]) => value !== "");
    const form = { ...Object.fromEntries(filled), revision: String(message.revision), base: JSON.stringify(values) };
    return admin.send(saveSurvey, SURVEY + query, form, { surveyId });
  };
  const stored = () => messages.read(surveyId);
  expect((await send("?lang=de", { intent: "save", pinned: "" })).status).toBe(302);
  expect(await stored()).toMatchObject({ languageTexts: { en: { texts: null }, de: { texts: null } } });
  expect(errorsOf(await send("", { intent: "publish" }))).toEqual({ question: ["text_error_missing"] });
  expect((await send("", { intent: "publish", question: "How was it?" })).status).toBe(302);
  expect((await send("?lang=de", { intent: "publish", question: "Wie war es?" })).status).toBe(302);
  expect(await stored()).toMatchObject({
    visibility: "public",
    languageTexts: { en: { texts: { buttonLabel: "Send" } }, de: { texts: { question: "Wie war es?", buttonLabel: "Senden" } } },
  });
});
