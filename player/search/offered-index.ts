import type { Bundle } from "#app/domain/player/bundle.ts";
import { type BundledItem, itemsOf } from "#app/domain/search/items-of.ts";
import { type SearchIndex, searchIndex, searchIndexInPortions } from "#app/domain/search/search-index.ts";
import { tell } from "#player/core/guard.ts";

/** So many items are indexed at once, which is a few milliseconds; more of them in portions, lest the page they are on stands still. */
const AT_ONCE = 100;

const turn = () => new Promise((resolve) => setTimeout(resolve));

/**
 * The index of what is offered: made when it is first used, and anew when something else is. What is offered is decided anew with each
 * address, mostly to the same. Null while it is being made; `changed` is told once it is there.
 */
export function createOfferedIndex(changed: () => void) {
  let indexed: readonly unknown[] = [];
  let index: SearchIndex<BundledItem> | null = null;

  async function make(items: readonly BundledItem[], offered: readonly unknown[]): Promise<void> {
    const made = await searchIndexInPortions(items, turn);
    if (indexed !== offered) return;
    index = made;
    changed();
  }

  return (bundle: Bundle): SearchIndex<BundledItem> | null => {
    const offered = [...bundle.guides, ...(bundle.messages ?? [])];
    if (offered.length === indexed.length && (index || offered.length > 0) && offered.every((each, at) => each === indexed[at]))
      return index;
    indexed = offered;
    const items = itemsOf(bundle);
    index = items.length > AT_ONCE ? null : searchIndex(items);
    if (!index) make(items, offered).catch(tell);
    return index;
  };
}
