import { outerElement } from "./outer-element.ts";
import { isVisible } from "./visible.ts";

/** What an element stands in, from the inside out, also beyond shadow roots and frames, each with whether it cuts off what of the element is outside of it. */
export function* holdersOf(element: Element): Generator<[holder: Element, isClipping: boolean]> {
  let { position } = getComputedStyle(element);
  for (let node = outerElement(element); node; node = outerElement(node)) {
    const style = getComputedStyle(node);
    // What is taken out of the flow is not cut off by what it does not stand in.
    const isIn = position !== "fixed" && (position !== "absolute" || style.position !== "static");
    if (isIn) position = style.position;
    // The overflow of a page is that of its window; what has no box of its own cuts off nothing.
    yield [node, isIn && !/body|html/.test(node.localName) && style.overflow !== "visible" && !/contents|inline$/.test(style.display)];
  }
}

/** Whether an element is visible, and not in something that is folded to nothing. */
export function isShown(element: Element): boolean {
  if (!isVisible(element)) return false;
  for (const [holder, isClipping] of holdersOf(element)) {
    const { width, height } = holder.getBoundingClientRect();
    if (isClipping && !(width && height)) return false;
  }
  return true;
}
