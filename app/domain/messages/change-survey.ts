import { MAIN_QUESTION, type SurveyPage, type SurveyQuestion, type SurveyShape } from "./survey.ts";
import { isFixed, partOf, type SurveyPart, withPossibleRules } from "./survey-ways.ts";

/** The survey after one of its editor's buttons, and the part that is then open. */
export type ChangedSurvey = { shape: SurveyShape; selected: string };

export const SURVEY_ACTS = ["add-page", "add-question", "add-end", "add-option", "up", "down", "remove"] as const;
export const OPTION_ACTS = ["option-up", "option-down", "option-remove"] as const;

/**
 * @param selected the id of the open part; a question is added below it, or on the last page
 * @param act one of `SURVEY_ACTS`, or of `OPTION_ACTS` with an option's id, as in "option-up:price"; anything else changes nothing
 * @param newId the id of what is added
 */
export function changeSurvey(shape: SurveyShape, selected: string, act: string, newId: string): ChangedSurvey {
  const part = partOf(shape, selected);
  const { pages, ends } = shape;
  const page: SurveyPage = { id: `${newId}p`, questions: [], rules: [] };
  const question: SurveyQuestion = { id: newId, kind: "single", required: false, options: [`${newId}a`, `${newId}b`] };
  switch (act) {
    case "add-page": {
      const at = part && part.kind !== "end" ? pages.indexOf(part.page) + 1 : pages.length;
      return { shape: { ...shape, pages: pages.toSpliced(at, 0, { ...page, questions: [question] }) }, selected: newId };
    }
    case "add-question": {
      const on = part && part.kind !== "end" ? part.page : pages.at(-1);
      const at = part?.kind === "question" ? part.page.questions.indexOf(part.question) + 1 : (on?.questions.length ?? 0);
      return { shape: changePage(shape, on, (questions) => questions.toSpliced(at, 0, question)), selected: newId };
    }
    case "add-end":
      return { shape: { ...shape, ends: [...ends, newId] }, selected: newId };
    case "remove":
      return part && !isFixed(part) ? remove(shape, part) : { shape, selected };
    case "up":
    case "down":
      return { shape: part && !isFixed(part) ? move(shape, part, act === "up" ? -1 : 1) : shape, selected };
    default:
      return { shape: part?.kind === "question" ? changeOptions(shape, part, act, newId) : shape, selected };
  }
}

type PartOf<K extends SurveyPart["kind"]> = Extract<SurveyPart, { kind: K }>;

const changePage = (shape: SurveyShape, on: SurveyPage | undefined, change: (questions: SurveyQuestion[]) => SurveyQuestion[]) => ({
  ...shape,
  pages: shape.pages.map((page) => (page === on ? { ...page, questions: change(page.questions) } : page)),
});

function remove(shape: SurveyShape, part: SurveyPart): ChangedSurvey {
  const { pages, ends } = shape;
  if (part.kind === "end") return { shape: withPossibleRules({ ...shape, ends: ends.filter((end) => end !== part.end) }), selected: "" };
  if (part.kind === "page") {
    const left = pages.filter((page) => page !== part.page);
    return { shape: withPossibleRules({ ...shape, pages: left }), selected: left[pages.indexOf(part.page) - 1]?.id ?? "" };
  }
  const changed = changePage(shape, part.page, (questions) => questions.filter((each) => each !== part.question));
  return { shape: withPossibleRules(changed), selected: part.page.id };
}

function move(shape: SurveyShape, part: SurveyPart, by: -1 | 1): SurveyShape {
  if (part.kind === "end") return { ...shape, ends: swapped(shape.ends, shape.ends.indexOf(part.end), by) };
  if (part.kind === "question") return moveQuestion(shape, part, by);
  const at = shape.pages.indexOf(part.page);
  // The page of the question that every survey has stays the first one.
  return at + by < 1 ? shape : { ...shape, pages: swapped(shape.pages, at, by) };
}

/** Beyond the edge of its page a question goes to the next one, with what its answers lead to. */
function moveQuestion(shape: SurveyShape, { page, question }: PartOf<"question">, by: -1 | 1): SurveyShape {
  const at = page.questions.indexOf(question);
  const neighbor = page.questions[at + by];
  if (neighbor?.id === MAIN_QUESTION) return shape;
  if (neighbor) return changePage(shape, page, (questions) => swapped(questions, at, by));
  const other = shape.pages[shape.pages.indexOf(page) + by];
  if (!other) return shape;
  const isOwn = (rule: { question: string }) => rule.question === question.id;
  const pages = shape.pages.map((each) => {
    if (each === page) return { ...each, questions: each.questions.toSpliced(at, 1), rules: each.rules.filter((rule) => !isOwn(rule)) };
    if (each !== other) return each;
    const questions = by < 0 ? [...each.questions, question] : [question, ...each.questions];
    return { ...each, questions, rules: [...each.rules, ...page.rules.filter(isOwn)] };
  });
  return { ...shape, pages };
}

function changeOptions(shape: SurveyShape, { page, question }: PartOf<"question">, act: string, newId: string): SurveyShape {
  const { options } = question;
  const [name, id = ""] = act.split(":");
  const at = options.indexOf(id);
  const next =
    name === "add-option"
      ? [...options, newId]
      : at < 0
        ? options
        : name === "option-remove"
          ? options.toSpliced(at, 1)
          : name === "option-up" || name === "option-down"
            ? swapped(options, at, name === "option-up" ? -1 : 1)
            : options;
  const changed = changePage(shape, page, (questions) => questions.map((each) => (each === question ? { ...each, options: next } : each)));
  return withPossibleRules(changed);
}

function swapped<Item>(items: readonly Item[], at: number, by: -1 | 1): Item[] {
  const [one, other] = [items[at], items[at + by]];
  return one === undefined || other === undefined ? [...items] : items.with(at, other).with(at + by, one);
}
