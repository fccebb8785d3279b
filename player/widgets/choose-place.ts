import type { CardSide } from "#app/domain/guides/step.ts";
import { type Box, type Control, coveredCost, overlap } from "./covered-controls.ts";

const EDGE = 8;
const SIDES = ["bottom", "top", "right", "left"] as const;
const OPPOSITE = { bottom: "top", top: "bottom", right: "left", left: "right" } as const;
/** What a side lacks that has no room beside the box, at least. */
const NO_ROOM = 100_000;

export type Side = (typeof SIDES)[number];
export type Place = { x: number; y: number; side: Side };
type Size = { width: number; height: number };

/**
 * Where a card stands beside a box, in a window of this size: below it, else where there is room; moved into the window where it would
 * reach beyond. If it would cover controls of the page and cost less at another side, it stands at that one, as long as it covers
 * nothing of the box. A `kept` side is only left when it has no room. One that is `wanted` goes before all, and its opposite next, where there
 * is room. Lengths in CSS pixels.
 */
export function choosePlace(
  box: Box,
  card: Size,
  view: Size,
  kept: Side | null,
  controlsOf: () => Control[],
  wanted: CardSide = "auto",
): Place {
  const at = (side: Side) => within(beside(box, card, side), card, view);
  const isFree = (place: Place) => overlap({ ...place, ...card }, box) === 0;
  if (kept && isFree(at(kept))) return at(kept);
  const asked = wanted === "auto" ? [] : [wanted, OPPOSITE[wanted]];
  const roomy = asked.find((side) => lack(box, card, view, side) < NO_ROOM);
  if (roomy) return at(roomy);
  const order = [...SIDES].sort((a, b) => lack(box, card, view, a) - lack(box, card, view, b));
  const [usual, ...others] = order.map(at) as [Place, ...Place[]];
  const controls = controlsOf();
  const costOf = (place: Place) => coveredCost({ ...place, ...card }, controls);
  let [best, least] = [usual, costOf(usual)];
  for (const place of others.filter(isFree)) {
    const cost = costOf(place);
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}

/** In the middle of one side, touching it. */
function beside(box: Box, card: Size, side: Side): Place {
  const [x, y] = [box.x + (box.width - card.width) / 2, box.y + (box.height - card.height) / 2];
  if (side === "bottom") return { x, y: box.y + box.height, side };
  if (side === "top") return { x, y: box.y - card.height, side };
  return { x: side === "right" ? box.x + box.width : box.x - card.width, y, side };
}

function within({ x, y, side }: Place, card: Size, view: Size): Place {
  const inside = (at: number, length: number, room: number) => Math.max(EDGE, Math.min(at, room - EDGE - length));
  return { x: inside(x, card.width, view.width), y: inside(y, card.height, view.height), side };
}

/** How far a card would have to be moved into the window; a side without room beside the box lacks more than any that has it. */
function lack(box: Box, card: Size, view: Size, side: Side): number {
  const free = beside(box, card, side);
  const moved = within(free, card, view);
  const [across, along] = [Math.abs(free.x - moved.x), Math.abs(free.y - moved.y)];
  const isBeside = side === "right" || side === "left";
  const [main, other] = isBeside ? [across, along] : [along, across];
  return (main > 0 ? NO_ROOM : 0) + main + other;
}
