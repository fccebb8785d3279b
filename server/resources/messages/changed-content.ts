import type { WireAnnouncementTexts, WireQuestionTexts } from "#app/contracts/message-content.ts";
import { furtherOf } from "#app/domain/messages/further-texts.ts";
import { MESSAGE_FORMS, type MessageForm, NPS_CATEGORY, SURVEY_CATEGORY } from "#app/domain/messages/message.ts";
import { asksForScore, type MessageContent, type RankingType, shapeOf } from "#app/domain/messages/message-content.ts";
import type { QuestionTexts } from "#app/domain/messages/message-texts.ts";
import { isUnfinished, shapeProblems } from "#app/domain/messages/shape-problems.ts";
import { MAIN_QUESTION, questionsOf, type SurveyShape } from "#app/domain/messages/survey.ts";
import { withoutRulesFor, withPossibleRules } from "#app/domain/messages/survey-ways.ts";
import { refuse } from "#server/http/refusal.ts";
import { fromWireTexts } from "./wire-texts.ts";

type Texts = WireAnnouncementTexts | WireQuestionTexts;
export type ContentChange = {
  category?: number | undefined;
  languageTexts?: Record<string, { texts?: Texts | null | undefined }> | undefined;
  form?: MessageForm | undefined;
  rankingType?: RankingType | undefined;
  shape?: SurveyShape | undefined;
};

/** Whether a save changes what is drafted and published, and not only what holds at once. */
export const changesContent = ({ category, languageTexts = {}, form, rankingType, shape }: ContentChange): boolean =>
  category !== undefined ||
  form !== undefined ||
  rankingType !== undefined ||
  shape !== undefined ||
  Object.values(languageTexts).some(({ texts }) => texts !== undefined);

/** The category decides what is asked first, until that stays for good (`isAskedForGood`): whatever the category, a rating is then no score. */
type Asking = { category: number; isAskedForGood?: boolean };

/**
 * The content with a change. A text that is null takes its language away; languages that are not named stay, and so do the words of further
 * questions where none are sent. Words of what a survey no longer asks go.
 * @throws Refusal 422 for texts or a form of another kind of message, and for a survey that makes no sense; one that is not finished is a draft
 */
export function changedContent(
  content: MessageContent,
  { category, languageTexts = {}, form = content.form, rankingType, shape, isAskedForGood = false }: ContentChange & Asking,
): MessageContent {
  if (!MESSAGE_FORMS[content.type].some((each) => each === form)) throw invalid("form", "text_error_invalid");
  const texts: Record<string, unknown> = { ...content.texts };
  for (const [language, { texts: said }] of Object.entries(languageTexts)) {
    if (said === undefined) continue;
    if (said === null) delete texts[language];
    else texts[language] = fromWireTexts(content.type, said) ?? throwInvalid(`languageTexts.${language}.texts`);
  }
  const asks = changedShape(content, { category, isAskedForGood, rankingType, shape });
  return { ...content, form, shape: asks, texts: asks ? withFurther(asks, texts, content.texts) : texts } as MessageContent;
}

/** The texts of all languages with the words of the further questions that are asked: those that are sent, else those that were there. */
function withFurther(shape: SurveyShape, texts: Record<string, unknown>, before: Record<string, unknown>): Record<string, QuestionTexts> {
  const stored = before as Record<string, QuestionTexts>;
  return Object.fromEntries(
    Object.entries(texts as Record<string, QuestionTexts>).map(([language, { further, ...said }]) => {
      const kept = furtherOf(shape, further ?? stored[language]?.further);
      return [language, kept ? { ...said, further: kept } : said];
    }),
  );
}

/**
 * The kind of the first question is that of the category, or as it was asked for good. Rules that wait for an answer that nobody can give go
 * with a kind; between a rating and a score all go that wait for one, as a 5 of five is no 5 of ten. Those that are sent for the new scale stay.
 */
function changedShape(
  content: MessageContent,
  { category, isAskedForGood, rankingType, shape }: Pick<ContentChange, "rankingType" | "shape"> & Asking,
): SurveyShape | null {
  if (content.type === "announcement") {
    if (rankingType !== undefined || shape !== undefined) throw invalid(shape ? "shape" : "rankingType", "text_error_invalid");
    return null;
  }
  const next = shape ?? content.shape;
  const [main] = questionsOf(next);
  const asked = isAskedForGood ? (asksForScore(content) ? NPS_CATEGORY : SURVEY_CATEGORY) : category;
  const { kind } = questionsOf(shapeOf(asked, rankingType ?? (main?.kind === "stars" ? "star" : "emoji")))[0]!;
  const ranked: SurveyShape = {
    ...next,
    pages: next.pages.map((page) => ({
      ...page,
      questions: page.questions.map((each) => (each.id === MAIN_QUESTION ? { ...each, kind, required: true, options: [] } : each)),
    })),
  };
  const isOtherScale = (before: SurveyShape) => asksForScore({ shape: before }) !== asksForScore({ shape: ranked });
  const kept = isOtherScale(content.shape) && isOtherScale(next) ? withoutRulesFor(ranked, MAIN_QUESTION) : ranked;
  const possible = shape === undefined && main?.kind !== kind ? withPossibleRules(kept) : kept;
  const wrong = shapeProblems(possible).find((each) => !isUnfinished(each));
  if (wrong) throw invalid(`shape.pages.${wrong.page}`, wrong.code);
  return possible;
}

const invalid = (path: string, code: string) => refuse.invalid([{ path: `announcement.${path}`, code }]);
function throwInvalid(path: string): never {
  throw invalid(path, "text_error_invalid");
}
