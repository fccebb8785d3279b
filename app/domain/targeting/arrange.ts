import { type Decision, decide } from "./decide.ts";
import type { Item, Situation } from "./item.ts";
import { nextToShow } from "./next-to-show.ts";

export type Arranged = { item: Item; decision: Decision };

/**
 * Decides on all items of a property at once. Of those that could show by themselves, only the one with the highest priority does: among
 * equals the one that comes first. The others fail at the gate `priority`, which names it.
 */
export function arrange(items: readonly Item[], situation: Situation): { arranged: Arranged[]; next: Item | null } {
  const arranged = items.map((item) => ({ item, decision: decide(item, situation) }));
  const next = nextToShow(items, situation);
  const winner = next && { type: next.type, id: next.id };
  return {
    arranged: arranged.map(({ item, decision }) => {
      if (!item.showing.auto || !decision.shows) return { item, decision };
      const passes = item === next;
      const gate = { gate: "priority" as const, passes, priority: item.showing.priority, winner };
      return { item, decision: { shows: passes, gates: [...decision.gates, gate] } };
    }),
    next,
  };
}
