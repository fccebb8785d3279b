import { type Asked, askedWords } from "./asked-words.ts";
import { asSpelled, QUALITY, type Quality, withTypos } from "./match.ts";
import { FIELDS, type Searched, type SearchIndex } from "./search-index.ts";
import { stem } from "./stem.ts";
import { lineOf, withoutUmlauts } from "./words.ts";

/** What a word counts in a title, a subtitle, the headings and the rest. */
const WEIGHTS = [10, 4, 2, 1];
/** What counts of a place beside the best one. */
const BESIDE = 0.25;
/** What a word that says little counts, of one that says something. */
const STOP = 0.05;
/** What an item gains whose title says nothing beside what was asked. */
const WHOLE_TITLE = 0.2;
/** Where something matches as well as this, it is not looked for typos. */
const WELL = 0.5;
/** What one has whose title is the query, and the most that a word counts. */
const WHOLE = 2;
const BEST = WEIGHTS[0]! * (1 + BESIDE);
/** Where fewer than half of the words match, a title with one of them is offered, in a form of it. */
const SAID_IN_TITLE = WEIGHTS[0]! * QUALITY.stem;
const MOST_REMEMBERED = 50;
/** Of a longer query, the rest is not looked at. */
const MOST_CHARACTERS = 200;
/** So many words that say something are looked for typos, each of which is compared with all that is said; others as they are spelled. */
export const MOST_WITH_TYPOS = 6;

export type Ranked<Item> = { item: Item; score: number };

/**
 * The items that a query finds, the best first: half of its words have to match, or where nothing has half of them, one in the title. How they match counts first, then the weight of an item,
 * then the order of the index (specification 1, section 1: the assistant's search).
 */
export const find = <Item extends Searched>(index: SearchIndex<Item>, query: string): Item[] =>
  ranked(index, query).map(({ item }) => item);

/**
 * The same with how well each matches: 0 to about 1, and 2 for one whose title is the query. It says how much of the query is said, and where, so that
 * what two indexes find compares.
 */
export function ranked<Item extends Searched>(index: SearchIndex<Item>, query: string): Ranked<Item>[] {
  const { items, titles, lengths } = index;
  const words = askedWords(query.slice(0, MOST_CHARACTERS), index);
  const isTelling = words.some(({ isStop }) => !isStop);
  const counted = words.filter(({ isStop }) => !isStop || !isTelling);
  const [scores, matched, titled] = [new Float64Array(items.length), new Uint8Array(items.length), new Uint8Array(items.length)];
  let whole = 0;
  let tried = 0;
  for (const word of words) {
    // What is known to say little is spelled as it is meant.
    const found = remembered(index, word, !word.isStop && tried++ < MOST_WITH_TYPOS);
    let saying = 0;
    for (const score of found) if (score > 0) saying++;
    const rare = Math.log(1 + items.length / (1 + saying));
    const isCounted = counted.includes(word);
    if (isCounted) whole += rare;
    for (let item = 0; item < items.length; item++) {
      scores[item]! += found[item]! * rare * (isCounted ? 1 : STOP);
      if (isCounted && found[item]) matched[item]!++;
      if (isCounted && !word.isStop && found[item]! >= SAID_IN_TITLE) titled[item] = 1;
    }
  }
  const asked = lineOf(query);
  const half = Math.max(1, counted.length / 2);
  const isAnyHalf = matched.some((count) => count >= half);
  const matching: Matching<Item>[] = [];
  for (const [at, item] of items.entries()) {
    if (isAnyHalf ? matched[at]! < half : !titled[at]) continue;
    // One that all words match comes before those that some do.
    const share = matched[at]! / counted.length;
    const own = scores[at]! * share * share * share * (matched[at]! < lengths[at]! ? 1 : 1 + WHOLE_TITLE);
    const score = titles[at] === asked ? Infinity : own;
    matching.push({ item, at, score, alike: Math.round(score * 4), weight: item.weight ?? 0 });
  }
  return matching.sort(inOrder).map(({ item, score }) => ({ item, score: score === Infinity ? WHOLE : score / (whole * BEST) || 0 }));
}

/** An item that matches; those of the same `alike` match alike. */
type Matching<Item> = Ranked<Item> & { at: number; alike: number; weight: number };

function inOrder(one: Matching<unknown>, other: Matching<unknown>): number {
  if (one.alike !== other.alike) return other.alike - one.alike;
  if (one.weight !== other.weight) return other.weight - one.weight;
  return one.score === other.score ? one.at - other.at : other.score - one.score;
}

/** How well a word is said by each item. */
function remembered(index: SearchIndex<Searched>, asked: Asked, hasTypos: boolean): Float32Array {
  const name = asked.spelled + Number(asked.isOpen) + Number(hasTypos);
  const known = index.remembered.get(name);
  if (known) return known;
  const found = new Float32Array(index.items.length);
  const best = matchesOf(index, asked, hasTypos);
  for (let item = 0; item < found.length; item++) {
    let most = 0;
    let sum = 0;
    for (const [field, weight] of WEIGHTS.entries()) {
      const value = weight * best[item * FIELDS + field]!;
      sum += value;
      if (value > most) most = value;
    }
    found[item] = most + BESIDE * sum;
  }
  if (index.remembered.size >= MOST_REMEMBERED) index.remembered.clear();
  index.remembered.set(name, found);
  return found;
}

/**
 * How well a word is matched in each field of each item, at its best, from 0 to 1, at `item * FIELDS + field`. Typos are only looked for where
 * nothing is spelled like it.
 */
export function matchesOf(
  { items, entries }: Pick<SearchIndex<Searched>, "items" | "entries">,
  asked: Asked,
  hasTypos: boolean,
): Float32Array {
  const best = new Float32Array(items.length * FIELDS);
  const take = (by: Quality): boolean => {
    let isThere = false;
    for (const [language, words] of entries) {
      const rate = by(asked, withoutUmlauts(stem(asked.spelled, language)));
      for (const entry of words) {
        const value = rate(entry);
        if (value === 0) continue;
        isThere ||= value > WELL;
        for (const place of entry.places) if (best[place]! < value) best[place] = value;
      }
    }
    return isThere;
  };
  if (!take(asSpelled) && hasTypos) take(withTypos);
  return best;
}
