/** The texts of rows, looked up once for all of them. */
export type RowTexts = {
  steps(count: number): string;
  starts(count: number): string;
  drag: string;
  menu(title: string): string;
  searching: string;
  refused: string;
  alarm: string;
  unpublished: string;
  hidden: string;
  changed(when: string): string;
  states: Record<"public" | "private" | "deleted", string>;
};

export type Place = { id: number; title: string };
export type May = { create: boolean; live: boolean };

/** Whether a chapter or guide of a visibility may be edited; the upstream decides again. */
export const mayEditItem = (may: May, visibility: string) => may.create || (may.live && visibility === "public");

/** What every row needs, told once for the whole list: rows are many, so they ask for nothing themselves. */
export type ListContext = {
  places: Place[];
  may: May;
  /** A search or a state hides some, so the order cannot change. */
  fixed: boolean;
  /** There is more than one chapter to put in order, and all are shown. */
  chaptersMove: boolean;
  /** The row whose menu the address opens: a guide by its id, a chapter by `c` and its id. */
  menu: string | null;
  /** The list's own address, where forms lead back to. */
  here: string;
  /** Scripts are there to drag with. */
  draggable: boolean;
  texts: RowTexts;
};

/** A guide as a row shows it. */
export type ListedGuide = {
  id: number;
  title: string;
  visibility: "public" | "private" | "deleted";
  hasAlarm?: true;
  hasUnpublishedChanges?: true;
  /** Live, and yet nobody sees it: its chapter is a draft. */
  isHidden?: true;
  stepCount: number;
  /** Its place in the chapter, from 0, where a search hides others before it. */
  place?: number;
  /** The keys of the languages it has a title in. */
  languages: string;
  /** How often it was started in the last 30 days. */
  starts: number;
  /** When it was last changed, in words. */
  changed: string;
};

export type ListedChapter = {
  id: number;
  title: string;
  visibility: "public" | "private" | "deleted";
  hasUnpublishedChanges: boolean;
  /** How many guides it has, whatever is searched for. */
  total: number;
  guides: ListedGuide[];
};
