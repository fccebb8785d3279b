import type { Sentence } from "#tests/specification/sentence.ts";

const FIELDS = "server/resources/messages/message-fields.test.ts";
const NEW = "server/resources/messages/messages.test.ts › of the type %s and category %s is a draft with the defaults of its kind";
const TYPES = "app/domain/messages/message.test.ts › section 3: message types, the status of a language, and how a survey is ranked";
const SEGMENTS = `${FIELDS} › section 3: segment, pageSegment, tutorialSegmentation, tutorialPageSegmentation, pinned and languageBehaviour are kept and said`;
const DATES = `${FIELDS} › section 3: date is the start, else when it was first published, else when it was made; updatedAt is when it was last saved`;
const TIMES = `${FIELDS} › section 3: minTime and maxTime have each a utc and a timezone, and are taken back by null`;
const PUBLISHED = `${FIELDS} › section 3: firstTimePublished stays, timeLastPublished moves with every publication`;
const TEXTS = `${FIELDS} › section 3: languageTexts are keyed by language, each with status and texts`;
const ANNOUNCEMENT = `${TEXTS} › of an announcement: headline, description, media %j, cta with primaryLink, secondaryLink and tutorial`;
const QUESTION = `${TEXTS} › of the type %s: question, leftLabel, rightLabel, commentBoxLabel, buttonLabel, thankYouMessage`;
const STATUS = `${TEXTS} › a language is on or off, and the default language is default whatever is said of it`;
const CATEGORY =
  "app/domain/messages/message.test.ts › section 3: announcement category %i is %s, with the colour %s, which is also the one of a property's stylings";
const CATEGORIES =
  "app/domain/messages/message.test.ts › section 9: categories 1 to 6 are of announcements, 7 is NPS, 8 survey; a survey may also be an NPS announcement: %s";
const RECURRENCE = "server/resources/messages/message-fields.test.ts › section 4: recurrence and reminder are one of nine numbers of days";

/** Specification 1, section 3: Message. */
export const MESSAGE_FIELDS: readonly Sentence[] = [
  {
    says: "Message: id",
    proof: "server/resources/messages/messages.test.ts › makes a version, and a draft that is saved later changes nothing that is live",
  },
  { says: "Message: type (announcement, NPS, survey)", proof: [NEW, TYPES] },
  { says: "Message: visibility", proof: [NEW, `${FIELDS} › section 4: %s is what it becomes when that is named, and nothing else is`] },
  {
    says: "Message: category (1 to 6 announcement categories, 7 NPS, 8 survey)",
    proof: [CATEGORIES, NEW, "server/resources/messages/messages.test.ts › of the type %s has no category %i"],
  },
  { says: "Message: languageBehaviour (default fallback_default)", proof: [NEW, SEGMENTS] },
  { says: "Message: updatedAt", proof: DATES },
  { says: "Message: date", proof: DATES },
  {
    says: "Message: title",
    proof: [NEW, "server/resources/messages/messages.test.ts › a save changes the languages that it names, and null takes one away"],
  },
  {
    says: "Message: segment, pageSegment",
    proof: [SEGMENTS, "server/resources/messages/settle-messages.test.ts › segments that a message names, also for its guide, are in use"],
  },
  {
    says: "Message: tutorialSegmentation, tutorialPageSegmentation",
    proof: [SEGMENTS, "server/resources/messages/settle-messages.test.ts › segments that a message names, also for its guide, are in use"],
  },
  {
    says: "Message: pinned",
    proof: [
      SEGMENTS,
      "server/resources/messages/kept-messages.test.ts › one kind, newest first, pinned ones before all others, by state, words and order, and paged",
    ],
  },
  { says: "Message: languageTexts keyed by language id (status, texts)", proof: [STATUS, ANNOUNCEMENT, QUESTION] },
  { says: "Message: minTime and maxTime (each utc and timezone)", proof: TIMES },
  { says: "Message: firstTimePublished", proof: PUBLISHED },
  { says: "Message: timeLastPublished", proof: PUBLISHED },
  { says: "Message: recurrence, reminderRecurrence", proof: RECURRENCE },
  { says: "Announcement texts: headline, description", proof: ANNOUNCEMENT },
  { says: "Announcement texts: media (image or imageLibrary with src)", proof: ANNOUNCEMENT },
  { says: "Announcement texts: cta {primaryLink, secondaryLink (title, url), tutorial}", proof: ANNOUNCEMENT },
  { says: "NPS and survey texts: question, leftLabel, rightLabel, commentBoxLabel, buttonLabel, thankYouMessage", proof: QUESTION },
  {
    says: "NPS and survey texts: rankingType emoji or star",
    proof: [TYPES, `${FIELDS} › section 3: a survey is ranked by emoji or star, nothing else is ranked`],
  },
  { says: "Message language status: default, on, off", proof: [TYPES, STATUS] },
  {
    says: "Announcement categories by name: new feature, reminder, must see guide, news, announcement, important",
    proof: [
      CATEGORY,
      "tests/specification/messages/words.test.ts › section 3: the categories are named new feature, reminder, must see guide, news, announcement, important; then NPS and survey",
    ],
  },
  { says: "Announcement categories: colours #ffd600, #ff0070, #59d653, #6565ff, #0098ff, #ff8400", proof: CATEGORY },
  {
    says: "Stylings: six announcementCategoryColor values",
    proof: [
      CATEGORY,
      "tests/routes/messages/categories.test.ts › lists are narrowed down to a category, and lists, calendar and editor show it in the property's own colour (specification 1, section 3: Stylings)",
    ],
  },
  {
    says: "Messages state also holds list, current and initial message",
    decided: "**The dashboard holds no data.** `app/` reaches data only through the HTTP contract",
    proof:
      "tests/routes/messages/messages.test.ts › the buttons say what saving does (specification 1, section 4), and what keeps it from going live is said at its language",
  },
  {
    says: "Messages state also holds call states and image-upload flags",
    decided: "Documents are rendered when everything is awaited (scripts-off browsers never see late content)",
  },
  {
    says: "Unknown message title shows a dash",
    proof:
      "tests/routes/messages/unknown-title.test.ts › a message that is there and has no words is “Untitled” in tables, headings and tabs; one that is not known is a dash, and said in words (specification 1, section 3)",
  },
  {
    says: "Usage panel item types: message",
    proof: "server/resources/messages/settle-messages.test.ts › segments that a message names, also for its guide, are in use",
  },
];
