/** Limits of tags and journeys: characters, how many a property may have, and the longest window of a journey in seconds (30 days). */
export const TAG_LIMITS = { name: 128, selector: 1000, all: 1000, journeys: 500, window: 2_592_000 } as const;

/** Whether a tag would be found nowhere: it has no selector, no URL rule and no page segment. */
export function isEmptyTag({ selector, urlRule, pageSegment }: { selector: string; urlRule: string; pageSegment: number }): boolean {
  return selector.trim() === "" && urlRule.trim() === "" && pageSegment === 0;
}
