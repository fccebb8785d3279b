import { type Query, withQuery } from "./with-query.ts";

type Id = string | number;
/** `ask`: the question about removing a step, or choosing several. `find` is a part of what steps say. */
type StepsQuery = { ask?: "remove" | "choose" | undefined; lang?: string | undefined; find?: string | undefined };

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
    /** The chapter whose page is shown, where there are several. */
    at?: Id | undefined;
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
  createFromTour: (chapterId?: Id) => withQuery(`${manage}/create/tour`, { chapterId }),
  /** `guide` are those to export, instead of everything. */
  exportContent: (query?: { guide?: readonly string[] }) => withQuery(`${manage}/export`, query),
  exportOf: (task: Id) => `${manage}/export/${encodeURIComponent(task)}`,
  importContent: () => `${manage}/import`,
  importOfContent: (task: Id, query?: Query) => withQuery(`${manage}/import/${encodeURIComponent(task)}`, query),
  /** Another property to copy a guide to: `to` is the one that was chosen. */
  copyGuideTo: (guide: Id, query?: { search?: string; to?: Id }) => withQuery(`${manage}/${encodeURIComponent(guide)}/copy-to`, query),
  /** How far a copy into this property is, and what it brought. */
  copyOfGuide: (task: Id) => `${manage}/copies/${encodeURIComponent(task)}`,
  /** `title` is what it is to be called, at first. */
  createGuide: (chapterId?: Id, title?: string) => withQuery(`${manage}/create`, { chapterId, title }),
  /** `lang` is left out for the property's default language. */
  guideSteps: (guide: Id, step?: string, { ask, lang, find }: StepsQuery = {}) =>
    withQuery(`${manage}/${encodeURIComponent(guide)}/edit/steps`, { step, ask, lang, find: find || undefined }),
  putBackSteps: (guide: Id, lang?: string) => withQuery(`${manage}/${encodeURIComponent(guide)}/edit/steps/put-back`, { lang }),
  stepMedia: (guide: Id, step: string, query: StepMediaQuery = {}) =>
    withQuery(`${manage}/${encodeURIComponent(guide)}/edit/steps/media`, { step, ...query }),
  guideSegments: (guide: Id) => `${manage}/${encodeURIComponent(guide)}/edit/segments`,
  /** What decides about its start, and its languages. */
  guideContextual: (guide: Id) => `${manage}/${encodeURIComponent(guide)}/edit/contextual`,
  guidePromotion: (guide: Id, lang?: string) => withQuery(`${manage}/${encodeURIComponent(guide)}/edit/contextual/promotion`, { lang }),
  newPromotion: (guide: Id) => `${manage}/${encodeURIComponent(guide)}/edit/contextual/promotion/new`,
  removePromotion: (guide: Id) => `${manage}/${encodeURIComponent(guide)}/edit/contextual/promotion/remove`,
  guidePublishing: (guide: Id) => `${manage}/${encodeURIComponent(guide)}/edit/publishing`,
  guideHistory: (guide: Id, query?: Query) => withQuery(`${manage}/${encodeURIComponent(guide)}/edit/history`, query),
  compareGuide: (guide: Id, query?: Query) => withQuery(`${manage}/${encodeURIComponent(guide)}/edit/history/compare`, query),
  restoreGuide: (guide: Id, version: Id) => withQuery(`${manage}/${encodeURIComponent(guide)}/edit/history/restore`, { version }),
  guidePublication: (guide: Id) => `${manage}/${encodeURIComponent(guide)}/publication`,
  guidePreview: (guide: Id, step?: string, lang?: string, dir?: "ltr" | "rtl") =>
    withQuery(`${manage}/${encodeURIComponent(guide)}/preview`, { step, lang, dir }),
  promotionPreview: (guide: Id, lang?: string, dir?: "ltr" | "rtl") =>
    withQuery(`${manage}/${encodeURIComponent(guide)}/preview`, { part: "promotion", lang, dir }),
  guidePreviewModel: (guide: Id, lang?: string) => withQuery(`${manage}/${encodeURIComponent(guide)}/preview/model`, { lang }),
  /** The whole guide, step by step; `step` is the id of one, or a place before or after them (`play/places.ts`). */
  playGuide: (
    guide: Id,
    query?: { step?: string | undefined; lang?: string | undefined; width?: "wide" | undefined; dir?: "ltr" | "rtl" | undefined },
  ) => withQuery(`${manage}/${encodeURIComponent(guide)}/play`, query),
  guideInApplication: (guide: Id) => `${manage}/${encodeURIComponent(guide)}/in-application`,
  /** The application, where a guide, or any guide of the property, is edited on its pages. */
  guideOnPage: (guide: Id) => `${manage}/${encodeURIComponent(guide)}/on-page`,
  guidesOnPage: () => `${manage}/on-page`,
  /** The same for tooltips and validators; it opens on the page of one of them. */
  placedOnPage: (of: "tooltip" | "validator", id?: Id) => withQuery(`${manage}/on-page`, { of, id }),
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
  chapterInApplication: (chapter: Id) => `${manage}/chapters/${encodeURIComponent(chapter)}/in-application`,
  chapterPublishing: (chapter: Id) => `${manage}/chapters/${encodeURIComponent(chapter)}/publishing`,
  chapterHistory: (chapter: Id, query?: Query) => withQuery(`${manage}/chapters/${encodeURIComponent(chapter)}/history`, query),
  compareChapter: (chapter: Id, query?: Query) => withQuery(`${manage}/chapters/${encodeURIComponent(chapter)}/history/compare`, query),
  restoreChapter: (chapter: Id, version: Id) => withQuery(`${manage}/chapters/${encodeURIComponent(chapter)}/history/restore`, { version }),
  tooltips: (query?: Query) => withQuery(`${manage}/tooltips`, query),
  createTooltip: () => `${manage}/tooltips/create`,
  /** `lang` is left out for the property's default language. */
  tooltip: (tooltip: Id, lang?: string) => withQuery(`${manage}/tooltips/${encodeURIComponent(tooltip)}`, { lang }),
  removeTooltip: (tooltip: Id, returnTo?: string) =>
    withQuery(`${manage}/tooltips/${encodeURIComponent(tooltip)}/delete`, { return: returnTo }),
  validators: (query?: Query) => withQuery(`${manage}/validators`, query),
  createValidator: () => `${manage}/validators/create`,
  validator: (validator: Id, lang?: string) => withQuery(`${manage}/validators/${encodeURIComponent(validator)}`, { lang }),
  removeValidator: (validator: Id, returnTo?: string) =>
    withQuery(`${manage}/validators/${encodeURIComponent(validator)}/delete`, { return: returnTo }),
  approval: () => `${manage}/approval`,
  chapterPublication: (chapter: Id) => `${manage}/chapters/${encodeURIComponent(chapter)}/publication`,
  archiveChapter: (chapter: Id, returnTo?: string) =>
    withQuery(`${manage}/chapters/${encodeURIComponent(chapter)}/archive`, { return: returnTo }),
  sorting: () => `${manage}/sorting`,
  sortingByDrag: () => `${manage}/sorting/drag`,
});
