/** What the team notes beside an answer: tags of its own, and whether somebody is still to get back to that person. */
export const FOLLOW_UPS = ["open", "done"] as const;
export type FollowUp = (typeof FOLLOW_UPS)[number];

export const NOTE_LIMITS = { tags: 20, tag: 40 } as const;

/** Tags as they are typed, with commas between: each once, whatever its case, in the order in which they were typed. */
export function tagsIn(typed: string): string[] {
  const tags = typed
    .split(",")
    .map((tag) => tag.trim().replace(/\s+/g, " "))
    .filter(Boolean);
  return tags.filter((tag, index) => tags.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === index);
}
