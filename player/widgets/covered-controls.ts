import { boxOf } from "#player/targets/box-of.ts";
import { isVisible } from "#player/targets/visible.ts";

const FIELDS = "input:not([type=hidden]),select,textarea,[contenteditable]:not([contenteditable=false])";
const LABELS = "label";
const BUTTONS = "button,[role=button],summary";
/** What a card costs that covers it: a field that comes next in the target's form is what the person needs next, and what it is for. */
const COST = { next: 8, field: 3, button: 2, label: 1 };
const NEXT = 3;
/** Pages with more controls are judged by their first ones. */
const MOST = 400;

/** In the window, in CSS pixels. */
export type Box = { x: number; y: number; width: number; height: number };
export type Control = { box: Box; cost: number };

/** The controls of the host page that a card should not cover, those of the target itself apart. Measured once; boxes in the window. */
export function controlsAround(target: Element): Control[] {
  // In a frame, those that are there with it.
  const page = target.ownerDocument;
  const all = Array.from(page.querySelectorAll<HTMLElement>(`${FIELDS},${BUTTONS}`)).slice(0, MOST);
  const home = target.closest("form,fieldset,[role=dialog],dialog") ?? page.body;
  const next = all
    .filter((one) => home.contains(one) && target.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING && !target.contains(one))
    .slice(0, NEXT);
  const labels = Array.from(page.querySelectorAll<HTMLElement>(LABELS)).slice(0, MOST);
  return [...all, ...labels].flatMap((one) => {
    if (one === target || target.contains(one) || one.contains(target) || !isVisible(one)) return [];
    const box = boxOf(one);
    if (box.bottom < 0 || box.right < 0 || box.top > innerHeight || box.left > innerWidth) return [];
    const kind = one.matches(LABELS) ? "label" : one.matches(FIELDS) ? "field" : "button";
    return [{ box, cost: COST[next.includes(one) ? "next" : kind] }];
  });
}

/** The costs of the controls that a card at this place covers, by the share of each that it covers. */
export function coveredCost(card: Box, controls: Control[]): number {
  return controls.reduce((sum, { box, cost }) => {
    const area = overlap(card, box);
    return area === 0 ? sum : sum + cost * Math.max(0.25, area / (box.width * box.height));
  }, 0);
}

/** The area that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}
