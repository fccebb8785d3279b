import type { ApiFailure } from "#app/api/failure.ts";
import { archiveGuide, type FoundGuide, findGuides, moveGuide, publishGuide, unpublishGuide } from "#app/api/guides.server.ts";
import { actOnEach } from "#app/features/selection/act-on-each.server.ts";
import type { Read } from "#app/features/selection/chosen.server.ts";
import { doneText, failedText } from "#app/features/selection/report-address.ts";
import type { Viewer } from "#app/session/viewer.ts";
import type { Act } from "./choices.ts";

/**
 * Does one thing with several guides.
 * @param to the chapter to move them to
 * @returns the address of the report
 */
export async function actOnGuides(viewer: Viewer, act: Act, read: readonly Read[], { to, back }: { to: number; back: string }) {
  const { done, failures } = await actOnEach<FoundGuide>(read, {
    find: async (ids) => (ids.length > 0 ? (await findGuides(viewer, { ids, archived: "false" })).guides : []),
    isSo: (guide) => isSo(act, guide, to),
    write: (guide, revision) => write(viewer, act, guide, revision, to),
  });
  const [limit] = [...failures.values()].flatMap((failure) => failure?.problem?.limit ?? []);
  return viewer.paths.chosenReport({
    act,
    done: done.map(({ item: { id, chapterId, place }, isWritten }) =>
      doneText(act === "move" && isWritten ? { id, chapterId, place: place ?? 0 } : { id }),
    ),
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
