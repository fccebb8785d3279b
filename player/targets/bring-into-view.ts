import { guarded } from "#player/core/guard.ts";
import { outerElement } from "./outer-element.ts";

/** How long a page scrolls, about, in milliseconds. */
const SCROLLS = 600;
/** Between a target and what stays over the page, in CSS pixels: as much as its outline needs. */
const ROOM = 16;

/**
 * Scrolls to a target that is out of view, in all that scrolls around it, and from under what stays in its place meanwhile: headers and
 * footers. `isInView` is what an observer said of it.
 */
export function bringIntoView(target: Element, own: Element, isInView: boolean): void {
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
  const uncover = guarded(() => {
    const top = coveredBy(target, own);
    const scroller = top && scrollerOf(target, top);
    if (scroller) scroller.scrollBy({ top, behavior });
  });
  if (!isInView) target.scrollIntoView({ block: "center", inline: "nearest", behavior });
  setTimeout(uncover, isInView || behavior === "auto" ? 0 : SCROLLS);
}

/** How far a target has to be scrolled to come out from under what stays over its upper or lower edge; 0 if nothing does. */
function coveredBy(target: Element, own: Element): number {
  const line = new Set<Element>();
  for (let node: Element | null = target; node; node = outerElement(node)) line.add(node);
  const { left, top, bottom, width } = target.getBoundingClientRect();
  const over = stuckAt(left + width / 2, top + 1);
  if (over) return top - over.bottom - ROOM;
  const under = stuckAt(left + width / 2, bottom - 1);
  return under ? bottom - under.top + ROOM : 0;

  /** What stays at a place of the target's window, be it over the frame that this is. */
  function stuckAt(x: number, y: number): { top: number; bottom: number } | null {
    let [across, down] = [0, 0];
    for (let view = target.ownerDocument.defaultView; view; view = view.parent as typeof view) {
      const box = stuck(hitAt(view.document, x + across, y + down, own));
      if (box && box.height < view.innerHeight / 2) return { top: box.top - down, bottom: box.bottom - down };
      const frame = view.frameElement;
      if (!frame) break;
      const { x: left, y: top } = frame.getBoundingClientRect();
      across += left + frame.clientLeft;
      down += top + frame.clientTop;
    }
    return null;
  }

  function stuck(hit: Element | null): DOMRect | null {
    let outer: Element | null = null;
    let node = hit;
    for (; node && !line.has(node); node = outerElement(node)) if (/fixed|sticky/.test(getComputedStyle(node).position)) outer = node;
    return outer && node !== target ? outer.getBoundingClientRect() : null;
  }
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
    const scrolls = node === ownerDocument.scrollingElement || /auto|scroll/.test(getComputedStyle(node).overflowY);
    if (scrolls && (by < 0 ? scrollTop > 0 : scrollTop + clientHeight < scrollHeight - 1)) return node;
  }
  return null;
}
