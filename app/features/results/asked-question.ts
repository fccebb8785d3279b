import type { QuestionKind } from "#app/domain/messages/survey.ts";

type Known = { id: string; kind: QuestionKind };

/** What tells a question in an address: one whose kind has changed is another question of the same id. */
export const keyOfQuestion = ({ id, kind }: Known): string => `${id}.${kind}`;

/** The question that an address asks for, or the one of that id that is asked now; else the first. */
export const askedQuestion = <Any extends Known>(questions: Any[], said: string | null): Any | undefined =>
  questions.find((each) => keyOfQuestion(each) === said) ?? questions.find(({ id }) => id === said) ?? questions[0];
