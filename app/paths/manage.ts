import { withQuery } from "./with-query.ts";

type Id = string | number;

/** Guides and chapters; `manage` is their base address. */
export const managePaths = (manage: string) => ({
  guides: (query?: { show?: "all" | "one"; chapterId?: Id; search?: string; state?: string; page?: Id; limit?: Id }) =>
    withQuery(`${manage}/list`, query),
  createGuide: (chapterId?: Id) => withQuery(`${manage}/create`, { chapterId }),
  guideSteps: (guide: Id, step?: string, ask?: "remove") => withQuery(`${manage}/${guide}/edit/steps`, { step, ask }),
  guidePublication: (guide: Id) => `${manage}/${guide}/publication`,
  guidePreview: (guide: Id, step?: string) => withQuery(`${manage}/${guide}/preview`, { step }),
  guidePreviewModel: (guide: Id) => `${manage}/${guide}/preview/model`,
  guideInApplication: (guide: Id) => `${manage}/${guide}/in-application`,
  guideCopy: (guide: Id) => `${manage}/${guide}/copy`,
  guideChapter: (guide: Id) => `${manage}/${guide}/chapter`,
  archiveGuide: (guide: Id, returnTo?: string) => withQuery(`${manage}/${guide}/archive`, { return: returnTo }),
  createChapter: () => `${manage}/chapters/create`,
  editChapter: (chapter: Id) => `${manage}/chapters/${chapter}/edit`,
  chapterPublication: (chapter: Id) => `${manage}/chapters/${chapter}/publication`,
  archiveChapter: (chapter: Id, returnTo?: string) => withQuery(`${manage}/chapters/${chapter}/archive`, { return: returnTo }),
  sorting: () => `${manage}/sorting`,
  sortingByDrag: () => `${manage}/sorting/drag`,
});
