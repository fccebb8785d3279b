import { type AnswerValue, isScale, SCALES, SURVEY_LIMITS, type SurveyQuestion } from "./survey.ts";

/** Whether a value can be the answer to a question: of its kind, and one of its options. */
export function isAnswerTo({ kind, options }: SurveyQuestion, value: AnswerValue): boolean {
  if (isScale(kind)) {
    const [least, most] = SCALES[kind];
    return typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;
  }
  switch (kind) {
    case "short":
    case "long":
      return typeof value === "string" && value.trim() !== "" && value.length <= SURVEY_LIMITS[kind];
    case "single":
      return typeof value === "string" && options.includes(value);
    case "multiple":
      return isChoice(value, options) && value.length > 0;
    case "ranking":
      return isChoice(value, options) && value.length === options.length;
  }
}

/** Options of the question, each at most once. */
const isChoice = (value: AnswerValue, options: readonly string[]): value is readonly string[] =>
  Array.isArray(value) && new Set(value).size === value.length && value.every((each) => options.includes(each));

/** What rules compare with: the score, the option that was chosen or ranked first, or each that was chosen; texts lead nowhere. */
export function branchedBy({ kind }: SurveyQuestion, value: AnswerValue): string[] {
  if (kind === "short" || kind === "long") return [];
  if (kind === "ranking") return Array.isArray(value) ? value.slice(0, 1) : [];
  return [value].flat().map(String);
}

/** All that rules may compare with. */
export function branchesOf({ kind, options }: SurveyQuestion): string[] {
  if (!isScale(kind)) return kind === "short" || kind === "long" ? [] : [...options];
  const [least, most] = SCALES[kind];
  return Array.from({ length: most - least + 1 }, (_, index) => String(least + index));
}
