import type { Item } from "#app/domain/targeting/item.ts";
import { SHOWING, type Showing } from "#app/domain/targeting/showing.ts";

/** To whom, where and when an item of a bundle shows. What is absent is as it is for most: everybody, everywhere, always. */
export type BundleRules = {
  segment?: number;
  pageSegment?: number;
  tags?: Item["tags"];
  /** What differs from SHOWING; how often and before what only of an item that shows by itself. */
  showing?: Partial<Showing>;
};

/** The rules of an item as a bundle carries them. */
export function rulesOf({ segment, pageSegment, tags, showing }: Pick<Item, "segment" | "pageSegment" | "tags" | "showing">): BundleRules {
  const { auto, from, to } = showing;
  const counts = auto ? showing : { auto, from, to };
  const differing = Object.entries(counts).filter(([name, value]) => value !== SHOWING[name as keyof Showing]);
  return {
    ...(segment > 0 && { segment }),
    ...(pageSegment > 0 && { pageSegment }),
    ...(tags.list.length > 0 && { tags }),
    ...(differing.length > 0 && { showing: Object.fromEntries(differing) }),
  };
}

/** An item of a bundle as the rule engine takes it: it is live, and has been found in the bundle's language or one to fall back on. */
export function itemOf(type: Item["type"], id: number, rules: BundleRules, chapter: Item | null): Item {
  const { segment = 0, pageSegment = 0, tags = { mode: "show", list: [] }, showing } = rules;
  return {
    type,
    id,
    visibility: "public",
    languages: FOUND,
    segment,
    pageSegment,
    tags,
    showing: { ...SHOWING, ...showing },
    chapter,
  };
}

const FOUND: Item["languages"] = { written: [""], statuses: {}, behaviour: "fallback_default" };
/** The language of a situation in which items of a bundle are decided on. */
export const FOUND_LANGUAGE = "";
