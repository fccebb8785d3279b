import type { BundleTargeting } from "#app/domain/player/bundle.ts";
import type { BundleRules } from "#app/domain/player/rules.ts";
import { type Frequency, frequencyOf, isUnlimited, type Showing } from "#app/domain/targeting/showing.ts";

/** The columns that say to whom, where and when an item shows. */
export type TargetedRow = {
  segment_id: number;
  page_segment_id: number;
  tags: { mode: "show" | "hide"; list: number[] };
  showing: Partial<Showing>;
};

/** The page segments and tags of a property. */
export type TargetingRows = {
  property: { settings: Record<string, unknown> };
  pageSegments: { id: number; rules: string[]; visibility: boolean }[];
  tags: { id: number; selector: string; url_rule: string; page_segment_id: number }[];
};

/**
 * What the rules of a bundle's items name, and how often they may show by themselves; null when that is nothing. From privacy level 1 on
 * with all tags, because players report them.
 */
export function targetingIn(rows: TargetingRows, items: readonly BundleRules[], privacyLevel: number): BundleTargeting | null {
  const used = new Set(items.flatMap(({ tags }) => tags?.list ?? []));
  const tags = rows.tags
    .filter(({ id }) => privacyLevel >= 1 || used.has(id))
    .map(({ id, selector, url_rule, page_segment_id }) => ({ id, selector, urlRule: url_rule, pageSegment: page_segment_id }));
  const named = new Set([...items, ...tags].map(({ pageSegment }) => pageSegment));
  const pageSegments = rows.pageSegments.filter(({ id }) => named.has(id));
  const frequency = items.some(({ showing }) => showing?.auto) ? limitsIn(rows) : null;
  if (tags.length === 0 && pageSegments.length === 0 && !frequency) return null;
  return { pageSegments, tags, ...(frequency && { frequency }) };
}

function limitsIn({ property: { settings } }: TargetingRows): Frequency | null {
  const frequency = frequencyOf(settings);
  return isUnlimited(frequency) ? null : frequency;
}
