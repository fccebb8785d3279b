import type { AnnouncementTexts, Message, MessageTexts, QuestionTexts } from "#app/api/message-words.ts";
import { isPutAway } from "#app/domain/messages/message.ts";
import { type MessageTime, nextFullHour } from "#app/domain/messages/message-times.ts";
import { usualTexts } from "#app/domain/messages/templates/usual-texts.ts";
import { localTimeOf } from "#app/features/audience/local-time.server.ts";
import type { ContentLanguage } from "#app/features/languages/content-language.server.ts";
import { type ANNOUNCEMENT_FIELDS, type MessageValues, QUESTION_FIELDS } from "./fields.ts";

const idText = (id: number | null) => (id === 0 || id === null ? "" : String(id));

/**
 * What has no control is empty. A time that is not chosen yet begins with the next full hour on the clocks of the property, `timeZone`, and an end with
 * the first one after its start; `now` is
 * epoch milliseconds.
 */
export function valuesOf(
  message: Message,
  { key: lang, isDefault }: Pick<ContentLanguage, "key" | "isDefault">,
  timeZone: string,
  now = Date.now(),
): MessageValues {
  const { minTime, maxTime, type } = message;
  const texts: MessageTexts | null = message.texts[lang]?.texts ?? null;
  const next = nextFullHour(now, timeZone);
  const time = ({ utc, timezone }: MessageTime) => ({ at: localTimeOf(utc, timezone), zone: timezone });
  // An end is after its start, also as it is offered.
  const start = Math.max(Date.parse((minTime ?? next).utc), now);
  const [from, to] = [time(minTime ?? next), time(maxTime ?? nextFullHour(start, timeZone))];
  return {
    ...announcementValues(type === "announcement" ? (texts as AnnouncementTexts | null) : null),
    ...questionValues(type === "announcement" ? null : ((texts as QuestionTexts | null) ?? begunTexts(message, lang))),
    status: isDefault ? "" : message.texts[lang]?.status === "off" ? "off" : "on",
    ...{ category: String(message.category), form: message.form, rankingType: type === "survey" ? (message.rankingType ?? "emoji") : "" },
    ...{ pinned: message.pinned ? "on" : "", languageBehaviour: message.languageBehaviour },
    ...{ segment: idText(message.segment), pageSegment: idText(message.pageSegment) },
    ...{ guideSegment: idText(message.guideSegment), guidePageSegment: idText(message.guidePageSegment) },
    ...{ starts: minTime ? "at" : "now", from: from.at, fromZone: from.zone },
    ...{ ends: maxTime ? "at" : "now", to: to.at, toZone: to.zone },
    ...{ recurrence: String(message.recurrence), reminder: String(message.reminderRecurrence), priority: String(message.priority) },
  };
}

/** What a language without texts begins with; of a message that is put away nothing is written any longer. */
const begunTexts = ({ type, category, visibility }: Message, lang: string) =>
  type === "announcement" || isPutAway(visibility) ? null : usualTexts(category, lang);

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
