import { isItem, rowWords } from "./row-words.ts";
import { nameOf, roleOf, tagOf } from "./words.ts";

/** The element around another one, also across the border of a shadow root; null at the document's. */
export function around(element: Element): Element | null {
  if (element.assignedSlot) return element.assignedSlot;
  return element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null;
}

/** The elements around another one, from the inside out, without body and html. */
export function allAround(element: Element, most = 60): Element[] {
  const found: Element[] = [];
  for (let one = around(element); one && found.length < most; one = around(one)) if (!/^(html|body)$/.test(tagOf(one))) found.push(one);
  return found;
}

/** A list is long that has more. */
const MOST_BESIDE = 300;

const isLike = (one: Element, other: Element) => roleOf(one) === roleOf(other) && (roleOf(one) !== "" || tagOf(one) === tagOf(other));

/** The place of an element among those beside it that are of its kind, how many there are, and what the nearest of any kind are called. */
export function placeOf(element: Element): { nth: number; of: number; before: string; after: string } {
  const outer = wrapped(element);
  const { parentNode } = outer;
  // In a long list a place says nothing: only the neighbours do.
  const isLong = (parentNode?.childElementCount ?? 0) > MOST_BESIDE;
  const near = [outer.previousElementSibling, outer, outer.nextElementSibling].filter((one) => one !== null);
  const siblings = isLong ? near : Array.from(parentNode?.children ?? []);
  const inner = siblings.map((one) => (one === outer ? element : unwrapped(one)));
  const like = inner.filter((one) => isLike(one, element));
  const at = inner.indexOf(element);
  const nameAt = (index: number) => (inner[index] ? nameOf(inner[index]) : "");
  const stands = isLong ? { nth: 0, of: 0 } : { nth: like.indexOf(element), of: like.length };
  return { ...stands, before: nameAt(at - 1), after: nameAt(at + 1) };
}

/** Wrappers with a single element count as that element, so that one more of them changes nothing. */
function wrapped(element: Element): Element {
  let outer = element;
  for (let parent = outer.parentElement; parent && parent.childElementCount === 1 && roleOf(parent) === ""; parent = parent.parentElement) {
    if (/^(html|body)$/.test(tagOf(parent)) || parent.shadowRoot) break;
    outer = parent;
  }
  return outer;
}

function unwrapped(element: Element): Element {
  let inner = element;
  while (inner.childElementCount === 1 && roleOf(inner) === "" && !inner.shadowRoot) inner = inner.firstElementChild!;
  return inner;
}

/** What a part of a page is called: by its author, else by its heading or caption. */
export function partName(element: Element): string {
  if (element.hasAttribute("aria-label") || element.hasAttribute("aria-labelledby")) return nameOf(element);
  if (isItem(element)) return rowWords(element)[0] ?? "";
  // By hand: a selector would go through all that is within.
  for (const child of first(element, MOST_PARTS)) {
    const head = HEAD.test(tagOf(child)) ? child : first(child, MOST_PARTS).find((inner) => HEADING.test(tagOf(inner)));
    if (head) return nameOf(head);
  }
  return "";
}

const HEADING = /^h[1-6]$/;
const HEAD = /^(h[1-6]|legend|caption|header)$/;
/** Its heading is among the first of what a part has. */
const MOST_PARTS = 12;

function first(element: Element, most: number): Element[] {
  const found: Element[] = [];
  for (let one = element.firstElementChild; one && found.length < most; one = one.nextElementSibling) found.push(one);
  return found;
}
