import { type ApiFailure, attempt } from "#app/api/failure.ts";
import type { FormFailure } from "#app/domain/forms/form-failure.ts";
import type { UiLanguage } from "#app/i18n/languages.ts";
import { shownMoment } from "#app/i18n/moment.server.ts";
import { refusal } from "#app/session/screen-form.server.ts";

export type Stored = { revision: number; lastChangedAt: string | null; lastChangedBy: string | null };

/** Refusals that come from what is stored having changed since it was read. */
const OUTDATED = [
  "changed_meanwhile",
  "published_meanwhile",
  "guide_deleted",
  "chapter_deleted",
  "segment_in_use",
  "page_segment_in_use",
  "tag_in_use",
];

/**
 * The answer to a question's form that was refused. Where somebody changed in the meantime what the question is about, it says who, when,
 * and at which revision the same may be asked for again.
 * @param read what is stored now
 * @param more what else the page is told, by what is stored if that was read
 */
export async function answerRefused<S extends Stored, More extends object>(
  language: UiLanguage,
  failure: ApiFailure,
  read: () => Promise<S>,
  more: (stored: S | null) => More,
) {
  const now = OUTDATED.includes(failure.code) ? await attempt(read()) : null;
  const stored = now?.ok ? now.answer : null;
  const overtaken = failure.code === "changed_meanwhile" && stored ? overtakenBy(language, stored) : undefined;
  return refusal(failure, { overtaken, ...more(stored) });
}

function overtakenBy(language: UiLanguage, { revision, lastChangedAt, lastChangedBy }: Stored): FormFailure["overtaken"] {
  return lastChangedAt === null ? undefined : { by: lastChangedBy, at: shownMoment(language, lastChangedAt), revision };
}
