import type { WireAsked } from "#app/contracts/public-answers.ts";
import { bestLanguage } from "#app/domain/languages/best-language.ts";
import { isLanguageLive } from "#app/domain/languages/language-status.ts";
import { isWrittenIn } from "#app/domain/messages/message-content.ts";
import { type Answers, MAIN_END, type SurveyPage } from "#app/domain/messages/survey.ts";
import { courseOf } from "#app/domain/messages/survey-course.ts";
import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";
import { languagesFor } from "#server/resources/languages/languages.ts";
import { versionShown } from "#server/resources/player/showings.ts";
import type { OpenedLink } from "./opened-link.ts";
import { toWirePage, wordsOf } from "./page-words.ts";

/** How far somebody is who answers by a link. */
export type Progress = Awaited<ReturnType<typeof progressOf>>;

/**
 * How far an answer is.
 * @param showing the id by which a browser knows it; of no account where the link has one of its own, null for a browser that has none yet
 */
export async function progressOf(db: Database, opened: OpenedLink, showing: string | null, languages: string[]) {
  const { propertyId, message, only } = opened;
  const key = only ?? showing;
  const [shown, given, { fallback }] = await Promise.all([
    key === null ? undefined : shownAs(db, opened, key),
    key === null ? undefined : givenAs(db, opened, key),
    languagesFor(db, propertyId),
  ]);
  const version = shown?.version ?? message.version;
  const content = await versionShown(db, propertyId, message.id, version);
  if (content.type === "announcement") throw refuse.notFound();
  const written = Object.keys(content.texts).filter((each) => isWrittenIn(content, each) && isLanguageLive(message.language_texts, each));
  const language = bestLanguage(languages, written.toSorted(), fallback);
  if (language === null) throw refuse.gone("answers_closed");
  return {
    ...{ key, version, language, written, shown: shown !== undefined },
    shape: content.shape,
    words: wordsOf(content.texts, language, fallback),
    answers: (given?.answers ?? {}) as Answers,
    comment: given?.comment ?? "",
    seconds: given?.seconds ?? 0,
    isDone: Boolean(shown?.answered_at) || (await hasAnswered(db, opened)),
  };
}

/** What an answer is by now, on a page that was reached: the one that is asked for, else the first without an answer on it. */
export function askedAt(opened: OpenedLink, progress: Progress, wanted?: string): WireAsked {
  const { shape, words, answers, comment } = progress;
  const { pages } = courseOf(shape, answers);
  const page = pages.find(({ id }) => id === wanted) ?? pages[resumedAt(pages, answers)];
  const at = page && { page, number: pages.indexOf(page) + 1 };
  return { ...frameOf(opened, progress), page: at ? toWirePage(shape, at, words, answers, comment) : null };
}

/** The same once it is done. `before`: it was done earlier. */
export function doneWith(opened: OpenedLink, progress: Progress, before: boolean): WireAsked {
  const end = courseOf(progress.shape, progress.answers).end ?? MAIN_END;
  return { ...frameOf(opened, progress), thanks: progress.words.thanks(end), before };
}

function frameOf({ property, link }: OpenedLink, { words, language, written }: Progress): WireAsked {
  const title = words.own.title;
  return { property, title, language, languages: written.toSorted(), page: null, thanks: null, before: false, again: !link.once };
}

function resumedAt(pages: SurveyPage[], answers: Answers): number {
  const last = pages.findLastIndex(({ questions }) => questions.some(({ id }) => answers[id] !== undefined));
  const isWhole = last >= 0 && last < pages.length - 1;
  return isWhole ? last + 1 : Math.max(0, last);
}

/** The showing of this message under an id. One that is somebody else's counts as none. */
async function shownAs(db: Database, { propertyId, message, visitor, only }: OpenedLink, key: string) {
  const row = await db
    .selectFrom("impressions")
    .select(["version", "person", "answered_at"])
    .where("property_id", "=", propertyId)
    .where("id", "=", key)
    .where("content_id", "=", message.id)
    .where("kind", "=", message.type)
    .executeTakeFirst();
  return row && (only !== null || row.person === (visitor?.id ?? "")) ? row : undefined;
}

async function givenAs(db: Database, { propertyId, message, visitor, only }: OpenedLink, key: string) {
  const row = await db
    .selectFrom("message_answers")
    .select(["answers", "comment", "seconds", "person"])
    .where("property_id", "=", propertyId)
    .where("id", "=", key)
    .where("message_id", "=", message.id)
    .executeTakeFirst();
  return row && (only !== null || row.person === (visitor?.id ?? "")) ? row : undefined;
}

/** Whether a person who can answer only once did so since the link began, wherever that was. */
async function hasAnswered(db: Database, { propertyId, message, link, visitor }: OpenedLink): Promise<boolean> {
  if (!visitor || !link.once) return false;
  const row = await db
    .selectFrom("message_answers")
    .select("id")
    .where("property_id", "=", propertyId)
    .where("message_id", "=", message.id)
    .where("person", "=", visitor.id)
    .where("anonymous", "=", false)
    .where("answered_at", ">=", link.renewed_at)
    .executeTakeFirst();
  return row !== undefined;
}
