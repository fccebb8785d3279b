import { selectorsOf } from "#app/domain/guides/step.ts";
import type { BundleStep } from "#app/domain/player/bundle.ts";
import { openRoots } from "./open-roots.ts";

/** How a selector stands on this page: what it means, how many elements it hits, and the one to point at. */
export type Sighting = {
  state: "ready" | "hidden" | "absent" | "invalid";
  element: Element | null;
  matches: number;
};

/** What says where a step points. */
export type Wanted = Pick<BundleStep, "identifier" | "selectors" | "targetText">;

const NOTHING: Sighting = { state: "invalid", element: null, matches: 0 };
const RANK = ["invalid", "absent", "hidden", "ready"];
/** Of so many elements that a selector hits, the text is looked at. */
const MOST_READ = 200;

/**
 * Finds a step's target, by its selectors in order: the first that leads to a visible element counts. Each is looked for in the document,
 * else through open shadow roots. Of several hits the first visible one is meant, or that with the step's text if any has it.
 * An element that is merely scrolled out of view is ready. Never throws, whatever was typed as a selector.
 */
export function findTarget(wanted: Wanted, own: Element | null): Sighting {
  let best = NOTHING;
  for (const selector of selectorsOf(wanted)) {
    const seen = sightingOf(selector, wanted.targetText ?? "", own);
    if (RANK.indexOf(seen.state) > RANK.indexOf(best.state)) best = seen;
    if (best.state === "ready") break;
  }
  return best;
}

function sightingOf(selector: string, text: string, own: Element | null): Sighting {
  let found: Element[];
  try {
    found = query(document, selector);
    if (found.length === 0) found = deepQuery(selector, own);
  } catch {
    return NOTHING;
  }
  found = found.filter((element) => element !== own);
  const meant = text && found.length > 1 ? found.slice(0, MOST_READ).find((element) => isVisible(element) && says(element, text)) : null;
  const element = meant ?? found.find(isVisible) ?? found[0] ?? null;
  const state = element === null ? "absent" : isVisible(element) ? "ready" : "hidden";
  return { state, element, matches: found.length };
}

/** Whether an element's visible text contains a text, in any case and whatever spaces are between the words. */
export function says(element: Element, text: string): boolean {
  const isButton = element instanceof HTMLInputElement && /^(button|submit|reset)$/.test(element.type);
  const own = isButton ? element.value : ((element as HTMLElement).innerText ?? element.textContent ?? "");
  return plain(own).includes(plain(text));
}

const plain = (text: string) => text.replace(/\s+/g, " ").trim().toLowerCase();

/** Whether any of a step's selectors means an element. */
export function isMeant(element: Element, wanted: Wanted): boolean {
  return selectorsOf(wanted).some((selector) => {
    try {
      return element.matches(selector);
    } catch {
      return false;
    }
  });
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
