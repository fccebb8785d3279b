import { boxOf } from "#player/targets/box-of.ts";
import { holdersOf } from "#player/targets/shown.ts";

/** What of an element is within the window and not cut off by its scrollers, and the line of what is around it; null if that is nothing. */
export function partInWindow(element: Element): { part: DOMRect; line: Element[] } | null {
  const box = boxOf(element);
  let [left, top, right, bottom] = [
    Math.max(0, box.left),
    Math.max(0, box.top),
    Math.min(innerWidth, box.right),
    Math.min(innerHeight, box.bottom),
  ];
  const line = [element];
  for (const [node, clips] of holdersOf(element)) {
    line.push(node);
    if (!clips) continue;
    const clip = boxOf(node);
    [left, top, right, bottom] = [
      Math.max(left, clip.left),
      Math.max(top, clip.top),
      Math.min(right, clip.right),
      Math.min(bottom, clip.bottom),
    ];
  }
  if (right - left < 2 || bottom - top < 2 || line.at(-1) !== document.documentElement) return null;
  return { part: new DOMRect(left, top, right - left, bottom - top), line };
}

/**
 * What of an element is to be seen in the window. Null if that is nothing, or if something stands over the middle of it. What is `own` covers
 * nothing.
 */
export function seenPart(element: Element, own: Element): DOMRect | null {
  const within = partInWindow(element);
  if (!within) return null;
  const { part, line } = within;
  const hit = document.elementsFromPoint(part.x + part.width / 2, part.y + part.height / 2).find((one) => one !== own);
  // What is in a shadow root or a frame is hit as what holds it; what lets the pointer through, as what is around it.
  const holder = line.find((one) => one.getRootNode() === document);
  if (hit && !line.includes(hit) && !holder?.contains(hit)) return null;
  return part;
}
