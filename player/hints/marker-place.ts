import { boxOf } from "#player/targets/box-of.ts";
import type { Point } from "./layer.ts";

/** Width and height of a marker, and how far it stands from its element and from other markers, in CSS pixels. */
const SIZE = 24;
const GAP = 4;
const CONTROLS = "a[href],button,input,select,textarea,summary,[role=button],[contenteditable]";

/**
 * Where the marker of an element stands: beyond its inline end; within that where the window ends; and at its upper corner there where it
 * would cover another control of the page. Those that are `taken` are passed over, as several may belong to one element.
 * @param part what of the element is to be seen
 * @param own the player's own element, which covers nothing
 */
export function markerPlace(element: Element, part: DOMRect, taken: Point[], own: Element): Point {
  const box = boxOf(element);
  const outward = getComputedStyle(element).direction === "rtl" ? -1 : 1;
  const free = (x: number, y: number, by: number): number =>
    taken.some((one) => Math.abs(one.x - x) < SIZE && Math.abs(one.y - y) < SIZE) ? free(x + by, y, by) : x;
  const step = outward * (SIZE + GAP);
  const middle = part.top + (part.height - SIZE) / 2;
  const beyond = free(outward > 0 ? box.right + GAP : box.left - GAP - SIZE, middle, step);
  const hasRoom = outward > 0 ? beyond + SIZE <= innerWidth : beyond >= 0;
  const isCrowded = hasRoom && coversControl(element, own, box, beyond, middle);
  if (hasRoom && !isCrowded) return { x: beyond, y: middle };
  const y = isCrowded ? Math.max(0, part.top - SIZE / 2) : middle;
  return { x: free(outward > 0 ? part.right - GAP - SIZE : part.left + GAP, y, -step), y };
}

/** Whether a marker there would stand over a control of the page that is not the element, nor around it or in it. */
function coversControl(element: Element, own: Element, box: DOMRect, x: number, y: number): boolean {
  // In a frame, points are counted from its own corner.
  const inside = element.getBoundingClientRect();
  const root = element.getRootNode() as Document | ShadowRoot;
  return [2, SIZE / 2, SIZE - 2].some((along) => {
    const hit = root.elementsFromPoint(x + along - box.x + inside.x, y + SIZE / 2 - box.y + inside.y).find((one) => one !== own);
    const control = hit?.closest(CONTROLS);
    return control && !control.contains(element) && !element.contains(control);
  });
}
