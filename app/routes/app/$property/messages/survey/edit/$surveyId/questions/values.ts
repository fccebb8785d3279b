import { EMPTY_FURTHER_QUESTION, type FurtherTexts } from "#app/domain/messages/message-texts.ts";
import { hasOptions, isScale, MAIN_QUESTION, type QuestionKind, type SurveyShape } from "#app/domain/messages/survey.ts";
import { branchesOf } from "#app/domain/messages/survey-answer.ts";
import { partOf, type SurveyPart, waysOf } from "#app/domain/messages/survey-ways.ts";
import { OPTION_FIELDS, type PartValues, WAY_FIELDS } from "./fields.ts";

/** How the form was drawn: for which kind of question, and with which answers, in their order. */
export type Drawn = { kind: QuestionKind | ""; answers: string[] };

export function drawnFor(part: SurveyPart | null): Drawn {
  return part?.kind === "question" ? { kind: part.question.kind, answers: branchesOf(part.question) } : { kind: "", answers: [] };
}

/** The values of a part as the form has them that was drawn so. What that does not show is not among them. */
export function valuesOf(shape: SurveyShape, further: FurtherTexts | undefined, id: string, { kind, answers }: Drawn): PartValues {
  const part = partOf(shape, id);
  if (part?.kind === "end") return { thanks: further?.ends[id] ?? "" };
  if (part?.kind !== "question") return {};
  const { page, question } = part;
  const ways = new Map(branchesOf(question).map((answer, index) => [answer, waysOf(page, question)[index] ?? ""]));
  const wayValues = Object.fromEntries(answers.map((answer, index) => [WAY_FIELDS[index], ways.get(answer) ?? ""]));
  if (id === MAIN_QUESTION) return wayValues;
  const said = further?.questions[id] ?? EMPTY_FURTHER_QUESTION;
  const words = kind !== "" && hasOptions(kind) ? answers : [];
  return {
    questionTitle: said.title,
    kind: question.kind,
    required: question.required ? "on" : "",
    ...(kind !== "" && isScale(kind) && { leftLabel: said.leftLabel, rightLabel: said.rightLabel }),
    ...Object.fromEntries(words.map((option, index) => [OPTION_FIELDS[index], said.options[option] ?? ""])),
    ...wayValues,
  };
}
