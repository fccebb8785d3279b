import { withQuery } from "./with-query.ts";

type Id = string | number;

/** Guides and chapters; `manage` is their base address. An id may come from an address, and be anything. */
export const managePaths = (manage: string) => ({
  guides: (query?: {
    show?: "all" | "one";
    chapterId?: Id;
    search?: string;
    state?: string;
    segment?: string;
    written?: string;
    missing?: string;
    alarm?: string;
    by?: string;
    since?: string;
    sort?: string;
    order?: string;
    /** The chapters that are open, by id; "none" if none is. */
    open?: string;
    filter?: "open";
    page?: Id;
    limit?: Id;
    guide?: readonly string[];
  }) => withQuery(`${manage}/list`, query),
  chosenGuides: ({ guide = [], ...rest }: { guide?: readonly Id[]; return?: string }) =>
    withQuery(`${manage}/list/selection`, { ...rest, guide: guide.map(String) }),
  /** The question before something is done with several guides; `to` is a chapter to move them to. */
  chosenAct: (act: string, { guide = [], ...rest }: { guide?: readonly Id[]; return?: string; to?: Id }) =>
    withQuery(`${manage}/list/selection/${act}`, { ...rest, guide: guide.map(String) }),
  /** What was done with several guides and what not. */
  chosenReport: (query: {
    act: string;
    done: readonly string[];
    failed: readonly string[];
    limit?: Id;
    to?: Id;
    undone?: "yes";
    return?: string;
  }) => withQuery(`${manage}/list/selection/report`, query),
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
  editChapter: (chapter: Id) => `${manage}/chapters/${encodeURIComponent(chapter)}/edit`,
  chapterPublication: (chapter: Id) => `${manage}/chapters/${encodeURIComponent(chapter)}/publication`,
  archiveChapter: (chapter: Id, returnTo?: string) =>
    withQuery(`${manage}/chapters/${encodeURIComponent(chapter)}/archive`, { return: returnTo }),
  sorting: () => `${manage}/sorting`,
  sortingByDrag: () => `${manage}/sorting/drag`,
});
