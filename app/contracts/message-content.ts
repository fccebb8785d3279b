import { z } from "zod";
import { MOST_MESSAGE_CHARACTERS } from "#app/domain/messages/message-texts.ts";
import { QUESTION_KINDS, SURVEY_LIMITS } from "#app/domain/messages/survey.ts";
import { few, id, text } from "./text.ts";

const label = text(MOST_MESSAGE_CHARACTERS.label);
const url = text(MOST_MESSAGE_CHARACTERS.url);
const heading = text(MOST_MESSAGE_CHARACTERS.title);
const link = z.object({ title: label, url }).nullable();

/** What an announcement says in one language (specification 1, section 3: Message). */
const announcementTexts = z.object({
  headline: heading,
  description: text(MOST_MESSAGE_CHARACTERS.description),
  media: z.object({ type: z.enum(["image", "imageLibrary"]), src: url }).nullable(),
  cta: z.object({ primaryLink: link, secondaryLink: link, tutorial: z.union([id, z.literal("")]).nullable() }),
});
/** "constructor" is the one such name that every record seems to hold. */
const partId = z.string().regex(/^(?!constructor$)[a-z0-9-]{1,40}$/, "text_error_invalid");
const byPart = <Said extends z.ZodType>(said: Said, most: number) =>
  z.record(partId, said).refine((all) => Object.keys(all).length <= most, "text_error_too_long");

/** What an NPS or a survey says in one language. */
const questionTexts = z.object({
  question: heading,
  leftLabel: label,
  rightLabel: label,
  commentBoxLabel: label,
  buttonLabel: label,
  thankYouMessage: heading,
  /** See `app/domain/messages/message-texts.ts`. */
  further: z
    .object({
      questions: byPart(
        z.object({ title: heading, leftLabel: label, rightLabel: label, options: byPart(label, SURVEY_LIMITS.options) }),
        SURVEY_LIMITS.questions,
      ),
      ends: byPart(heading, SURVEY_LIMITS.ends),
    })
    .optional(),
});
export type WireAnnouncementTexts = z.output<typeof announcementTexts>;
export type WireQuestionTexts = z.output<typeof questionTexts>;
/** What a message says in one language. */
export const texts = z.union([announcementTexts, questionTexts]);

const question = z.object({
  id: partId,
  kind: z.enum(QUESTION_KINDS),
  required: z.boolean(),
  options: few(partId, SURVEY_LIMITS.options),
});
const rule = z.object({ question: partId, answers: few(partId, SURVEY_LIMITS.options), to: partId });
/** What a survey asks, page by page: see `app/domain/messages/survey.ts`. */
export const shape = z.object({
  pages: few(
    z.object({ id: partId, questions: few(question, SURVEY_LIMITS.questionsOfPage), rules: few(rule, SURVEY_LIMITS.rules) }),
    SURVEY_LIMITS.pages,
    { least: 1 },
  ),
  ends: few(partId, SURVEY_LIMITS.ends),
});
