import { isBlank } from "#app/domain/storable-text.ts";
import { EMPTY_FURTHER_QUESTION, FURTHER_TEXT_LIMITS, type FurtherQuestion, type FurtherTexts, isTooLong } from "./message-texts.ts";
import { hasOptions, isScale, MAIN_QUESTION, questionsOf, type SurveyQuestion, type SurveyShape } from "./survey.ts";
import type { TextProblem } from "./text-problems.ts";

/** The questions of a survey besides the one that each has. */
export const furtherQuestions = (shape: SurveyShape): SurveyQuestion[] => questionsOf(shape).filter(({ id }) => id !== MAIN_QUESTION);

/**
 * What is wrong with the words of a survey's further questions and thank-yous in one language: a question, an option that can be chosen and
 * a thank-you need a text; the labels of a scale do not. Limits as of the first question (specification 1, section 5). Texts that the shape
 * does not ask for are not judged. `field` is a path as in `further.questions.why.options.price`.
 */
export function furtherProblems(further: FurtherTexts | undefined, shape: SurveyShape): TextProblem[] {
  return [
    ...furtherQuestions(shape).flatMap((question) =>
      questionProblems(question, further?.questions[question.id] ?? EMPTY_FURTHER_QUESTION, `further.questions.${question.id}`),
    ),
    ...shape.ends.flatMap((end) => textProblems("end", `further.ends.${end}`, further?.ends[end] ?? "")),
  ];
}

function questionProblems({ kind, options }: SurveyQuestion, said: FurtherQuestion, path: string): TextProblem[] {
  const labels = isScale(kind) ? (["leftLabel", "rightLabel"] as const) : [];
  return [
    ...textProblems("title", `${path}.title`, said.title),
    ...labels.flatMap((name) => (isBlank(said[name]) ? [] : textProblems(name, `${path}.${name}`, said[name]))),
    ...(hasOptions(kind) ? options : []).flatMap((id) => textProblems("option", `${path}.options.${id}`, said.options[id] ?? "")),
  ];
}

function textProblems(name: keyof typeof FURTHER_TEXT_LIMITS, field: string, text: string): TextProblem[] {
  if (isBlank(text)) return [{ field, code: "text_error_missing", blocks: true }];
  const limit = FURTHER_TEXT_LIMITS[name];
  return isTooLong(text, limit) ? [{ field, code: "text_error_too_long", blocks: limit.is === "error" }] : [];
}

/** The words that belong to a survey's questions, options and thank-yous, without those of what it no longer has; undefined where there are none. */
export function furtherOf(shape: SurveyShape, further: FurtherTexts | undefined): FurtherTexts | undefined {
  if (!further) return undefined;
  const questions = furtherQuestions(shape).flatMap(({ id, options }) => {
    const said = further.questions[id];
    return said ? [[id, { ...said, options: only(said.options, options) }] as const] : [];
  });
  const ends = only(further.ends, shape.ends);
  if (questions.length === 0 && Object.keys(ends).length === 0) return undefined;
  return { questions: Object.fromEntries(questions), ends };
}

const only = (texts: Record<string, string>, ids: readonly string[]): Record<string, string> =>
  Object.fromEntries(ids.flatMap((id) => (texts[id] === undefined ? [] : [[id, texts[id]]])));
