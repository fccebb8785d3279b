import { isLayer } from "./layer-around.ts";
import { outerElement } from "./outer-element.ts";
import { isVisible } from "./visible.ts";

/** What an element stands in, from the inside out, also beyond shadow roots and frames; with its style if it cuts off what of the element is outside of it. */
export function* holdersOf(element: Element): Generator<[holder: Element, clips: CSSStyleDeclaration | false]> {
  let position = positionOf(element);
  let page = element.ownerDocument;
  for (let node = outerElement(element); node; node = outerElement(node)) {
    const style = getComputedStyle(node);
    if (page !== node.ownerDocument) {
      // All that a frame shows stands in it.
      page = node.ownerDocument;
      position = "static";
    }
    // What is taken out of the flow is not cut off by what it does not stand in.
    const isIn = position !== "fixed" && (position !== "absolute" || style.position !== "static");
    if (isIn) position = positionOf(node);
    // The overflow of a page is that of its window; what has no box of its own cuts off nothing.
    const clips = isIn && !/^(body|html)$/.test(node.localName) && !/contents|inline$/.test(style.display) && style.overflow !== "visible";
    yield [node, clips && style];
  }
}

/** What is in the top layer stands in the window, whatever it is in. */
const positionOf = (element: Element) => (isLayer(element) ? "fixed" : getComputedStyle(element).position);

/** Whether an element is visible, and not in something that is folded to nothing. */
export function isShown(element: Element): boolean {
  if (!isVisible(element)) return false;
  for (const [holder, clips] of holdersOf(element)) {
    // Drawings within drawings have no such sizes.
    const { clientWidth, clientHeight, offsetWidth } = holder as HTMLElement;
    if (!clips || offsetWidth === undefined) continue;
    if ((clips.overflowX !== "visible" && !clientWidth) || (clips.overflowY !== "visible" && !clientHeight)) return false;
  }
  return true;
}
