import type { ShownAudience } from "#app/features/audience/shown-audience.server.ts";

/** The texts of rows, looked up once for all of them. */
export type RowTexts = {
  steps(count: number): string;
  starts(count: number): string;
  drag: string;
  menu(title: string): string;
  choose(title: string): string;
  searching: string;
  partly: string;
  refused: string;
  unpublished: string;
  hidden: string;
  changed(when: string): string;
  states: Record<"public" | "private" | "deleted", string>;
};

export type Place = { id: number; title: string };
export type May = { create: boolean; live: boolean };

/** The form that the chosen guides are sent with. */
export const CHOICE_FORM = "choice";

/** Whether a chapter or guide with this visibility may be edited; the upstream checks again. */
export const mayEditItem = (may: May, visibility: string) => may.create || (may.live && visibility === "public");

/** What every row needs, prepared once for the whole list: with many rows, each lookup counts. */
export type ListContext = {
  places: Place[];
  may: May;
  /** A search, a filter or a sort hides some rows, so the order cannot change. */
  fixed: boolean;
  /** There is more than one chapter to sort, and all are shown. */
  chaptersMove: boolean;
  /** The row whose menu the address opens: a guide by its id, a chapter by `c` and its id. */
  menu: string | null;
  /** The list's own address, where forms return to. */
  here: string;
  /** Scripts are there to drag with. */
  draggable: boolean;
  /** The address that folds a chapter, or opens it; null where chapters do not fold. */
  fold: ((chapter: ListedChapter) => string) | null;
  /** The guides that are chosen already; null where none can be. */
  chosen: number[] | null;
  texts: RowTexts;
};

/** A guide as its row shows it. */
export type ListedGuide = {
  id: number;
  title: string;
  visibility: "public" | "private" | "deleted";
  /** Why it has an alert. */
  alarm?: string;
  hasUnpublishedChanges?: true;
  revision: number;
  stepCount: number;
  /** Its place in the chapter, from 0, where a search hides others before it. */
  place?: number;
  /** The keys of the languages it has a title in. */
  languages: string;
  /** Its starts in the last 30 days, if any. */
  starts?: number;
  /** When it was last changed, in words. */
  changed: string;
  /** Whom it is for, if not for everybody. */
  audience?: ShownAudience;
  /** Where else than in its title a search found it, in words. */
  match?: string;
};

/** Whether nobody sees a live guide, because its chapter is a draft. */
export function isHidden(guide: Pick<ListedGuide, "visibility">, chapter: Pick<ListedChapter, "id" | "visibility">): boolean {
  return guide.visibility === "public" && chapter.id !== 0 && chapter.visibility !== "public";
}

export type ListedChapter = {
  id: number;
  title: string;
  visibility: "public" | "private" | "deleted";
  hasUnpublishedChanges: boolean;
  revision: number;
  /** The number of its guides, regardless of any search. */
  total: number;
  /** The starts of all that are live in the last 30 days, if any. */
  starts?: number;
  /** Whom it is for, if not for everybody. */
  audience?: ShownAudience;
  /** Its guides are not shown, nor sent. */
  folded?: true;
  /** Those that are shown. */
  guides: ListedGuide[];
};
