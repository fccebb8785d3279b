/** Whether an element has a box and nothing makes it invisible. Being covered or scrolled away does not count against it. */
export function isVisible(element: Element): boolean {
  const box = element.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return false;
  if (element.checkVisibility) return element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  for (let node: Element | null = element; node; node = node.parentElement) {
    const style = getComputedStyle(node);
    if (style.opacity === "0" || (node === element && style.visibility !== "visible")) return false;
  }
  return true;
}
