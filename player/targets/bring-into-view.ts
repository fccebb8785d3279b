import { guarded } from "#player/core/guard.ts";
import { insideOf } from "./box-of.ts";
import { outerElement } from "./outer-element.ts";

/** How long a page scrolls, about, in milliseconds. */
const SCROLLS = 600;
/** Between a target and what stays over the page, in CSS pixels: as much as its outline needs. */
const ROOM = 16;

/**
 * Scrolls to a target that is out of view, in all that scrolls around it, and from under what stays in its place meanwhile: headers and
 * footers. `isInView` is what an observer said of it. Returns the timer by which that ends, which may be cleared.
 */
export function bringIntoView(target: Element, own: Element, isInView: boolean) {
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
  const uncover = guarded(() => {
    const top = coveredBy(target, own);
    const scroller = top && scrollerOf(target, top);
    if (scroller) scroller.scrollBy({ top, behavior });
  });
  if (!isInView) target.scrollIntoView({ block: "center", inline: "nearest", behavior });
  return setTimeout(uncover, isInView || behavior === "auto" ? 0 : SCROLLS);
}

/** How far a target has to be scrolled to come out from under what stays over its upper or lower edge; 0 if nothing does. */
function coveredBy(target: Element, own: Element): number {
  const line = new Set<Element>();
  for (let node: Element | null = target; node; node = outerElement(node)) line.add(node);
  const { left, top, bottom, width } = target.getBoundingClientRect();
  for (const edge of [top + 1, bottom - 1]) {
    let [across, down] = [0, 0];
    // What stays may also lie over the frame that the target is in.
    for (let view = target.ownerDocument.defaultView; view; view = view.parent as typeof view) {
      const stuck = stuckAbove(hitAt(view.document, left + width / 2 + across, edge + down, own));
      const box = stuck?.getBoundingClientRect();
      if (stuck && box && box.height < view.innerHeight / 2)
        return box.top + box.height / 2 < middleAround(stuck) ? top + down - box.bottom - ROOM : bottom + down - box.top + ROOM;
      const frame = view.frameElement;
      if (!frame) break;
      const inside = insideOf(frame);
      across += inside.x;
      down += inside.y;
    }
  }
  return 0;

  function stuckAbove(hit: Element | null): Element | null {
    let stuck: Element | null = null;
    let node = hit;
    for (; node && !line.has(node); node = outerElement(node)) if (/fixed|sticky/.test(getComputedStyle(node).position)) stuck = node;
    return node === target ? null : stuck;
  }
}

/** The middle of what scrolls around an element: what stays above it is a header, else a footer. */
function middleAround(element: Element): number {
  for (let node = element.parentElement; node; node = node.parentElement) {
    if (node === node.ownerDocument.scrollingElement || !isScroller(node)) continue;
    const { top, height } = node.getBoundingClientRect();
    return top + height / 2;
  }
  return (element.ownerDocument.defaultView ?? window).innerHeight / 2;
}

/** The innermost element at a place of a window, also in a shadow root. */
function hitAt(page: Document, x: number, y: number, own: Element): Element | null {
  let hit = page.elementsFromPoint(x, y).find((one) => one !== own) ?? null;
  for (let inner = hit; ; hit = inner) {
    inner = hit?.shadowRoot?.elementFromPoint(x, y) ?? null;
    if (!inner || inner === hit) return hit;
  }
}

/** What scrolls around a target and has that way to go yet. */
function scrollerOf(target: Element, by: number): Element | null {
  for (let node = outerElement(target); node; node = outerElement(node)) {
    const { scrollTop, scrollHeight, clientHeight, ownerDocument } = node;
    const scrolls = node === ownerDocument.scrollingElement || isScroller(node);
    if (scrolls && (by < 0 ? scrollTop > 0 : scrollTop + clientHeight < scrollHeight - 1)) return node;
  }
  return null;
}

/** Whether an element scrolls what is in it. */
export const isScroller = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY);
