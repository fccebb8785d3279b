import { type ApiFailure, attempt } from "#app/api/failure.ts";
import type { FormFailure } from "#app/domain/forms/form-failure.ts";
import { momentsOfAnswer } from "#app/features/moments.server.ts";
import { refusal } from "#app/session/screen-form.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

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
  viewer: Viewer,
  failure: ApiFailure,
  read: () => Promise<S>,
  more: (stored: S | null) => More,
) {
  const now = OUTDATED.includes(failure.code) ? await attempt(read()) : null;
  const stored = now?.ok ? now.answer : null;
  const overtaken = failure.code === "changed_meanwhile" && stored ? await overtakenBy(viewer, stored) : undefined;
  return refusal(failure, { overtaken, ...more(stored) });
}

type Overtaken = FormFailure["overtaken"];

async function overtakenBy(viewer: Viewer, { revision, lastChangedAt, lastChangedBy }: Stored): Promise<Overtaken> {
  if (lastChangedAt === null) return undefined;
  return { by: lastChangedBy, at: (await momentsOfAnswer(viewer)).shownMoment(lastChangedAt), revision };
}
