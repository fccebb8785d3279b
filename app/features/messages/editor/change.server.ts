import {
  type AnnouncementTexts,
  type Message,
  type MessageChange,
  type MessageTexts,
  NO_ANNOUNCEMENT,
  type QuestionTexts,
} from "#app/api/message-words.ts";
import { isPublished, type MessageVisibility } from "#app/domain/messages/message.ts";
import { isWrittenInDefault } from "#app/domain/messages/message-state.ts";
import { isMessageWritten } from "#app/domain/messages/message-texts.ts";
import { usualRecurrence } from "#app/domain/messages/message-times.ts";
import { usualTexts } from "#app/domain/messages/templates/usual-texts.ts";
import { isBlank } from "#app/domain/storable-text.ts";
import { localTimeOf, momentOf } from "#app/features/audience/local-time.server.ts";
import { QUESTION_FIELDS } from "./fields.ts";
import type { TypedMessage } from "./schema.server.ts";

type Time = Message["minTime"];

/** What the form of a message in a language changes, as the contract has it. Without the audience that stays as it is. */
export function changeOf(typed: TypedMessage, stored: Message, lang: string, withAudience: boolean): MessageChange & { revision: number } {
  const { category, form, rankingType, pinned, languageBehaviour, recurrence, reminder, priority, intent, status } = typed;
  const { segment, pageSegment, guideSegment, guidePageSegment } = typed;
  const times = { recurrence, reminder };
  const { recurrence: again, reminder: reminded } = isAnotherKind(typed, stored) ? usualWhereSame(times, stored, category) : times;
  const isDefault = stored.texts[lang]?.status === "default";
  // What is to go live, or to stay so, needs a text in the default language: what that lacks is told all at once, wherever it is published from.
  const isToGoLive = intent === "publish";
  const texts = isEmpty(typed, stored, lang) && !(isToGoLive && isDefault) ? null : textsOf(typed, stored, lang);
  return {
    texts: {
      ...inOtherLanguages(typed, stored, lang),
      ...(isToGoLive && emptyDefault(stored)),
      [lang]: { texts, ...(!isDefault && { status }) },
    },
    ...{ form, pinned, languageBehaviour, recurrence: again, reminderRecurrence: reminded, priority },
    ...(stored.type !== "nps" && { category }),
    ...(stored.type === "survey" && rankingType && { rankingType }),
    ...(withAudience && { segment, pageSegment, guideSegment, guidePageSegment }),
    minTime: typed.starts === "now" ? null : timeOf(typed.from, typed.fromZone, stored.minTime),
    maxTime: typed.ends === "now" ? null : timeOf(typed.to, typed.toZone, stored.maxTime),
    publishing: intent === "publish",
    visibility: targetOf(typed, stored, lang),
    revision: stored.revision,
  };
}

/**
 * The visibility that is asked for by name, undefined where it follows from the rest (specification 1, section 4). Only the button that says so takes a
 * message down, not an emptied text; nor does anything but that to publish put one live, also what somebody published after the form was opened.
 */
function targetOf(typed: TypedMessage, { visibility, texts, languages }: Message, lang: string): MessageVisibility | undefined {
  if (typed.intent === "publish") return isPublished(visibility) ? visibility : undefined;
  if (typed.intent !== "unpublish" || !isPublished(visibility)) return visibility;
  const hasDefaultText =
    texts[lang]?.status === "default" ? isMessageWritten({ title: typed.headline || typed.question }) : isWrittenInDefault(languages);
  return hasDefaultText ? "private" : undefined;
}

/** Whether a survey is turned from a rating to a score, or back: what was usual for the one is that of the other then, where nobody changed it. */
const isAnotherKind = ({ category }: TypedMessage, { type, category: before }: Message) => type === "survey" && category !== before;

function usualWhereSame(times: Pick<TypedMessage, "recurrence" | "reminder">, { type, category: before }: Message, category: number) {
  const usual = usualRecurrence(type, before);
  return times.recurrence === usual.recurrence && times.reminder === usual.reminder ? usualRecurrence(type, category) : times;
}

