import { allAround } from "#player/targets/surroundings.ts";

/** A list is tall that is so many times as high as the window. */
const TALL = 1.5;
/** Of the height of a list that has all its rows, they fill more than this share, whatever is between them. */
const FILLED = 0.5;

/**
 * Whether an element is a list that only has the rows in view and makes others while the page itself is scrolled: it holds the height of all
 * of them, and those that are there fill little of it.
 */
export function isListOnWindow(list: Element): boolean {
  const view = list.ownerDocument.defaultView ?? window;
  const { height } = list.getBoundingClientRect();
  if (height < view.innerHeight * TALL || [list, ...allAround(list)].some(isScroller)) return false;
  const rows = Array.from(list.children).filter((one) => one.textContent?.trim());
  const filled = rows.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0);
  return rows.length > 0 && filled < height * FILLED;
}

const isScroller = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY);
