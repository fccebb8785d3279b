import { outerElement } from "./outer-element.ts";

/** What the page has in its top layer. */
export const LAYERS = "popover" in HTMLElement.prototype ? "dialog:modal,:popover-open" : "dialog:modal";

/**
 * The modal dialog or the popover of the page that an element is in, also across the borders of shadow roots and out of frames; null for none.
 * What stands outside of a modal dialog cannot be used, and a press outside of a popover closes it.
 */
export function layerAround(element: Element): Element | null {
  for (let node: Element | null = element; node; node = outerElement(node))
    if (node.ownerDocument === document && node.matches(LAYERS)) return node;
  return null;
}
