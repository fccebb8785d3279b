import { leavesOf, nameOf, plain, roleOf } from "./words.ts";

const ITEM = /^(row|listitem|option|treeitem|article|gridcell|menuitem)$/;
/** What is one of several by its nature, whatever else is on the page. */
export const isItemRole = (role: string) => ITEM.test(role);
export const isItem = (element: Element) => isItemRole(roleOf(element));

const NO_MARK = "a,button,input,select,textarea,summary,iframe,img,[tabindex],[role=button],[role=link],[contenteditable]";

/** A mark that stands between things or beside them, and says nothing. */
const isMark = (element: Element) =>
  (element.childElementCount === 0 || element.firstElementChild?.localName === "svg") &&
  !element.shadowRoot &&
  !element.matches(NO_MARK) &&
  !/[\p{L}\p{N}]/u.test(element.textContent ?? "");

/** Whether several things are in an element, so that it is more than a layer around one. */
export function isLevel(element: Element): boolean {
  let things = 0;
  for (let one = element.firstElementChild; one && things < 2; one = one.nextElementSibling) if (!isMark(one)) things++;
  return things > 1;
}

/** The words in a row, each text by itself, headings, links and head cells first. */
export function rowWords(row: Element): string[] {
  const first = Array.from(row.querySelectorAll("h1,h2,h3,h4,h5,h6,legend,caption,th,[role=heading],[role=rowheader],a[href],strong"));
  const own = row.hasAttribute("aria-label") || row.hasAttribute("aria-labelledby") ? [nameOf(row)] : [];
  const words = [...own, ...first.slice(0, 8).map((one) => plain(one.textContent)), ...leavesOf(row).map(plain)];
  return [...new Set(words)].filter((word) => word.length > 1);
}
