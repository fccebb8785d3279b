/** What the list can be sorted by, and how each begins. */
export const SORTS = [
  ["lastSeen", "desc"],
  ["title", "asc"],
  ["timeStarted", "desc"],
  ["timeCompleted", "desc"],
  ["countStarted", "desc"],
  ["countCompleted", "desc"],
] as const;
export type ActivitySort = (typeof SORTS)[number][0];

/** What somebody did with a guide, as keys of the namespace users. */
export const STATUS_TEXTS = { done: "guide_done", started: "guide_started", 0: "guide_untouched" } as const;
