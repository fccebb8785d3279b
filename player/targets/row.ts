import type { Recipe } from "#app/domain/targets/target.ts";
import { keyOf } from "./keys.ts";
import { around } from "./surroundings.ts";
import { leavesOf, nameOf, plain, roleOf, tagOf } from "./words.ts";

type Row = Extract<Recipe, { kind: "row" }>;

/** Other elements that might be the same target, and a selector of everything of their kind. */
export type Rivalry = { rivals: ReadonlySet<Element>; kind: string; isTranslated: boolean };

const ITEM = /^(row|listitem|option|treeitem|article|gridcell|menuitem)$/;
/** What is one of several by its nature, whatever else is on the page. */
export const isItem = (element: Element) => ITEM.test(roleOf(element));
/** How many more elements a release may put between a target and its row. */
const MORE = 4;
const MOST_WORDS = 40;

/**
 * How well the row around a candidate is that of a target: 1 by its attributes or most of its words, -1 for another row, null when nothing
 * says so. A row reaches from the candidate outwards as far as none of its `rivals` is in it.
 */
export function rowFit(candidate: Element, row: Row, { rivals, kind, isTranslated }: Rivalry): number | null {
  const parts = partsAround(candidate, row, rivals, kind);
  let isOther = false;
  for (const { name, value } of row.keys) {
    const values = parts.flatMap((part) => keyValues(part, name));
    if (values.includes(value)) return 1;
    isOther ||= values.length > 0;
  }
  const outer = parts.at(-1);
  const said = new Set((outer ? rowWords(outer) : []).slice(0, MOST_WORDS));
  // The first word is the one that people tell a row by.
  const weights = row.words.map((_, index) => (index === 0 ? 2 : 1));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const met = row.words.reduce((sum, word, index) => sum + (said.has(word) ? weights[index]! : 0), 0);
  if (all > 0 && met * 2 >= all) return 1;
  if (isOther) return -1;
  if (row.words.length > 0) return isTranslated ? null : -1;
  return row.keys.length > 0 ? -1 : null;
}

/** The elements from a candidate to the outside that belong to no rival. */
function partsAround(candidate: Element, row: Row, rivals: ReadonlySet<Element>, kind: string): Element[] {
  const parts: Element[] = [candidate];
  for (let one = around(candidate); one && parts.length <= row.depth + MORE && !/^(html|body)$/.test(tagOf(one)); one = around(one)) {
    if (hasRival(one, candidate, rivals, kind)) break;
    parts.push(one);
    if (tagOf(one) === row.tag && parts.length > row.depth && isItem(one)) break;
  }
  return parts;
}

function hasRival(part: Element, candidate: Element, rivals: ReadonlySet<Element>, kind: string): boolean {
  for (const one of part.querySelectorAll(kind))
    if (rivals.has(one) && one !== candidate && !one.contains(candidate) && !candidate.contains(one)) return true;
  return false;
}

function keyValues(part: Element, name: string): string[] {
  if (name !== "href") return [keyOf(part, name) ?? ""].filter(Boolean);
  const links = Array.from(part.querySelectorAll("a[href]")).slice(0, 8);
  return [part, ...links].map((link) => keyOf(link, name) ?? "").filter(Boolean);
}

/** The words in a row, each text by itself, headings, links and head cells first. */
export function rowWords(row: Element): string[] {
  const first = Array.from(row.querySelectorAll("h1,h2,h3,h4,h5,h6,legend,caption,th,[role=heading],[role=rowheader],a[href],strong"));
  const own = row.getAttribute("aria-label") || row.hasAttribute("aria-labelledby") ? [nameOf(row)] : [];
  return [...new Set([...own, ...first.slice(0, 8).map((one) => plain(one.textContent)), ...leavesOf(row).map(plain)])].filter(
    (word) => word.length > 1,
  );
}
