/**
 * Whether an element has a box, or without one of its own shows an element that has, and nothing makes it invisible. Being covered or scrolled
 * away does not count against it; nor does it against an input that it lets through to what is drawn in its place, as for boxes to tick.
 */
export function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const { display, overflow, visibility } = getComputedStyle(element);
  if (width && height) {
    const drawn = (element.localName === "input" && element.parentElement) || element;
    // Safari before 17.4 has no `checkVisibility`; what is see-through there counts as seen.
    return visibility === "visible" && drawn.checkVisibility?.({ checkOpacity: true }) !== false;
  }
  // What is rolled up has a place, and clips what is in it.
  const isOpen = element.getClientRects()[0] ? overflow === "visible" : display === "contents";
  return isOpen && partsOf(element).some(isVisible);
}

/** The elements in another one as they are drawn, each once: those of its shadow root, or those that a place for content of others was given. */
export function partsOf(element: Element): Element[] {
  const given = (element as HTMLSlotElement).assignedElements?.() ?? [];
  return given.length > 0 ? given : [...(element.shadowRoot ?? element).children];
}
