import { boxOf } from "#player/targets/box-of.ts";
import { outerElement } from "#player/targets/outer-element.ts";

/**
 * What of an element is to be seen in the window: not what its scrollers cut off. Null if that is nothing, or if something stands over the
 * middle of it. What is `own` covers nothing.
 */
export function seenPart(element: Element, own: Element): DOMRect | null {
  const box = boxOf(element);
  let [left, top, right, bottom] = [
    Math.max(0, box.left),
    Math.max(0, box.top),
    Math.min(innerWidth, box.right),
    Math.min(innerHeight, box.bottom),
  ];
  let outer = element;
  let position = getComputedStyle(element).position;
  const line = [element];
  for (let node = outerElement(element); node; node = outerElement(node)) {
    line.push(node);
    outer = node;
    const style = getComputedStyle(node);
    // What is taken out of the flow is not cut off by what it does not stand in.
    if (position === "fixed" || (position === "absolute" && style.position === "static")) continue;
    position = style.position;
    if (node === document.body || node === document.documentElement || !/auto|scroll|hidden|clip/.test(style.overflow)) continue;
    const clip = boxOf(node);
    [left, top, right, bottom] = [
      Math.max(left, clip.left),
      Math.max(top, clip.top),
      Math.min(right, clip.right),
      Math.min(bottom, clip.bottom),
    ];
  }
  if (right - left < 2 || bottom - top < 2 || outer !== document.documentElement) return null;
  const hit = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2).find((one) => one !== own);
  // What is in a shadow root or a frame is hit as what holds it; what lets the pointer through, as what is around it.
  const holder = line.find((one) => one.getRootNode() === document);
  if (hit && !line.includes(hit) && !holder?.contains(hit)) return null;
  return new DOMRect(left, top, right - left, bottom - top);
}
