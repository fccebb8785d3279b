import { expect } from "vitest";
import type { Message } from "#app/api/message-words.ts";
import type { EditedQuestions } from "#app/routes/app/$property/messages/survey/edit/$surveyId/questions/edited.server.ts";
import { action, loader } from "#app/routes/app/$property/messages/survey/edit/$surveyId/questions/page.tsx";
import { asked, newMessages } from "./messages.ts";
import { errorsOf, visitor } from "./visitor.ts";

export const QUESTIONS = "/app/:p/messages/survey/edit/:surveyId/questions";

/** A property and what an admin of it does with the questions of its surveys. */
export async function newSurveys() {
  const messages = await newMessages();
  const admin = await visitor(messages.tenant, "company admin");
  const survey = (more: object = {}) => messages.add({ type: "survey", languageTexts: { en: { texts: asked("How is it?") } }, ...more });
  const shapeOf = async (id: number) => ((await messages.read(id)) as unknown as Message).shape!;
  const furtherIn = async (id: number, language = "en") => {
    const { languageTexts } = (await messages.read(id)) as unknown as {
      languageTexts: Record<string, { texts: { further?: { questions: Record<string, object>; ends: object } } | null }>;
    };
    return languageTexts[language]?.texts?.further;
  };
  const opened = async (id: number, query = "", who = admin) =>
    (await who.open(loader, QUESTIONS + query, { surveyId: id })).data as unknown as EditedQuestions;

  /** The form of an open part as it stands. */
  async function formOf(id: number, query: string): Promise<Record<string, string>> {
    const { message, open, drawn, values } = await opened(id, query);
    return {
      ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== "")),
      ...{ revision: String(message.revision), base: JSON.stringify(values), part: open?.id ?? "" },
      ...{ drawnKind: drawn.kind, drawnAnswers: drawn.answers.join(" ") },
    };
  }
  const send = (id: number, query: string, form: Record<string, string>) => admin.send(action, QUESTIONS + query, form, { surveyId: id });
  /** Presses a button in the form of a part, with something typed. @returns the part that is then open */
  async function press(id: number, query: string, intent: string, typed: Record<string, string> = {}): Promise<string> {
    const { status, to, data } = await send(id, query, { ...(await formOf(id, query)), ...typed, intent });
    expect([status, errorsOf({ data })]).toEqual([302, undefined]);
    return new URL(to ?? "", "http://web.test").searchParams.get("part") ?? "";
  }
  return { messages, admin, survey, shapeOf, furtherIn, opened, formOf, send, press };
}
