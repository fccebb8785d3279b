import type { SelectorConfig } from "#app/domain/guides/selector-config.ts";
import { type Key, type Recipe, TARGET_LIMITS } from "#app/domain/targets/target.ts";
import { isItem, isLevel, rowWords } from "#player/targets/row-words.ts";
import { allAround } from "#player/targets/surroundings.ts";
import { tagOf } from "#player/targets/words.ts";
import { keysOf } from "./keys-of.ts";

type Row = Extract<Recipe, { kind: "row" }>;
/** Amounts, dates, times and counts are not what a row is known by. */
const PASSING =
  /^[\s\d.,:;/%+€$£¥()#-]*$|^\d{1,4}[-./]\d{1,2}([-./]\d{1,4})?\b|^[$€£¥]\s?\d|\d\s?[€$£¥%]$|\b(ago|today|yesterday|vor \d|heute|gestern)\b/;
const MOST_RIVALS = 60;
const ROW_KEY = /^(id|href|data-.*)$/;

/**
 * The row of a target: of several elements alike, the part of the page that is around this one alone; without any, the table row, list entry or
 * the like that it is in. Null where nothing of it is its own.
 */
export function rowOf(element: Element, rivals: Element[], config: SelectorConfig): Row | null {
  const outer = allAround(element);
  const foreign = rivals.slice(0, MOST_RIVALS);
  // Also across the borders of shadow roots.
  const around = foreign.map((rival) => allAround(rival));
  const end = outer.findIndex((part) => around.some((chain) => chain.includes(part)));
  const own = end < 0 ? outer : outer.slice(0, end);
  const part = (rivals.length > 0 && own.at(-1)) || own.find(isItem);
  if (!part || (end < 0 && rivals.length > 0)) return null;
  const steps = outer.indexOf(part) + 1;
  const depth = outer.slice(0, steps).filter(isLevel).length;
  const others = foreign.map((rival) => allAround(rival)[steps - 1]).filter((one): one is Element => one !== undefined && one !== part);
  const beside =
    others.length > 0
      ? others
      : Array.from(part.parentElement?.children ?? [])
          .filter((one) => one !== part)
          .slice(0, MOST_RIVALS);
  const allWords = new Set(rowWords(part));
  const otherWords = new Set(beside.flatMap((one) => rowWords(one)));
  const foreignWords = beside.flatMap((one) =>
    rowWords(one)
      .filter((word) => !allWords.has(word) && isTelling(word))
      .slice(0, 1),
  );
  const ownWords = new Set(rowWords(element));
  const words = rowWords(part).filter((word) => !otherWords.has(word) && !ownWords.has(word) && isTelling(word));
  const keys = rowKeys(part, element, config).filter(({ name, value }) => !beside.some((one) => hasKey(one, name, value)));
  if (words.length === 0 && keys.length === 0) return null;
  return {
    kind: "row",
    tag: tagOf(part),
    depth,
    words: words.slice(0, TARGET_LIMITS.words),
    others: [...new Set(foreignWords)].slice(0, TARGET_LIMITS.others),
    keys: keys.slice(0, TARGET_LIMITS.keys),
  };
}

const isTelling = (word: string) => !PASSING.test(word) && word.length <= 80;

function rowKeys(part: Element, element: Element, config: SelectorConfig): Key[] {
  const links = Array.from(part.querySelectorAll("a[href]")).slice(0, 4);
  const sources = [part, ...links.filter((link) => link !== element)];
  const keys = sources.flatMap((one) => keysOf(one, config).filter(({ kind, name }) => kind !== "attribute" || ROW_KEY.test(name)));
  const unique = new Map(keys.map(({ name, value }) => [name + value, { name, value }]));
  return [...unique.values()].filter(({ name }) => name !== "id" || part.id !== "");
}

const hasKey = (part: Element, name: string, value: string) =>
  [part, ...part.querySelectorAll(name === "href" ? "a[href]" : `[${CSS.escape(name)}]`)].some((one) => one.getAttribute(name) === value);
