import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** What had the focus when something was asked for, and how to find it again when its element was made anew. */
type Acted = { element: Element; selector: string | null; after: string | null };

/**
 * Gives the focus back after an act whose answer took it away. What acted keeps it, also where its element was moved or made anew; what
 * is gone names its heirs by `data-focus-after` on itself or around it, selectors in order of preference; else the heading of the screen has it. An address with a
 * fragment names what has it: the first field of something added, a drawer. Used once, for the whole document.
 */
export function useKeptFocus(): void {
  const { state } = useNavigation();
  const { hash, key } = useLocation();
  const acted = useRef<Acted | null>(null);
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place of the history is an answer
  useEffect(() => {
    if (state !== "idle") {
      acted.current = actedBy(document.activeElement) ?? acted.current;
      return;
    }
    // The browser has done it for the first page.
    if (first.current) {
      first.current = false;
      return;
    }
    const named = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (named && !named.contains(document.activeElement)) focusOn(named);
    if (isLost()) giveBack(acted.current);
    acted.current = null;
  }, [state, key, hash]);
}

function isLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || !activeElement.isConnected;
}

function actedBy(element: Element | null): Acted | null {
  if (!element || element === document.body) return null;
  return { element, selector: selectorOf(element), after: element.closest<HTMLElement>("[data-focus-after]")?.dataset.focusAfter ?? null };
}

function selectorOf(element: Element): string | null {
  if (element instanceof HTMLButtonElement && element.name) {
    return `button[name="${CSS.escape(element.name)}"][value="${CSS.escape(element.value)}"]`;
  }
  if (element instanceof HTMLAnchorElement) return `a[href="${CSS.escape(element.getAttribute("href") ?? "")}"]`;
  return element.id ? `#${CSS.escape(element.id)}` : null;
}

function giveBack(acted: Acted | null): void {
  const heirs = [acted?.selector, ...(acted?.after?.split(",") ?? []), "#main h1"].filter((selector) => selector != null);
  const found = heirs.map((selector) => document.querySelector(selector));
  for (const heir of [acted?.element, ...found]) if (heir?.isConnected && focusOn(heir)) return;
}

/** Whether the element has the focus now; one that cannot have it by itself is made able to. */
function focusOn(element: Element): boolean {
  if (!(element instanceof HTMLElement)) return false;
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return true;
  if (!/^(H1|H2|P|SECTION|MAIN|OL|UL)$/.test(element.tagName)) return false;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
