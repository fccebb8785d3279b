/** The texts of rows, looked up once for all of them. */
export type RowTexts = {
  steps(count: number): string;
  drag(title: string): string;
  menu(title: string): string;
  searching: string;
  refused: string;
  alarm: string;
  unpublished: string;
  states: Record<"public" | "private" | "deleted", string>;
};

/** Where a guide stands in what is shown of its chapter. */
export type Position = { index: number; last: boolean };

export type Place = { id: number; title: string };
export type May = { create: boolean; live: boolean };

/** Whether a chapter or guide of a visibility may be edited; the upstream decides again. */
export const mayEditItem = (may: May, visibility: string) => may.create || (may.live && visibility === "public");

/** What every row needs, told once for the whole list: rows are many, so they ask for nothing themselves. */
export type ListContext = {
  places: Place[];
  may: May;
  /** A search hides some, so the order cannot change. */
  fixed: boolean;
  /** There is more than one chapter to put in order, and all are shown. */
  chaptersMove: boolean;
  /** The guide whose menu the address opens; 0 for none. */
  menu: number;
  /** The list's own address, where forms lead back to. */
  here: string;
  texts: RowTexts;
};

/** A guide as a row shows it. */
export type ListedGuide = {
  id: number;
  title: string;
  visibility: "public" | "private" | "deleted";
  hasAlarm?: true;
  hasUnpublishedChanges?: true;
  stepCount: number;
};

export type ListedChapter = {
  id: number;
  title: string;
  visibility: "public" | "private" | "deleted";
  hasUnpublishedChanges: boolean;
  tutorials: ListedGuide[];
};
