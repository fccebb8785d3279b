import type { Input } from "@atlaskit/pragmatic-drag-and-drop/types";
import { attachClosestEdge, extractClosestEdge } from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge";

/**
 * Where a dragged item would go: into a chapter (0 for chapters and the unsorted list), before one of its items (null: last). `top` is the
 * position of the line that shows it, in px from the top of the list.
 */
export type DropPlace = { chapter: number; before: number | null; top: number };

type Boxed = { id: number; element: Element; box: DOMRect };

/** The drop place for a guide under the pointer; null where the guide already is. */
export function guidePlace(list: Element, guide: Element, input: Input): DropPlace | null {
  const chapters = boxed(list, ":scope > [data-chapter]", "chapter");
  // Between two chapters the nearer one counts, so every point of the list belongs to one.
  const chapter = chapters.find(({ box }, index) => input.clientY < halfway(box, chapters[index + 1]?.box));
  if (!chapter) return null;
  const guides = boxed(chapter.element, "[data-guide]", "guide");
  const at = indexAt(guides, input);
  if (guides[at]?.element === guide || guides[at - 1]?.element === guide) return null;
  const above = guides[at - 1]?.element ?? chapter.element.firstElementChild;
  const line = above?.getBoundingClientRect().bottom ?? chapter.box.top;
  return { chapter: chapter.id, before: guides[at]?.id ?? null, top: line - list.getBoundingClientRect().top };
}

/** The drop place for a chapter, which never goes below the unsorted list. */
export function chapterPlace(list: Element, chapter: Element, input: Input): DropPlace | null {
  const chapters = boxed(list, ":scope > [data-chapter]:not([data-chapter='0'])", "chapter");
  const [first, second] = chapters;
  const at = indexAt(chapters, input);
  if (!first || !second || chapters[at]?.element === chapter || chapters[at - 1]?.element === chapter) return null;
  const gap = second.box.top - first.box.bottom;
  const above = chapters[at - 1]?.box.bottom ?? first.box.top - gap;
  return { chapter: 0, before: chapters[at]?.id ?? null, top: above + gap / 2 - list.getBoundingClientRect().top };
}

/** The visible items, from top to bottom, with their ids from the data attribute. */
function boxed(within: Element, selector: string, name: "guide" | "chapter"): Boxed[] {
  return [...within.querySelectorAll<HTMLElement>(selector)]
    .map((element) => ({ id: Number(element.dataset[name]), element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.height > 0);
}

/** The index of the first item below the pointer; the lower half of an item belongs to the next one. */
function indexAt(items: Boxed[], input: Input): number {
  const index = items.findIndex(({ box }) => input.clientY < box.bottom);
  const element = items[index]?.element;
  if (!element) return items.length;
  const edge = extractClosestEdge(attachClosestEdge({}, { element, input, allowedEdges: ["top", "bottom"] }));
  return edge === "bottom" ? index + 1 : index;
}

function halfway(above: DOMRect, below: DOMRect | undefined): number {
  return below ? (above.bottom + below.top) / 2 : Number.POSITIVE_INFINITY;
}
