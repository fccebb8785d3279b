import { audienceGates } from "./audience-gates.ts";
import { frequencyGates } from "./frequency-gates.ts";
import type { Gate } from "./gate.ts";
import type { Item, Situation } from "./item.ts";

/** `shows` says whether the person sees the item, or could open it; `gates` why, in order. */
export type Decision = { shows: boolean; gates: Gate[] };

/**
 * Whether somebody sees an item of content, and why (design section 4: Targeting). Pure: the player, the upstream and the Why page decide
 * by it. Which of several items that show by themselves does so first is decided by `arrange`.
 */
export function decide(item: Item, situation: Situation): Decision {
  const gates = [...audienceGates(item, situation), ...(item.showing.auto ? frequencyGates(item, situation) : [])];
  return { shows: gates.every(({ passes }) => passes), gates };
}
