import type { AnnouncementTexts, Message, MessageTexts, QuestionTexts } from "#app/api/message-words.ts";
import { isPutAway } from "#app/domain/messages/message.ts";
import { usualTexts } from "#app/domain/messages/templates/usual-texts.ts";
import type { ContentLanguage } from "#app/features/languages/content-language.server.ts";
import { type ANNOUNCEMENT_FIELDS, type MessageValues, QUESTION_FIELDS } from "./fields.ts";

const idText = (id: number | null) => (id === 0 || id === null ? "" : String(id));

/**
 * What has no control is empty. @param local a moment as the clocks of a time zone show it; `timeZone` is the property's, for a time that is not
 * chosen yet
 */
export function valuesOf(
  message: Message,
  { key: lang, isDefault }: Pick<ContentLanguage, "key" | "isDefault">,
  timeZone: string,
  local: (moment: string | null, timeZone: string) => string,
): MessageValues {
  const { minTime, maxTime, type } = message;
  const texts: MessageTexts | null = message.texts[lang]?.texts ?? null;
  const time = (at: typeof minTime) => ({ at: local(at?.utc ?? null, at?.timezone ?? timeZone), zone: at?.timezone ?? timeZone });
  const [from, to] = [time(minTime), time(maxTime)];
  return {
    ...announcementValues(type === "announcement" ? (texts as AnnouncementTexts | null) : null),
    ...questionValues(type === "announcement" ? null : ((texts as QuestionTexts | null) ?? begunTexts(message, lang))),
    status: isDefault ? "" : message.texts[lang]?.status === "off" ? "off" : "on",
    ...{ category: String(message.category), form: message.form, rankingType: type === "survey" ? (message.rankingType ?? "emoji") : "" },
    ...{ pinned: message.pinned ? "on" : "", languageBehaviour: message.languageBehaviour },
    ...{ segment: idText(message.segment), pageSegment: idText(message.pageSegment) },
    ...{ guideSegment: idText(message.guideSegment), guidePageSegment: idText(message.guidePageSegment) },
    ...{ from: from.at, fromZone: from.zone, to: to.at, toZone: to.zone },
    ...{ recurrence: String(message.recurrence), reminder: String(message.reminderRecurrence), priority: String(message.priority) },
  };
}

/** What a language without texts begins with; of a message that is put away nothing is written any longer. */
const begunTexts = ({ type, visibility }: Message, lang: string) =>
  type === "announcement" || isPutAway(visibility) ? null : usualTexts(type, lang);

function announcementValues(texts: AnnouncementTexts | null): Record<(typeof ANNOUNCEMENT_FIELDS)[number], string> {
  const { primaryLink, secondaryLink, guide = null } = texts ?? {};
  return {
    ...{ headline: texts?.headline ?? "", description: texts?.description ?? "" },
    ...{ mediaType: texts?.media ? "image" : "", mediaSrc: texts?.media?.src ?? "", used: "" },
    ...{ primaryTitle: primaryLink?.title ?? "", primaryUrl: primaryLink?.url ?? "" },
    ...{ secondaryTitle: secondaryLink?.title ?? "", secondaryUrl: secondaryLink?.url ?? "", guide: idText(guide) },
  };
}

const questionValues = (texts: Partial<QuestionTexts> | null) =>
  Object.fromEntries(QUESTION_FIELDS.map((name) => [name, texts?.[name] ?? ""])) as Record<(typeof QUESTION_FIELDS)[number], string>;
