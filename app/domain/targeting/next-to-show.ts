import { isOffered } from "./audience.ts";
import { isDue, isTimeForAny } from "./frequency.ts";
import type { Item, Situation } from "./item.ts";

/** Of those that could show by themselves, the one with the highest priority: among equals the one that comes first. Null where none could. */
export function nextToShow(items: readonly Item[], situation: Situation): Item | null {
  let next: Item | null = null;
  for (const item of isTimeForAny(situation) ? items : []) {
    const isBefore = item.showing.auto && (next === null || item.showing.priority > next.showing.priority);
    if (isBefore && isOffered(item, situation) && isDue(item, situation)) next = item;
  }
  return next;
}
