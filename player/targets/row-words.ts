import { leavesOf, nameOf, plain, roleOf } from "./words.ts";

const ITEM = /^(row|listitem|option|treeitem|article|gridcell|menuitem)$/;
/** What is one of several by its nature, whatever else is on the page. */
export const isItem = (element: Element) => ITEM.test(roleOf(element));

/** The words in a row, each text by itself, headings, links and head cells first. */
export function rowWords(row: Element): string[] {
  const first = Array.from(row.querySelectorAll("h1,h2,h3,h4,h5,h6,legend,caption,th,[role=heading],[role=rowheader],a[href],strong"));
  const own = row.hasAttribute("aria-label") || row.hasAttribute("aria-labelledby") ? [nameOf(row)] : [];
  const words = [...own, ...first.slice(0, 8).map((one) => plain(one.textContent)), ...leavesOf(row).map(plain)];
  return [...new Set(words)].filter((word) => word.length > 1);
}
