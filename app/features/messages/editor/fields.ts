/** When a message begins or ends: as it is published or unpublished, or at a time. */
export const TIMINGS = ["now", "at"] as const;

/** The fields of what a message says in one language; those of an announcement, and those of an NPS or a survey. */
export const ANNOUNCEMENT_FIELDS = [
  ...(["headline", "description", "mediaType", "mediaSrc", "used"] as const),
  ...(["primaryTitle", "primaryUrl", "secondaryTitle", "secondaryUrl", "guide"] as const),
] as const;
export const QUESTION_FIELDS = ["question", "leftLabel", "rightLabel", "commentBoxLabel", "buttonLabel", "thankYouMessage"] as const;
/** Those that hold in all languages. */
export const SETTING_FIELDS = [
  ...(["guideSegment", "guidePageSegment"] as const),
  ...(["category", "form", "pinned", "languageBehaviour", "segment", "pageSegment"] as const),
  ...(["starts", "from", "fromZone", "ends", "to", "toZone"] as const),
  ...(["recurrence", "reminder", "priority"] as const),
] as const;
/** All of them, in the order of the form. */
export const MESSAGE_FIELDS = [...ANNOUNCEMENT_FIELDS, ...QUESTION_FIELDS, "rankingType", "status", ...SETTING_FIELDS] as const;
export type MessageField = (typeof MESSAGE_FIELDS)[number];
export type MessageValues = Record<MessageField, string>;

/** The fields of a message's texts that the form calls otherwise. */
const FIELD_OF_TEXT: Record<string, MessageField> = {
  ...{ media: "mediaSrc", "media.src": "mediaSrc", "media.type": "mediaType" },
  ...{ "primaryLink.title": "primaryTitle", "primaryLink.url": "primaryUrl" },
  ...{ "secondaryLink.title": "secondaryTitle", "secondaryLink.url": "secondaryUrl" },
};

/** What a survey asks further, which has a screen of its own. */
export const FURTHER = "further";

/** The id of the form of a message in a language; those of its fields begin with it. */
export const formIdOf = ({ message, language }: { message: { revision: number }; language: { key: string } }) =>
  `message-${language.key}-${message.revision}`;

/** The field of the form for one of the texts. */
export const fieldOfText = (path: string): string => (path.startsWith("further.") ? FURTHER : (FIELD_OF_TEXT[path] ?? path));

/** What the form in another language is called where an error names it. */
export const otherLanguage = (lang: string) => `language-${lang}`;

const TEXT = /^texts\.([^.]+)\.(.*)$/;

/** How the form in a language names what the upstream does not accept. */
export function fieldOf(path: string, lang: string): string {
  const [, language, text] = TEXT.exec(path) ?? [];
  if (language !== undefined) return language === lang ? fieldOfText(text ?? "") : otherLanguage(language);
  if (path.startsWith("shape")) return FURTHER;
  if (path.startsWith("minTime")) return "from";
  if (path.startsWith("maxTime")) return "to";
  return path === "reminderRecurrence" ? "reminder" : path;
}
