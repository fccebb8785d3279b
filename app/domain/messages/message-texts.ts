import { isBlank } from "#app/domain/storable-text.ts";

/** What a message says in one language (specification 1, section 3: Message). */

/** An image by its address, or one of the image library; null for none. */
export type MessageMedia = { type: "image" | "imageLibrary"; src: string } | null;
export type MessageLink = { title: string; url: string };

/** What an announcement leads to: at most two links, and a guide by its id; null where it has none, an empty text where one is to be chosen yet. */
export type CallToAction = { primaryLink: MessageLink | null; secondaryLink: MessageLink | null; guide: number | "" | null };

/** `title` is the headline. */
export type AnnouncementTexts = { title: string; description: string; media: MessageMedia; cta: CallToAction };

/** `title` is the question. `further` is what a survey says that asks more than that one. */
export type QuestionTexts = Record<QuestionText, string> & { further?: FurtherTexts | undefined };

/** By the ids of its further questions and of its further thank-yous (app/domain/messages/survey.ts). */
export type FurtherTexts = { questions: Record<string, FurtherQuestion>; ends: Record<string, string> };

/** The labels stand at the ends of a scale; `options` are by their ids. */
export type FurtherQuestion = { title: string; leftLabel: string; rightLabel: string; options: Record<string, string> };

/** The texts of an NPS or a survey, in the order in which people meet them. */
export const QUESTION_TEXTS = ["title", "leftLabel", "rightLabel", "commentBoxLabel", "buttonLabel", "thankYouMessage"] as const;
export type QuestionText = (typeof QUESTION_TEXTS)[number];

export const EMPTY_ANNOUNCEMENT: AnnouncementTexts = {
  title: "",
  description: "",
  media: null,
  cta: { primaryLink: null, secondaryLink: null, guide: null },
};
export const EMPTY_QUESTION: QuestionTexts = Object.fromEntries(QUESTION_TEXTS.map((name) => [name, ""])) as Record<QuestionText, string>;

/** How many characters a text may have, and what a longer one is. */
export type TextLimit = { most: number; is: "error" | "warning" };

/** Counted in characters as people see them on the counter, which are UTF-16 units. What is blank is missing, not too long. */
export const isTooLong = (text: string, { most }: TextLimit): boolean => !isBlank(text) && text.length > most;

/** Characters after which a text is warned of, or is an error (section 5). */
export const MESSAGE_TEXT_LIMITS = {
  title: { most: 120, is: "warning" },
  leftLabel: { most: 36, is: "error" },
  rightLabel: { most: 36, is: "error" },
  commentBoxLabel: { most: 80, is: "error" },
  buttonLabel: { most: 36, is: "error" },
  thankYouMessage: { most: 120, is: "warning" },
} as const satisfies Record<QuestionText, TextLimit>;

/** The same of what a survey asks further: as of its first question, and an option as long as the label of a comment. */
export const FURTHER_TEXT_LIMITS = {
  title: MESSAGE_TEXT_LIMITS.title,
  leftLabel: MESSAGE_TEXT_LIMITS.leftLabel,
  rightLabel: MESSAGE_TEXT_LIMITS.rightLabel,
  option: MESSAGE_TEXT_LIMITS.commentBoxLabel,
  end: MESSAGE_TEXT_LIMITS.thankYouMessage,
} as const;

export const EMPTY_FURTHER_QUESTION: FurtherQuestion = { title: "", leftLabel: "", rightLabel: "", options: {} };

/** The most that is stored of any text, so that no message is without bounds. */
export const MOST_MESSAGE_CHARACTERS = { title: 500, description: 5000, label: 500, url: 2000 } as const;

/** Whether anything is written in a language: what says nothing counts as not written. */
export const isMessageWritten = (texts: { title: string } | undefined): boolean => !isBlank(texts?.title ?? "");
