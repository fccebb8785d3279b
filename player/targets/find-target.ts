import { openRoots } from "./open-roots.ts";

/** How a selector stands on this page: what it means, how many elements it hits, and the one to point at. */
export type Sighting = {
  state: "ready" | "hidden" | "absent" | "invalid";
  element: Element | null;
  matches: number;
};

/**
 * Finds a step's target: in the document, else through open shadow roots. Of several hits the first visible one is meant.
 * An element that is merely scrolled out of view is ready. Never throws, whatever was typed as a selector.
 */
export function findTarget(selector: string, own: Element | null): Sighting {
  let found: Element[];
  try {
    found = query(document, selector);
    if (found.length === 0) found = deepQuery(selector, own);
  } catch {
    return { state: "invalid", element: null, matches: 0 };
  }
  found = found.filter((element) => element !== own);
  const element = found.find(isVisible) ?? found[0] ?? null;
  const state = element === null ? "absent" : isVisible(element) ? "ready" : "hidden";
  return { state, element, matches: found.length };
}

function query(root: Document | ShadowRoot, selector: string): Element[] {
  return Array.from(root.querySelectorAll(selector));
}

function deepQuery(selector: string, own: Element | null): Element[] {
  for (const root of openRoots(own)) {
    const found = query(root, selector);
    if (found.length > 0) return found;
  }
  return [];
}

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
