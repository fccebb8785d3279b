import type { Sentence } from "#tests/specification/sentence.ts";

const TEXTS = "app/domain/messages/text-problems.test.ts";
const ADDRESS = `${TEXTS} › the address of a link: %j`;
const QUESTION = `${TEXTS} › an NPS or a survey › %s`;
const TOLD =
  "server/resources/messages/messages.test.ts › what is wrong with them is told by language, and what of it keeps the message from being published";
const BLOCKED =
  "server/resources/messages/messages.test.ts › needs a text in the default language, and no language that is on with a text missing or too long";
const WARNED = "server/resources/messages/messages.test.ts › warnings and wrong links do not keep it from being live";
const KEYS =
  "tests/specification/messages/words.test.ts › section 5: the keys are text_error_missing, text_error_too_long, text_error_invalid_link, text_error_missing_protocol, each with a field and a text";

/** Specification 1, section 5: what holds for the texts of messages. */
export const MESSAGE_RULES: readonly Sentence[] = [
  { says: "Announcement: headline warns above 120 characters", proof: [`${TEXTS} › headline warns above 120 characters`, TOLD, WARNED] },
  { says: "Announcement: description required", proof: [`${TEXTS} › description required`, TOLD] },
  {
    says: "Announcement: media missing if the image or library source is empty",
    proof: `${TEXTS} › media missing if the source is empty: %s`,
  },
  { says: "Announcement: primary and secondary link url is missing if blank", proof: ADDRESS },
  { says: "Announcement: link url is missing_protocol if it lacks a protocol", proof: [ADDRESS, TOLD] },
  { says: "Announcement: link url is invalid_link if not a valid URL or mailto", proof: [ADDRESS, WARNED] },
  {
    says: "Announcement: link titles required when the link exists",
    proof: `${TEXTS} › link titles required when the link exists, of the second one too`,
  },
  {
    says: "Announcement: guide call-to-action missing if the tutorial key exists but is empty",
    proof: `${TEXTS} › guide call-to-action missing if its key exists but is empty`,
  },
  { says: "NPS and survey: question warns above 120", proof: QUESTION },
  { says: "NPS and survey: leftLabel and rightLabel error above 36", proof: [QUESTION, BLOCKED] },
  { says: "NPS and survey: commentBoxLabel error above 80", proof: QUESTION },
  { says: "NPS and survey: buttonLabel error above 36", proof: [QUESTION, BLOCKED] },
  { says: "NPS and survey: thankYouMessage warns above 120", proof: QUESTION },
  { says: "Only missing and too-long errors block publishing", proof: [BLOCKED, KEYS] },
  { says: "Warnings do not block publishing", proof: WARNED },
  {
    says: "Message keys: text_error_missing, text_error_too_long, text_error_invalid_link, text_error_missing_protocol, each with a field name",
    proof: [KEYS, TOLD],
  },
];
