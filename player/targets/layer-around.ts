import { outerElement } from "./outer-element.ts";

/** Whether the page has it in its top layer. Browsers without popovers take no selector that names them. */
export const isLayer = (element: Element) => element.matches("showPopover" in element ? "dialog:modal,:popover-open" : "dialog:modal");

/**
 * The modal dialog or the popover of the page that an element is in, also across the borders of shadow roots and out of frames; null for none.
 * What stands outside of a modal dialog cannot be used, and a press outside of a popover closes it.
 */
export function layerAround(element: Element): Element | null {
  for (let node: Element | null = element; node; node = outerElement(node))
    if (node.ownerDocument === document && isLayer(node)) return node;
  return null;
}