/** A time that was not touched stays as it is stored. */
function timeOf(local: string, timezone: string, stored: Time): Time {
  if (local === "") return null;
  if (stored && stored.timezone === timezone && local === localTimeOf(stored.utc, timezone)) return stored;
  return { utc: momentOf(local, timezone)!, timezone };
}

/** Whether nothing is said in the form's language but what it began with; then it has no texts. What a survey asks further is not in the form. */
function isEmpty(typed: TypedMessage, { type, category, texts: stored }: Message, lang: string): boolean {
  if (type !== "announcement") {
    const before = stored[lang]?.texts;
    if (before && "further" in before && before.further) return false;
    const usual: Partial<Record<(typeof QUESTION_FIELDS)[number], string>> = usualTexts(category, lang);
    return QUESTION_FIELDS.every((name) => isBlank(typed[name]) || typed[name].trim() === usual[name]);
  }
  const { headline, description, primaryTitle, primaryUrl, secondaryTitle, secondaryUrl, guide } = typed;
  const texts = [headline, description, primaryTitle, primaryUrl, secondaryTitle, secondaryUrl];
  return texts.every(isBlank) && mediaOf(typed, null) === null && guide === 0;
}

function textsOf(typed: TypedMessage, stored: Message, lang: string): MessageTexts {
  const { type, texts } = stored;
  if (type !== "announcement") {
    const { question, leftLabel, rightLabel, commentBoxLabel, buttonLabel, thankYouMessage } = typed;
    const said = { question, leftLabel, rightLabel, commentBoxLabel, buttonLabel, thankYouMessage };
    return isAnotherKind(typed, stored) ? { ...said, ...usualChanged(said, lang, stored.category, typed.category) } : said;
  }
  const { headline, description, guide } = typed;
  const before = texts[lang]?.texts;
  const link = (title: string, url: string) => (title.trim() === "" && url.trim() === "" ? null : { title, url: url.trim() });
  return {
    ...{ headline, description, media: mediaOf(typed, before && "media" in before ? before.media : null) },
    primaryLink: link(typed.primaryTitle, typed.primaryUrl),
    secondaryLink: link(typed.secondaryTitle, typed.secondaryUrl),
    guide: guide === 0 ? null : guide,
  };
}

/** What was usual around a question of one category and nobody changed, as it is usual for another; nothing where all is an author's own. */
function usualChanged(said: Partial<QuestionTexts>, lang: string, from: number, to: number): Partial<QuestionTexts> {
  const [before, usual] = [usualTexts(from, lang), usualTexts(to, lang)];
  const names = (Object.keys(before) as (keyof typeof before)[]).filter(
    (name) => said[name] === before[name] && before[name] !== usual[name],
  );
  return Object.fromEntries(names.map((name) => [name, usual[name]]));
}

/** The same in the languages that the form does not show: a survey asks one thing in all of them. */
function inOtherLanguages(typed: TypedMessage, stored: Message, lang: string): NonNullable<MessageChange["texts"]> {
  if (!isAnotherKind(typed, stored)) return {};
  const others = Object.entries(stored.texts).flatMap(([key, { texts }]) => {
    if (key === lang || !texts || !("question" in texts)) return [];
    const changed = usualChanged(texts, key, stored.category, typed.category);
    return Object.keys(changed).length > 0 ? [[key, { texts: { ...texts, ...changed } }] as const] : [];
  });
  return Object.fromEntries(others);
}

type Media = AnnouncementTexts["media"];

/** The default language without texts, as texts with nothing in them: what those lack is what it lacks. */
function emptyDefault({ type, category, texts }: Message): MessageChange["texts"] {
  const key = Object.keys(texts).find((each) => texts[each]?.status === "default" && !texts[each].texts);
  if (key === undefined) return {};
  return { [key]: { texts: type === "announcement" ? NO_ANNOUNCEMENT : { question: "", ...usualTexts(category, key) } } };
}

/** The image that was chosen: one of the library, or one by its address; what was there before stays of the kind that it was. */
function mediaOf({ used, mediaType, mediaSrc }: TypedMessage, before: Media): Media {
  if (used !== "") return { type: "imageLibrary", src: used };
  const src = mediaSrc.trim();
  if (mediaType === "") return null;
  return before?.src === src ? before : { type: "image", src };
}
