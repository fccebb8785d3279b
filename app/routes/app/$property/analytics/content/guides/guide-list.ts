import type { ListChoices } from "#app/features/list/list-query.ts";

/** The daily counts that both guide reports chart. */
export const SERIES = ["starts", "completions"] as const;

/** The columns of the list besides the guide's title. */
export const COLUMNS = ["starts", "completions", "rate", "medianSeconds", "trend"] as const;
export type GuideColumn = (typeof COLUMNS)[number];
export type GuideSort = Exclude<GuideColumn, "trend"> | "title";

/** Most starts first. */
export const CHOICES = {
  sorts: [
    ["starts", "desc"],
    ["title", "asc"],
    ["completions", "desc"],
    ["rate", "desc"],
    ["medianSeconds", "desc"],
  ],
  columns: COLUMNS,
} as const satisfies ListChoices<GuideSort, GuideColumn>;
