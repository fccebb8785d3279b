import { getChapter } from "#app/api/chapters.server.ts";
import type { Guide } from "#app/api/guides.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** A chapter that is not live; `mayPublish`: whether whoever looks may make it so. */
export type DraftChapter = { id: number; title: string; revision: number; mayPublish: boolean };

/** The chapter of a live guide, if it hides the guide from everybody. */
export async function draftChapterOf(viewer: Viewer, { visibility, chapterId }: Guide): Promise<DraftChapter | null> {
  if (visibility !== "public" || chapterId === 0) return null;
  const { id, title, revision, visibility: itsOwn } = await getChapter(viewer, String(chapterId));
  if (itsOwn === "public") return null;
  return { id, title, revision, mayPublish: viewer.may("edit", "guides", { visibility: itsOwn }) };
}
