import { type Answers, MAIN_END, type SurveyPage, type SurveyShape } from "./survey.ts";
import { branchedBy, isAnswerTo } from "./survey-answer.ts";

/** What comes after a page, by what was answered on it: the id of a page or of an end. */
export function afterPage({ pages }: SurveyShape, page: SurveyPage, answers: Answers): string {
  const rule = page.rules.find(({ question, answers: wanted }) => {
    const asked = page.questions.find(({ id }) => id === question);
    const given = answers[question];
    return asked && given !== undefined && branchedBy(asked, given).some((each) => wanted.includes(each));
  });
  return rule?.to ?? pages[pages.indexOf(page) + 1]?.id ?? MAIN_END;
}

/** The pages that somebody goes through with their answers so far, and where that ends; `end` is null where a required answer is missing on the last of them. */
export type Course = { pages: SurveyPage[]; end: string | null };

/** @param shape without loops (`shapeProblems`); where it has one, the course ends with the page that would come twice */
export function courseOf(shape: SurveyShape, answers: Answers): Course {
  const walked: SurveyPage[] = [];
  let page = shape.pages[0];
  while (page && !walked.includes(page)) {
    walked.push(page);
    if (missingOn(page, answers).length > 0) return { pages: walked, end: null };
    const next = afterPage(shape, page, answers);
    page = shape.pages.find(({ id }) => id === next);
    if (!page) return { pages: walked, end: next };
  }
  return { pages: walked, end: MAIN_END };
}

/** How many pages there are from this one to the end, as the answers lead by now. */
export function pagesFrom(shape: SurveyShape, from: SurveyPage, answers: Answers): number {
  const walked = new Set<SurveyPage>();
  for (let page: SurveyPage | undefined = from; page && !walked.has(page); ) {
    walked.add(page);
    const next = afterPage(shape, page, answers);
    page = shape.pages.find(({ id }) => id === next);
  }
  return walked.size;
}

/**
 * The required questions of a page that have no answer which they can have. Of somebody who is `asked` also a ranking that they began, required
 * or not: half of one counts for nothing.
 */
export function missingOn(page: SurveyPage, answers: Answers, asked = false): string[] {
  const isMissing = (question: SurveyPage["questions"][number]) => {
    const given = answers[question.id];
    const counts = question.required || (asked && given !== undefined && question.kind === "ranking");
    return counts && (given === undefined || !isAnswerTo(question, given));
  };
  return page.questions.filter(isMissing).map(({ id }) => id);
}

/** What counts of answers: those to questions on the way, of a kind that these can have. Whoever went back and chose another way leaves no others. */
export function countedAnswers(shape: SurveyShape, answers: Answers): Answers {
  const asked = courseOf(shape, answers).pages.flatMap(({ questions }) => questions);
  return Object.fromEntries(
    asked.flatMap((question) => {
      const given = answers[question.id];
      return given !== undefined && isAnswerTo(question, given) ? [[question.id, given]] : [];
    }),
  );
}
