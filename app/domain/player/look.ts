/** How authors look at what the player draws: from which side it is read, on a page that is light or dark, and which part of the assistant: `closed` is its button alone, `announcements` its list with one of each colour, `found` and `nothing` that after a search that finds something, or nothing, `missing` a step that was not found, `finished` what stands once a guide was finished. */
export const DIRECTIONS = ["ltr", "rtl"] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const HOSTS = ["light", "dark"] as const;
export type Host = (typeof HOSTS)[number];

export const ASSISTANT_PARTS = ["panel", "expanded", "closed", "announcements", "found", "nothing", "step", "missing", "finished"] as const;
export type AssistantPart = (typeof ASSISTANT_PARTS)[number];
