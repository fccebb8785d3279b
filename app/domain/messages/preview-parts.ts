import { type AnswerValue, isScale, MAIN_END, SCALES, type SurveyPage, type SurveyQuestion, type SurveyShape } from "./survey.ts";

/** Ids of pages have no dot (app/contracts/message-content.ts). */
const ANSWERED = ".answered";

/**
 * What a preview can show of an NPS or survey, in order: each page by its id, a page that answers change once more as "id.answered", and the
 * thank-yous by their ids.
 */
export const previewParts = ({ pages, ends }: SurveyShape): string[] => [
  ...pages.flatMap((page) => (Object.keys(exampleAnswers(page)).length > 0 ? [page.id, page.id + ANSWERED] : [page.id])),
  MAIN_END,
  ...ends,
];

/** The page or thank-you of a part, by its id, and whether its questions are answered. */
export function placeOfPart(part: string): { place: string; isAnswered: boolean } {
  const isAnswered = part.endsWith(ANSWERED);
  return { place: isAnswered ? part.slice(0, -ANSWERED.length) : part, isAnswered };
}

/** An answer to each question of a page that can have one without words: the best score, the first option, or all of them in their order. */
export function exampleAnswers({ questions }: SurveyPage): Record<string, AnswerValue> {
  return Object.fromEntries(questions.flatMap((question) => exampleAnswer(question).map((answer) => [question.id, answer])));
}

/** None or one. */
function exampleAnswer({ kind, options }: SurveyQuestion): AnswerValue[] {
  if (isScale(kind)) return [SCALES[kind][1]];
  const [first] = options;
  if (first === undefined || kind === "short" || kind === "long") return [];
  return [kind === "single" ? first : kind === "multiple" ? [first] : options];
}
