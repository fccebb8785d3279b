import { withQuery } from "./with-query.ts";

type Id = string | number;

/** Which language's media, which way to add them, and what that way needs; `ask` is the question about all languages. */
type StepMediaQuery = {
  lang?: string;
  add?: string;
  ask?: "all";
  image?: string;
  x?: number;
  y?: number;
  width?: number;
  page?: number;
  limit?: number;
};

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
  /** A step in one of the languages; the default one when left out. */
  stepIn: (guide: Id, step: string, lang?: string) => withQuery(`${manage}/${encodeURIComponent(guide)}/edit/steps`, { step, lang }),
  stepMedia: (guide: Id, step: string, query: StepMediaQuery = {}) =>
    withQuery(`${manage}/${encodeURIComponent(guide)}/edit/steps/media`, { step, ...query }),
  guideSegments: (guide: Id) => `${manage}/${encodeURIComponent(guide)}/edit/segments`,
  guidePublication: (guide: Id) => `${manage}/${encodeURIComponent(guide)}/publication`,
  guidePreview: (guide: Id, step?: string) => withQuery(`${manage}/${encodeURIComponent(guide)}/preview`, { step }),
  guidePreviewModel: (guide: Id) => `${manage}/${encodeURIComponent(guide)}/preview/model`,
  guideInApplication: (guide: Id) => `${manage}/${encodeURIComponent(guide)}/in-application`,
  guideCopy: (guide: Id) => `${manage}/${encodeURIComponent(guide)}/copy`,
  guideChapter: (guide: Id) => `${manage}/${encodeURIComponent(guide)}/chapter`,
  archiveGuide: (guide: Id, returnTo?: string) => withQuery(`${manage}/${encodeURIComponent(guide)}/archive`, { return: returnTo }),
  createChapter: () => `${manage}/chapters/create`,
  editChapter: (chapter: Id) => `${manage}/chapters/${encodeURIComponent(chapter)}/edit`,
  chapterPublication: (chapter: Id) => `${manage}/chapters/${encodeURIComponent(chapter)}/publication`,
  archiveChapter: (chapter: Id, returnTo?: string) =>
    withQuery(`${manage}/chapters/${encodeURIComponent(chapter)}/archive`, { return: returnTo }),
  sorting: () => `${manage}/sorting`,
  sortingByDrag: () => `${manage}/sorting/drag`,
});
