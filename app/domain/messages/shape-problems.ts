import { hasOptions, MAIN_END, MAIN_QUESTION, questionsOf, SURVEY_LIMITS, type SurveyPage, type SurveyShape } from "./survey.ts";
import { branchesOf } from "./survey-answer.ts";

/** What is wrong with how a survey runs. `page` is its position from 0. */
export type ShapeProblem = { page: number; code: ShapeProblemCode; name?: string };

export const SHAPE_PROBLEMS = [
  ...(["survey_error_empty_page", "survey_error_few_options", "survey_error_no_such_page", "survey_error_no_such_answer"] as const),
  ...([
    "survey_error_loop",
    "survey_error_unreachable",
    "survey_error_main_question",
    "survey_error_same_id",
    "survey_error_too_many",
  ] as const),
] as const;
export type ShapeProblemCode = (typeof SHAPE_PROBLEMS)[number];

const UNFINISHED: readonly ShapeProblemCode[] = [
  ...(["survey_error_empty_page", "survey_error_few_options", "survey_error_loop", "survey_error_unreachable"] as const),
];

/** Whether a draft may have it: what is not finished keeps a survey from being published, what makes no sense from being saved. */
export const isUnfinished = ({ code }: ShapeProblem): boolean => UNFINISHED.includes(code);

/**
 * Everything that keeps a survey from coming to an end or from asking all that it has: rules that lead nowhere or wait for an answer that
 * nobody can give, pages that come round again, and pages that nobody comes to. A survey with none of it ends, whatever is answered.
 */
export function shapeProblems(shape: SurveyShape): ShapeProblem[] {
  return [...boundsProblems(shape), ...shape.pages.flatMap((page, index) => pageProblems(shape, page, index)), ...courseProblems(shape)];
}

function boundsProblems(shape: SurveyShape): ShapeProblem[] {
  const { pages, ends } = shape;
  const questions = questionsOf(shape);
  const problems: ShapeProblem[] = [];
  const add = (code: ShapeProblemCode) => problems.push({ page: 0, code });
  if (questions[0]?.id !== MAIN_QUESTION || questions.filter(({ id }) => id === MAIN_QUESTION).length !== 1)
    add("survey_error_main_question");
  const ids = [...questions.map(({ id }) => id), ...pages.map(({ id }) => id), ...ends, MAIN_END];
  if (new Set(ids).size !== ids.length) add("survey_error_same_id");
  const isTooMuch = (["pages", "questions", "ends"] as const).some(
    (name) => ({ pages, questions, ends })[name].length > SURVEY_LIMITS[name],
  );
  if (isTooMuch) add("survey_error_too_many");
  return problems;
}

function pageProblems(shape: SurveyShape, page: SurveyPage, index: number): ShapeProblem[] {
  const problems: ShapeProblem[] = [];
  const add = (code: ShapeProblemCode, name?: string) => problems.push({ page: index, code, ...(name !== undefined && { name }) });
  if (page.questions.length === 0) add("survey_error_empty_page");
  if (page.questions.length > SURVEY_LIMITS.questionsOfPage || page.rules.length > SURVEY_LIMITS.rules) add("survey_error_too_many");
  for (const { id, kind, options } of page.questions) {
    if (hasOptions(kind) && options.length < 2) add("survey_error_few_options", id);
    if (options.length > SURVEY_LIMITS.options) add("survey_error_too_many", id);
    if (new Set(options).size !== options.length) add("survey_error_same_id", id);
  }
  for (const { question, answers, to } of page.rules) {
    if (!isPlace(shape, to)) add("survey_error_no_such_page", to);
    const asked = page.questions.find(({ id }) => id === question);
    const possible = asked ? branchesOf(asked) : [];
    if (answers.length === 0 || answers.some((answer) => !possible.includes(answer))) add("survey_error_no_such_answer", question);
  }
  return problems;
}

const isPlace = ({ pages, ends }: SurveyShape, to: string) => to === MAIN_END || ends.includes(to) || pages.some(({ id }) => id === to);

/** Where a page may lead, whatever is answered on it: its rules, and the page after it unless its rules leave no answer for that. */
function waysFrom({ pages }: SurveyShape, page: SurveyPage): string[] {
  const following = pages[pages.indexOf(page) + 1]?.id ?? MAIN_END;
  return [...page.rules.map(({ to }) => to), ...(isAlwaysBranched(page) ? [] : [following])];
}

/** Whether the rules of one required question that takes a single answer name every answer to it. */
function isAlwaysBranched({ questions, rules }: SurveyPage): boolean {
  return questions.some((question) => {
    const named = new Set(rules.filter((rule) => rule.question === question.id).flatMap(({ answers }) => answers));
    const possible = branchesOf(question);
    return question.required && possible.length > 0 && possible.every((answer) => named.has(answer));
  });
}

function courseProblems(shape: SurveyShape): ShapeProblem[] {
  const { pages } = shape;
  const byId = new Map(pages.map((page) => [page.id, page]));
  const [reached, open, loops] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const walk = (page: SurveyPage) => {
    if (open.has(page.id)) loops.add(page.id);
    if (reached.has(page.id)) return;
    reached.add(page.id);
    open.add(page.id);
    for (const way of waysFrom(shape, page)) {
      const next = byId.get(way);
      if (next) walk(next);
    }
    open.delete(page.id);
  };
  if (pages[0]) walk(pages[0]);
  return pages.flatMap(({ id }, page): ShapeProblem[] => {
    if (!reached.has(id)) return [{ page, code: "survey_error_unreachable" }];
    return loops.has(id) ? [{ page, code: "survey_error_loop" }] : [];
  });
}
