import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";

const TAKES_FOCUS = "a[href], button, input, select, textarea, summary, [tabindex]";

/** The element that had the focus when a request began, and how to find it again after it was rendered anew. */
type Acted = { element: Element | null; selector: string | null; text: string | null; after: string | null };

/**
 * Returns the focus after an answer took it away. What acted keeps it, even if it was moved or rendered anew; something that is gone names
 * its successors in `data-focus-after`, on itself or around it, as selectors in order of preference; failing that, the heading of the
 * screen gets it. A fragment in the address names the element to focus: the first field of something added, a drawer. Used once, for the
 * whole document.
 */
export function useKeptFocus(): void {
  const { state } = useNavigation();
  const { hash, key } = useLocation();
  const acted = useRef<Acted | null>(null);
  const focused = useRef<Acted | null>(null);
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history is an answer
  useEffect(() => {
    if (state !== "idle") {
      acted.current = actedBy(document.activeElement) ?? acted.current;
      return;
    }
    // The browser has done so on the first page.
    if (first.current) {
      first.current = false;
      const after = takeDiscarded();
      if (after && isLost()) giveBack({ element: null, selector: null, text: null, after });
      return;
    }
    const named = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (named && !named.contains(document.activeElement)) focusOn(named);
    if (isLost()) giveBack(acted.current ?? focused.current);
    acted.current = null;
  }, [state, key, hash]);
  useEffect(() => {
    // An answer that comes at once is rendered together with its request: no render says that one began, and what acted is what had the focus.
    const note = ({ target }: FocusEvent) => {
      focused.current = target instanceof Element ? actedBy(target) : null;
    };
    // In some browsers a link or a button that is clicked takes no focus; who clicks on an empty place has left what had it.
    const leave = ({ target }: MouseEvent) => {
      if (isLost()) focused.current = actedBy(target instanceof Element ? target.closest(TAKES_FOCUS) : null);
    };
    addEventListener("focusin", note);
    addEventListener("click", leave, true);
    return () => {
      removeEventListener("focusin", note);
      removeEventListener("click", leave, true);
    };
  }, []);
  useEffect(() => {
    addEventListener("click", noteDiscarding);
    return () => removeEventListener("click", noteDiscarding);
  }, []);
}

const DISCARDED = "handrail.discarded";

/** Discarding loads the document anew, so what gets the focus has to outlive this one. */
function noteDiscarding({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  if (!(target instanceof Element) || !target.closest("[data-discards] a") || ctrlKey || metaKey || shiftKey) return;
  const after = target.closest<HTMLElement>("[data-focus-after]")?.dataset.focusAfter;
  if (after) sessionStorage.setItem(DISCARDED, after);
}

function takeDiscarded(): string | null {
  const after = sessionStorage.getItem(DISCARDED);
  sessionStorage.removeItem(DISCARDED);
  return after;
}

function isLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || !activeElement.isConnected;
}

function actedBy(element: Element | null): Acted | null {
  if (!element || element === document.body) return null;
  const after = element.closest<HTMLElement>("[data-focus-after]")?.dataset.focusAfter ?? null;
  return { element, selector: selectorOf(element), text: element.textContent, after };
}

/** By its id where it has one: of two alike, the one that is gone is not found in the other. */
function selectorOf(element: Element): string | null {
  if (element.id) return `#${CSS.escape(element.id)}`;
  if (element instanceof HTMLButtonElement && element.name) {
    return `button[name="${CSS.escape(element.name)}"][value="${CSS.escape(element.value)}"]`;
  }
  if (element instanceof HTMLAnchorElement) return `a[href="${CSS.escape(element.getAttribute("href") ?? "")}"]`;
  const label = element.getAttribute("aria-label");
  return label ? `[aria-label="${CSS.escape(label)}"]` : null;
}

function giveBack(acted: Acted | null): void {
  const heirs = [...(acted?.after?.split(",") ?? []), "#main h1"].map((selector) => document.querySelector(selector));
  for (const heir of [acted?.element, acted && madeAnew(acted), ...heirs]) if (heir?.isConnected && focusOn(heir)) return;
}

/** The element in place of the one that acted. Several links may lead to one address, so its text counts too. */
function madeAnew({ selector, text }: Acted): Element | undefined {
  if (selector === null) return undefined;
  return [...document.querySelectorAll(selector)].find(({ textContent }) => textContent === text);
}

/** Whether the element has the focus now; makes it focusable if it is not. */
function focusOn(element: Element): boolean {
  if (!(element instanceof HTMLElement)) return false;
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return true;
  if (!/^(H1|H2|P|NAV|SECTION|ARTICLE|MAIN|OL|UL)$/.test(element.tagName)) return false;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
