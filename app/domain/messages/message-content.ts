import { furtherProblems } from "./further-texts.ts";
import { type MessageForm, type MessageType, NPS_CATEGORY, usualCategory } from "./message.ts";
import { type AnnouncementTexts, EMPTY_ANNOUNCEMENT, EMPTY_QUESTION, isMessageWritten, type QuestionTexts } from "./message-texts.ts";
import { oneQuestion, type SurveyShape } from "./survey.ts";
import { announcementProblems, questionProblems, type TextProblem } from "./text-problems.ts";

/** What is drafted and published of a message. `shape` is what an NPS or a survey asks; an announcement asks nothing. */
export type MessageContent =
  | { type: "announcement"; form: MessageForm; shape: null; texts: Record<string, AnnouncementTexts> }
  | { type: "nps" | "survey"; form: MessageForm; shape: SurveyShape; texts: Record<string, QuestionTexts> };

/** How the answers to a survey of one question look (specification 1, section 3: rankingType). */
export const RANKING_TYPES = ["emoji", "star"] as const;
export type RankingType = (typeof RANKING_TYPES)[number];

/** What an NPS or a survey of a category begins with: category 7 asks for a score from 0 to 10, whichever of both it is. */
export const shapeOf = (category: number, ranking: RankingType): SurveyShape =>
  oneQuestion(category === NPS_CATEGORY ? "score" : ranking === "star" ? "stars" : "emoji");

/** Whether the first question is answered with a score from 0 to 10, so that its answers make a Net Promoter Score. */
export const asksForScore = ({ shape }: Pick<MessageContent, "shape">): boolean => shape?.pages[0]?.questions[0]?.kind === "score";

/** Null for what is not ranked: announcements, and what asks for a score. */
export function rankingTypeOf({ type, shape }: MessageContent): RankingType | null {
  if (type !== "survey" || asksForScore({ shape })) return null;
  return shape.pages[0]?.questions[0]?.kind === "stars" ? "star" : "emoji";
}

/** A message of a category without any texts. */
export function emptyMessage(type: MessageType, category: number = usualCategory(type)): MessageContent {
  if (type === "announcement") return { type, form: "list", shape: null, texts: {} };
  return { type, form: type === "nps" ? "bar" : "card", shape: shapeOf(category, "emoji"), texts: {} };
}

/** What is wrong with the texts of a language; nothing is wrong with one that has none. */
export function problemsIn(content: MessageContent, language: string): TextProblem[] {
  if (!hasTexts(content, language)) return [];
  if (content.type === "announcement") return announcementProblems(content.texts[language] ?? EMPTY_ANNOUNCEMENT);
  const texts = content.texts[language] ?? EMPTY_QUESTION;
  return [...questionProblems(texts), ...furtherProblems(texts.further, content.shape)];
}

/** Whether there is anything to judge in a language, were it but a button's label. */
export const hasTexts = ({ texts }: MessageContent, language: string): boolean => texts[language] !== undefined;

/** Whether people can be shown a language: it has a headline or a question. */
export const isWrittenIn = ({ texts }: MessageContent, language: string): boolean => isMessageWritten(texts[language]);
