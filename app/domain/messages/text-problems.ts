import { isBlank } from "#app/domain/storable-text.ts";
import { isLinkTarget } from "#app/domain/urls/web-address.ts";
import {
  type AnnouncementTexts,
  isTooLong,
  MESSAGE_TEXT_LIMITS,
  type MessageLink,
  QUESTION_TEXTS,
  type QuestionText,
  type QuestionTexts,
} from "./message-texts.ts";

export const TEXT_PROBLEMS = [
  "text_error_missing",
  "text_error_too_long",
  "text_error_invalid_link",
  "text_error_missing_protocol",
] as const;

/** What is wrong with a text of a message. `field` is its path, as in `cta.primaryLink.url`; `blocks` says whether it keeps it from being published. */
export type TextProblem = { field: string; code: (typeof TEXT_PROBLEMS)[number]; blocks: boolean };

/** Section 5: only missing and too long texts block publishing; warnings, and links that are wrong, do not. */
const missing = (field: string): TextProblem => ({ field, code: "text_error_missing", blocks: true });

export function announcementProblems({ title, description, media, cta }: AnnouncementTexts): TextProblem[] {
  return [
    ...textProblems("title", title),
    ...(isBlank(description) ? [missing("description")] : []),
    ...(media && isBlank(media.src) ? [missing("media.src")] : []),
    ...linkProblems("cta.primaryLink", cta.primaryLink),
    ...linkProblems("cta.secondaryLink", cta.secondaryLink),
    ...(cta.guide === "" ? [missing("cta.guide")] : []),
  ];
}

export function questionProblems(texts: QuestionTexts): TextProblem[] {
  return QUESTION_TEXTS.flatMap((name) => textProblems(name, texts[name]));
}

function textProblems(field: QuestionText, text: string): TextProblem[] {
  if (isBlank(text)) return [missing(field)];
  const limit = MESSAGE_TEXT_LIMITS[field];
  return isTooLong(text, limit) ? [{ field, code: "text_error_too_long", blocks: limit.is === "error" }] : [];
}

function linkProblems(path: string, link: MessageLink | null): TextProblem[] {
  if (!link) return [];
  return [...(isBlank(link.title) ? [missing(`${path}.title`)] : []), ...urlProblems(`${path}.url`, link.url.trim())];
}

function urlProblems(field: string, url: string): TextProblem[] {
  if (url === "") return [missing(field)];
  if (!/^([a-z][a-z\d+.-]*:\/\/|mailto:)/i.test(url)) return [{ field, code: "text_error_missing_protocol", blocks: false }];
  return isLinkTarget(url) ? [] : [{ field, code: "text_error_invalid_link", blocks: false }];
}
