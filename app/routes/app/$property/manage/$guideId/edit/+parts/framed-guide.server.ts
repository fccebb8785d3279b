import type { Guide } from "#app/api/guides.server.ts";
import { audienceTeller } from "#app/features/audience/shown-audience.server.ts";
import { draftChapterOf } from "#app/features/publication/draft-chapter.server.ts";
import { switchedOff } from "#app/features/stylings/switched-off.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** What stands above every part of a guide's editor: its state, and what may be done with it. */
export async function framedGuide(viewer: Viewer, guide: Guide) {
  const { id, chapterId, revision, visibility, hasUnpublishedChanges, startsIn30Days, publishing } = guide;
  const title = guide.title || guide.defaultTitle;
  const mayEdit = visibility !== "deleted" && viewer.may("edit", "guides", guide);
  const [tell, off, draftChapter] = await Promise.all([
    audienceTeller(viewer, [guide]),
    switchedOff(viewer, "enableInteractiveTours"),
    draftChapterOf(viewer, guide),
  ]);
  return {
    audience: tell(guide),
    guide: { id, chapterId, title, revision, visibility, hasUnpublishedChanges, startsIn30Days, publishing },
    may: { edit: mayEdit, create: viewer.may("edit", "guides"), why: viewer.may("view", "users") },
    draftChapter,
    off,
  };
}

export type FramedGuide = Awaited<ReturnType<typeof framedGuide>>;

/** Why nothing of a guide can be saved by who may not edit it, as a code of the errors namespace. */
export function refusalOf(viewer: Viewer, { visibility }: Pick<Guide, "visibility">): string {
  return visibility === "deleted" && viewer.may("edit", "guides") ? "guide_deleted" : "not_allowed_for_role";
}
