import type { Recipe } from "#app/domain/targets/target.ts";
import { keyOf } from "./keys.ts";
import { isItem, isLevel, rowWords } from "./row-words.ts";
import { around } from "./surroundings.ts";
import { alike, tagOf } from "./words.ts";

type Row = Extract<Recipe, { kind: "row" }>;
/** Other elements that might be the same target, and a selector of everything of their kind. */
export type Rivalry = { rivals: ReadonlySet<Element>; kind: string; isTranslated: boolean };

const MOST_WORDS = 60;

/**
 * How well the row around a candidate is that of a target: up to 1 by its attributes and words, -1 for another row, null when nothing says so.
 * `outer` is the outermost element of the row.
 */
export function rowFit(candidate: Element, row: Row, rivalry: Rivalry): { is: number | null; outer: Element } {
  const parts = partsAround(candidate, row, rivalry);
  const outer = parts.at(-1)!;
  let [hasKey, isOther] = [false, false];
  for (const { name, value } of row.keys) {
    const values = parts.flatMap((part) => keyValues(part, name));
    if (values.includes(value)) hasKey = true;
    else isOther ||= values.length > 0;
  }
  const said = new Set(rowWords(outer).slice(0, MOST_WORDS));
  // The first word is the one that people tell a row by.
  const says = (word: string) =>
    said.has(word) || [...said].some((one) => !row.others.includes(one) && !/\d/.test(one + word) && alike(one, word) >= 0.6);
  const met = row.words.reduce((sum, word, index) => sum + (says(word) ? (index === 0 ? 2 : 1) : 0), 0);
  const isCalled = met > 0 && met * 2 > row.words.length;
  if (hasKey || isCalled) return { is: hasKey && (isCalled || row.words.length === 0) ? 1 : 0.8, outer };
  if (isOther || row.others.some((word) => said.has(word))) return { is: -1, outer };
  return { is: rivalry.isTranslated && row.words.length > 0 ? null : -1, outer };
}

/** The elements from a candidate outwards that may be in its row: no further than the row was, and not as far as a rival or another row. */
function partsAround(candidate: Element, row: Row, rivalry: Rivalry): Element[] {
  const parts: Element[] = [candidate];
  let levels = 0;
  for (let one = around(candidate); one && !/^(html|body)$/.test(tagOf(one)); one = around(one)) {
    if (isLevel(one)) levels++;
    if (levels > row.depth || (!rivalry.isTranslated && hasRival(one, candidate, rivalry))) break;
    parts.push(one);
    if (tagOf(one) === row.tag && levels >= row.depth && isItem(one)) break;
  }
  return parts;
}

function hasRival(part: Element, candidate: Element, { rivals, kind }: Rivalry): boolean {
  if (rivals.size === 0) return false;
  for (const one of part.querySelectorAll(kind))
    if (rivals.has(one) && one !== candidate && !one.contains(candidate) && !candidate.contains(one)) return true;
  return false;
}

function keyValues(part: Element, name: string): string[] {
  if (name !== "href") return [keyOf(part, name) ?? ""].filter(Boolean);
  const links = Array.from(part.querySelectorAll("a[href]")).slice(0, 8);
  return [part, ...links].map((link) => keyOf(link, name) ?? "").filter(Boolean);
}
