/** The languages of staff, whom reasons are written for. */
export const REASONS_LANGUAGES = ["en", "de"] as const;
export type ReasonsLanguage = (typeof REASONS_LANGUAGES)[number];

/** What the token of reasons begins with; that of a draft never does. */
export const WHY_MARK = "why-";

/** Why a player shows what it shows on a page, written out for staff: one line for each item, and behind it one for each of its gates. */
export type Reasons = {
  language: ReasonsLanguage;
  title: string;
  summary: string;
  items: { key: string; line: string; gates: string[] }[];
  /** What opens the list of all items, and what ends it all. */
  all: string;
  end: string;
};
