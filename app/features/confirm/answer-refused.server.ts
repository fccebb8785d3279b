import { type ApiFailure, attempt } from "#app/api/failure.ts";
import type { UiLanguage } from "#app/i18n/languages.ts";
import { shownMoment } from "#app/i18n/moment.server.ts";
import { refusal } from "#app/session/screen-form.server.ts";

export type Stored = { revision: number; lastChangedAt: string | null; lastChangedBy: string | null };

/**
 * The answer to a question's form that was refused. Where somebody changed in the meantime what the question is about, it says who, when,
 * and at which revision the same may be asked for again.
 * @param read what is stored now
 */
export async function answerRefused(language: UiLanguage, failure: ApiFailure, read: () => Promise<Stored>) {
  if (failure.code !== "changed_meanwhile") return refusal(failure);
  const now = await attempt(read());
  if (!now.ok || now.answer.lastChangedAt === null) return refusal(failure);
  const { revision, lastChangedAt, lastChangedBy } = now.answer;
  return refusal(failure, { by: lastChangedBy, at: shownMoment(language, lastChangedAt), revision });
}
