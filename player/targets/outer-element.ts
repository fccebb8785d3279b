/** The element around another one, also beyond shadow roots and frames. */
export function outerElement(element: Element): Element | null {
  const root = element.getRootNode() as ShadowRoot;
  return element.assignedSlot ?? element.parentElement ?? root.host ?? element.ownerDocument.defaultView?.frameElement ?? null;
}
