import { furtherProblems } from "./further-texts.ts";
import type { MessageForm, MessageType } from "./message.ts";
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

export const shapeOf = (type: "nps" | "survey", ranking: RankingType): SurveyShape =>
  oneQuestion(type === "nps" ? "score" : ranking === "star" ? "stars" : "emoji");

/** Null for what is not ranked: announcements, and the score of an NPS. */
export function rankingTypeOf({ type, shape }: MessageContent): RankingType | null {
  if (type !== "survey") return null;
  return shape.pages[0]?.questions[0]?.kind === "stars" ? "star" : "emoji";
}

/** A message without any texts. */
export function emptyMessage(type: MessageType): MessageContent {
  if (type === "announcement") return { type, form: "list", shape: null, texts: {} };
  return { type, form: type === "nps" ? "bar" : "card", shape: shapeOf(type, "emoji"), texts: {} };
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
