import type { WireAsked } from "#app/contracts/public-answers.ts";
import { EMPTY_QUESTION, type FurtherQuestion, type QuestionTexts } from "#app/domain/messages/message-texts.ts";
import { type Answers, MAIN_END, MAIN_QUESTION, type SurveyPage, type SurveyShape } from "#app/domain/messages/survey.ts";
import { pagesFrom } from "#app/domain/messages/survey-course.ts";

type WirePage = NonNullable<WireAsked["page"]>;
type Texts = Record<string, QuestionTexts>;

/** What a message says in a language; further questions that are not written in it are asked in the default one. */
export function wordsOf(texts: Texts, language: string, standard: string) {
  const own = texts[language] ?? EMPTY_QUESTION;
  const question = (id: string): FurtherQuestion => {
    if (id === MAIN_QUESTION) return { title: own.title, leftLabel: own.leftLabel, rightLabel: own.rightLabel, options: {} };
    const found = own.further?.questions[id] ?? texts[standard]?.further?.questions[id];
    return found ?? { title: "", leftLabel: "", rightLabel: "", options: {} };
  };
  const thanks = (end: string) => (end === MAIN_END ? "" : own.further?.ends[end]) || own.thankYouMessage;
  return { own, question, thanks };
}
type Words = ReturnType<typeof wordsOf>;

/** A page as somebody sees it who answers, with what they answered on it; `number` is its place on their way, from 1. */
export function toWirePage(
  shape: SurveyShape,
  { page, number }: { page: SurveyPage; number: number },
  { own, question }: Words,
  answers: Answers,
  comment: string,
): WirePage {
  const isFirst = page === shape.pages[0];
  return {
    id: page.id,
    questions: page.questions.map(({ options, ...asked }) => {
      const words = question(asked.id);
      return { ...asked, ...words, options: options.map((id) => ({ id, text: words.options[id] || id })) };
    }),
    commentLabel: isFirst && own.commentBoxLabel.trim() !== "" ? own.commentBoxLabel : null,
    number,
    of: number - 1 + pagesFrom(shape, page, answers),
    isFirst,
    isLast: leadsToEnd(shape, page),
    buttonLabel: own.buttonLabel,
    answers: Object.fromEntries(
      page.questions.flatMap(({ id }) => {
        const given = answers[id];
        return given === undefined ? [] : [[id, typeof given === "object" ? [...given] : given]];
      }),
    ),
    comment,
  };
}

const leadsToEnd = ({ pages }: SurveyShape, page: SurveyPage) =>
  page === pages.at(-1) && page.rules.every(({ to }) => !pages.some(({ id }) => id === to));
