import { redirect } from "@remix-run/node";
import { getChapter } from "#app/api/chapters.server.ts";
import { UNSORTED_CHAPTER_ID } from "#app/domain/guides/guide.ts";
import type { Viewer } from "#app/session/viewer.ts";
import type { HeadOfChapter } from "./chapter-head.tsx";

/**
 * A chapter that an address names. An archived one leads to its own screen, which says that it is archived and brings it back.
 * @throws Response 404 for the unsorted guides, which are not drafted and published
 */
export async function namedChapter(viewer: Viewer, id = "") {
  const chapter = await getChapter(viewer, id);
  if (chapter.id === UNSORTED_CHAPTER_ID) throw new Response(null, { status: 404 });
  if (chapter.visibility === "deleted") throw redirect(viewer.paths.editChapter(chapter.id));
  return chapter;
}

/** What the head of a chapter's editor shows of it, and what somebody may do there. */
export function headOfChapter(viewer: Viewer, { id, title, visibility, hasUnpublishedChanges, publishing }: HeadOfChapter) {
  return {
    chapter: { id, title, visibility, hasUnpublishedChanges, publishing },
    may: { edit: viewer.may("edit", "guides", { visibility }), why: viewer.may("view", "users") },
  };
}
