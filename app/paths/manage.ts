import { type Query, withQuery } from "./with-query.ts";

type Id = string | number;

/** Guides and chapters; `manage` is their base address. An id may come from an address, and be anything. */
export const managePaths = (manage: string) => ({
  guides: (query?: {
    show?: "all" | "one";
    chapterId?: Id;
    search?: string;
    state?: string;
    page?: Id;
    limit?: Id;
    guide?: readonly string[];
  }) => withQuery(`${manage}/list`, query),
  chosenGuides: ({ guide = [], ...rest }: { guide?: readonly Id[]; return?: string }) =>
    withQuery(`${manage}/list/selection`, { ...rest, guide: guide.map(String) }),
  createGuide: (chapterId?: Id) => withQuery(`${manage}/create`, { chapterId }),
  guideSteps: (guide: Id, step?: string, ask?: "remove") => withQuery(`${manage}/${encodeURIComponent(guide)}/edit/steps`, { step, ask }),
  guideSegments: (guide: Id) => `${manage}/${encodeURIComponent(guide)}/edit/segments`,
  guidePublication: (guide: Id) => `${manage}/${encodeURIComponent(guide)}/publication`,
  guidePreview: (guide: Id, step?: string) => withQuery(`${manage}/${encodeURIComponent(guide)}/preview`, { step }),
  guidePreviewModel: (guide: Id) => `${manage}/${encodeURIComponent(guide)}/preview/model`,
  guideInApplication: (guide: Id) => `${manage}/${encodeURIComponent(guide)}/in-application`,
  guideCopy: (guide: Id) => `${manage}/${encodeURIComponent(guide)}/copy`,
  guideChapter: (guide: Id) => `${manage}/${encodeURIComponent(guide)}/chapter`,
  archiveGuide: (guide: Id, returnTo?: string) => withQuery(`${manage}/${encodeURIComponent(guide)}/archive`, { return: returnTo }),
  createChapter: () => `${manage}/chapters/create`,
  /** `lang` is a language of the property, or "all". */
  editChapter: (chapter: Id, query?: { lang?: string | undefined; page?: Id | undefined }) =>
    withQuery(`${manage}/chapters/${encodeURIComponent(chapter)}/edit`, query),
  archivedChapters: (query?: Query) => withQuery(`${manage}/chapters/archived`, query),
  bringBackChapter: (chapter: Id, returnTo?: string) =>
    withQuery(`${manage}/chapters/${encodeURIComponent(chapter)}/bring-back`, { return: returnTo }),
  chapterPublication: (chapter: Id) => `${manage}/chapters/${encodeURIComponent(chapter)}/publication`,
  archiveChapter: (chapter: Id, returnTo?: string) =>
    withQuery(`${manage}/chapters/${encodeURIComponent(chapter)}/archive`, { return: returnTo }),
  sorting: () => `${manage}/sorting`,
  sortingByDrag: () => `${manage}/sorting/drag`,
});
