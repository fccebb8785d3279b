import { getChapter, sortGuides } from "#app/api/chapters.server.ts";
import { attempt } from "#app/api/failure.ts";
import { moveGuide } from "#app/api/guides.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** A guide that was moved: where it was, and its place there from 0. */
export type Moved = { id: number; chapterId?: number | undefined; place?: number | undefined };

/**
 * Moves guides back from the chapter `to` to where each was, one after the other. Each gets its place again as far as its chapter is as it was.
 * @returns the guides that could not be moved back, each with the code of the reason
 */
export async function undoMove(viewer: Viewer, moved: readonly Moved[], to: number): Promise<{ id: number; code: string }[]> {
  const failed: { id: number; code: string }[] = [];
  const back = new Map<number, Moved[]>();
  for (const each of moved) {
    if (each.chapterId === undefined) continue;
    const tried = await attempt(moveGuide(viewer, String(each.id), to, each.chapterId));
    if (tried.ok) back.set(each.chapterId, [...(back.get(each.chapterId) ?? []), each]);
    else failed.push({ id: each.id, code: tried.failure.problem?.fields?.[0]?.code ?? tried.failure.code });
  }
  // They are back, if at the end: that a place could not be had again is no failure to tell.
  for (const [chapter, guides] of back) await attempt(placeAgain(viewer, chapter, guides));
  return failed;
}

async function placeAgain(viewer: Viewer, chapter: number, returned: Moved[]): Promise<void> {
  const { guides } = await getChapter(viewer, String(chapter));
  const ids = new Set(returned.map(({ id }) => id));
  const order = guides.map(({ id }) => id).filter((id) => !ids.has(id));
  for (const { id, place = order.length } of returned.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))) order.splice(place, 0, id);
  await sortGuides(viewer, chapter, order);
}
