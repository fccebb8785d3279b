import type { WireAnnouncementTexts, WireQuestionTexts } from "#app/contracts/messages.ts";
import { MESSAGE_FORMS, type MessageForm } from "#app/domain/messages/message.ts";
import { type MessageContent, type RankingType, shapeOf } from "#app/domain/messages/message-content.ts";
import { shapeProblems } from "#app/domain/messages/shape-problems.ts";
import { MAIN_QUESTION, questionsOf, type SurveyShape } from "#app/domain/messages/survey.ts";
import { refuse } from "#server/http/refusal.ts";
import { fromWireTexts } from "./wire-texts.ts";

type Texts = WireAnnouncementTexts | WireQuestionTexts;
export type ContentChange = {
  languageTexts?: Record<string, { texts?: Texts | null | undefined }> | undefined;
  form?: MessageForm | undefined;
  rankingType?: RankingType | undefined;
  shape?: SurveyShape | undefined;
};

/** Whether a save changes what is drafted and published, and not only what holds at once. */
export const changesContent = ({ languageTexts = {}, form, rankingType, shape }: ContentChange): boolean =>
  form !== undefined ||
  rankingType !== undefined ||
  shape !== undefined ||
  Object.values(languageTexts).some(({ texts }) => texts !== undefined);

/**
 * The content with a change. A text that is null takes its language away; languages that are not named stay.
 * @throws Refusal 422 for texts or a form of another kind of message, and for a survey that leads nowhere
 */
export function changedContent(
  content: MessageContent,
  { languageTexts = {}, form = content.form, rankingType, shape }: ContentChange,
): MessageContent {
  if (!MESSAGE_FORMS[content.type].some((each) => each === form)) throw invalid("form", "text_error_invalid");
  const texts: Record<string, unknown> = { ...content.texts };
  for (const [language, { texts: said }] of Object.entries(languageTexts)) {
    if (said === undefined) continue;
    if (said === null) delete texts[language];
    else texts[language] = fromWireTexts(content.type, said) ?? throwInvalid(`languageTexts.${language}.texts`);
  }
  return { ...content, form, shape: changedShape(content, rankingType, shape), texts } as MessageContent;
}

function changedShape(content: MessageContent, rankingType: RankingType | undefined, shape: SurveyShape | undefined): SurveyShape | null {
  if (content.type === "announcement") {
    if (rankingType !== undefined || shape !== undefined) throw invalid(shape ? "shape" : "rankingType", "text_error_invalid");
    return null;
  }
  const next = shape ?? content.shape;
  const [main] = questionsOf(next);
  const { kind } = questionsOf(shapeOf(content.type, rankingType ?? (main?.kind === "stars" ? "star" : "emoji")))[0]!;
  const ranked = {
    ...next,
    pages: next.pages.map((page) => ({
      ...page,
      questions: page.questions.map((each) => (each.id === MAIN_QUESTION ? { ...each, kind, required: true, options: [] } : each)),
    })),
  };
  const [wrong] = shapeProblems(ranked);
  if (wrong) throw invalid(`shape.pages.${wrong.page}`, wrong.code);
  return ranked;
}

const invalid = (path: string, code: string) => refuse.invalid([{ path: `announcement.${path}`, code }]);
function throwInvalid(path: string): never {
  throw invalid(path, "text_error_invalid");
}
