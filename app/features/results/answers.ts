/** What answers are filtered by, as an address says it. */
export const FOLLOW_UP_FILTERS = ["open", "done", "none"] as const;
