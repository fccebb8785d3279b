/**
 * Whether an element has a box and nothing makes it invisible. Being covered or scrolled away does not count against it; nor does it against an
 * input that it lets through to what is drawn in its place, as for boxes to tick.
 */
export function isVisible(element: Element): boolean {
  const box = element.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return false;
  const drawn = (element.localName === "input" && element.parentElement) || element;
  if (drawn.checkVisibility) return element.checkVisibility({ checkVisibilityCSS: true }) && drawn.checkVisibility({ checkOpacity: true });
  // Safari before 17.4; what is see-through there counts as seen.
  return getComputedStyle(element).visibility === "visible";
}
