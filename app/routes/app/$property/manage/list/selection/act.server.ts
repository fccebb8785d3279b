import { type ApiFailure, attempt } from "#app/api/failure.ts";
import { archiveGuide, type FoundGuide, findGuides, moveGuide, publishGuide, unpublishGuide } from "#app/api/guides.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { type Act, MOST_CHOSEN } from "./choices.ts";
import { type Done, doneText, failedText } from "./report-address.ts";

type Read = { id: number; revision: number };

/**
 * Does one thing with several guides, one after the other, each on the revision that was read: what cannot be done with one keeps nothing
 * from the others. What is so already counts as done.
 * @param to the chapter to move them to
 * @returns the address of the report
 */
export async function actOnGuides(viewer: Viewer, act: Act, read: readonly Read[], { to, back }: { to: number; back: string }) {
  const few = read.slice(0, MOST_CHOSEN);
  const { guides } = few.length > 0 ? await findGuides(viewer, { ids: few.map(({ id }) => id), archived: "false" }) : { guides: [] };
  const revisions = new Map(few.map(({ id, revision }) => [id, revision]));
  const done: Done[] = [];
  const failures = new Map<number, ApiFailure | null>(
    few.filter(({ id }) => !guides.some((guide) => guide.id === id)).map(({ id }) => [id, null]),
  );
  for (const guide of guides) {
    const { id, chapterId, place } = guide;
    const tried = isSo(act, guide, to) ? null : await attempt(write(viewer, act, guide, revisions.get(id) ?? guide.revision, to));
    if (tried && !tried.ok) failures.set(id, tried.failure);
    else done.push(act === "move" && tried ? { id, chapterId, place: place ?? 0 } : { id });
  }
  const [limit] = [...failures.values()].flatMap((failure) => failure?.problem?.limit ?? []);
  return viewer.paths.chosenReport({
    act,
    done: done.map(doneText),
    failed: [...failures].map(([id, failure]) => failedText(id, reasonOf(act, failure))),
    limit: limit?.n,
    to: act === "move" ? to : undefined,
    return: back,
  });
}

function isSo(act: Act, { visibility, hasUnpublishedChanges, chapterId }: FoundGuide, to: number): boolean {
  if (act === "publish") return visibility === "public" && !hasUnpublishedChanges;
  if (act === "unpublish") return visibility !== "public";
  return act === "move" && chapterId === to;
}

function write(viewer: Viewer, act: Act, { id, chapterId }: FoundGuide, revision: number, to: number): Promise<unknown> {
  const guide = String(id);
  if (act === "publish") return publishGuide(viewer, guide, revision);
  if (act === "unpublish") return unpublishGuide(viewer, guide, revision);
  return act === "archive" ? archiveGuide(viewer, guide, revision) : moveGuide(viewer, guide, chapterId, to);
}

/** The code of a reason; null is a guide that is gone. */
function reasonOf(act: Act, failure: ApiFailure | null): string {
  if (!failure) return "gone";
  if (failure.problem?.limit) return "limit";
  if (failure.status === 422) return act === "publish" ? "incomplete" : (failure.problem?.fields?.[0]?.code ?? failure.code);
  return failure.code;
}
