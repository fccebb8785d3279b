import { boxOf } from "#player/targets/box-of.ts";
import { allAround } from "#player/targets/surroundings.ts";

/** A list is tall that is so many times as high as the window. */
const TALL = 1.5;
/** Of the height of a list that has all its rows, they fill more than this share, whatever is between them. */
const FILLED = 0.5;
/** Fewer rows than that are no list. */
const LEAST_ROWS = 3;

/**
 * Whether an element is a list that only has the rows in view and makes others while the page itself is scrolled: it holds the height of all
 * of them, and those that are there, some of one kind that say something, fill little of it. What keeps the place of those that are not there
 * is empty.
 */
export function isListOnWindow(list: Element): boolean {
  const view = list.ownerDocument.defaultView ?? window;
  const { height } = list.getBoundingClientRect();
  if (/^(main|body|html)$/.test(list.localName) || height < view.innerHeight * TALL) return false;
  if ([list, ...allAround(list)].some(isScroller)) return false;
  const children = Array.from(list.children);
  const rows = children.filter((one) => one.textContent?.trim());
  const isOneKind = rows.filter(({ localName }) => localName === rows[0]?.localName).length >= LEAST_ROWS;
  const filled = children.filter((one) => !isSpacer(one)).reduce((sum, one) => sum + boxOf(one).height, 0);
  return isOneKind && filled < height * FILLED;
}

const isSpacer = (element: Element) =>
  /^(div|li|tr|td|span)$/.test(element.localName) && !element.firstElementChild && !element.textContent?.trim();

const isScroller = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY);
