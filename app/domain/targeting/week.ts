import { arrange } from "./arrange.ts";
import type { Gate } from "./gate.ts";
import type { Item, Situation } from "./item.ts";
import type { ShownKind } from "./showing.ts";

export const WEEK = 604_800_000;
/** More than anybody would bear; it also ends what has no limits at all. */
const MOST_SHOWINGS = 100;
/** As soon as something was closed, the next could show. */
const APART = 60_000;

export type ForeseenShowing = { type: ShownKind; id: number; at: number };

/**
 * What would show to somebody by itself within a week from `situation.at`, in order, if they stayed where they are and finished nothing: each
 * item as soon as its gates open.
 */
export function foreseenWeek(items: readonly Item[], situation: Situation): ForeseenShowing[] {
  const until = situation.at + WEEK;
  const foreseen: ForeseenShowing[] = [];
  let at = situation.at;
  while (at < until && foreseen.length < MOST_SHOWINGS) {
    const impressions = [...situation.history.impressions, ...foreseen];
    const { arranged, next } = arrange(items, { ...situation, at, history: { ...situation.history, impressions } });
    if (next) {
      foreseen.push({ type: next.type as ShownKind, id: next.id, at });
      at += APART;
      continue;
    }
    const opening = arranged.filter(({ item }) => item.showing.auto).flatMap(({ item, decision }) => opensAt(item, decision.gates, at));
    if (opening.length === 0) break;
    at = Math.min(...opening);
  }
  return foreseen;
}

/** When the gates that are closed now may open by themselves. */
function opensAt(item: Item, gates: Gate[], at: number): number[] {
  const froms = [item, item.chapter].flatMap((each) => each?.showing.from ?? []).map((from) => Date.parse(from));
  const agains = gates.flatMap((gate) => ("again" in gate && gate.again !== null ? [gate.again] : []));
  return [...froms, ...agains].filter((opens) => opens > at);
}
