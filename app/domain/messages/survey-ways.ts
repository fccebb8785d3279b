import { type BranchRule, MAIN_END, MAIN_QUESTION, type SurveyPage, type SurveyQuestion, type SurveyShape } from "./survey.ts";
import { branchesOf } from "./survey-answer.ts";

/** Where each answer to a question leads by the rules of its page, in the order of `branchesOf`; an empty text for the next page. */
export function waysOf({ rules }: SurveyPage, question: SurveyQuestion): string[] {
  const own = rules.filter((rule) => rule.question === question.id);
  return branchesOf(question).map((answer) => own.find(({ answers }) => answers.includes(answer))?.to ?? "");
}

/**
 * The page with other ways from the answers to one of its questions. Of several chosen answers the first one that leads somewhere counts. The
 * rules of other questions keep their order, and those of this one their place among them.
 */
export function withWays(page: SurveyPage, question: SurveyQuestion, ways: readonly string[]): SurveyPage {
  const before = waysOf(page, question);
  if (before.every((way, index) => way === (ways[index] ?? ""))) return page;
  const own: BranchRule[] = [];
  branchesOf(question).forEach((answer, index) => {
    const to = ways[index] ?? "";
    const last = own.at(-1);
    if (to === "") return;
    if (last?.to === to) last.answers.push(answer);
    else own.push({ question: question.id, answers: [answer], to });
  });
  const isOwn = (rule: BranchRule) => rule.question === question.id;
  const first = page.rules.findIndex(isOwn);
  const others = page.rules.filter((rule) => !isOwn(rule));
  return { ...page, rules: others.toSpliced(first < 0 ? others.length : first, 0, ...own) };
}

/** The survey without rules that lead to what is gone, or wait for what nobody can answer there. */
export function withPossibleRules(shape: SurveyShape): SurveyShape {
  const places = new Set([MAIN_END, ...shape.ends, ...shape.pages.map(({ id }) => id)]);
  const possibleRules = ({ questions, rules }: SurveyPage) =>
    rules.flatMap((rule) => {
      const asked = questions.find(({ id }) => id === rule.question);
      const possible = asked ? branchesOf(asked) : [];
      const answers = rule.answers.filter((answer) => possible.includes(answer));
      return answers.length > 0 && places.has(rule.to) ? [{ ...rule, answers }] : [];
    });
  return { ...shape, pages: shape.pages.map((page) => ({ ...page, rules: possibleRules(page) })) };
}

/** The survey without rules that wait for answers to one of its questions. */
export const withoutRulesFor = (shape: SurveyShape, question: string): SurveyShape => ({
  ...shape,
  pages: shape.pages.map((page) => ({ ...page, rules: page.rules.filter((rule) => rule.question !== question) })),
});

/** A part of a survey that has an id: a page, a question with its page, or a further thank-you. Null for what is not there. */
export type SurveyPart =
  | { kind: "page"; page: SurveyPage }
  | { kind: "question"; page: SurveyPage; question: SurveyQuestion }
  | { kind: "end"; end: string };

export function partOf({ pages, ends }: SurveyShape, id: string): SurveyPart | null {
  for (const page of pages) {
    if (page.id === id) return { kind: "page", page };
    const question = page.questions.find((each) => each.id === id);
    if (question) return { kind: "question", page, question };
  }
  return ends.includes(id) ? { kind: "end", end: id } : null;
}

/** Whether a part stays where it is: the question that every survey has, and the page that it stands on. */
export const isFixed = (part: SurveyPart): boolean =>
  part.kind === "question"
    ? part.question.id === MAIN_QUESTION
    : part.kind === "page" && part.page.questions.some(({ id }) => id === MAIN_QUESTION);
