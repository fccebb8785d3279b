import type { RowWords } from "./row-words.ts";

export type Place = { id: number; title: string };
export type May = { create: boolean; live: boolean };

/** Whether a chapter or guide of a visibility may be edited; the upstream decides again. */
export const mayEditItem = (may: May, visibility: string) => may.create || (may.live && visibility === "public");

/** What every row needs, told once for the whole list: rows are many, so they ask for nothing themselves. */
export type ListFacts = {
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
  words: RowWords;
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

/** The form that a row's menu button belongs to: without scripts it asks for the list with that menu open. */
export const MENU_FORM = "guide-menus";
