import { stem } from "./stem.ts";
import { joined, lineOf, withoutUmlauts, wordsOf } from "./words.ts";

/** What can be found: its language, and what it says. Of two that match alike, the one of more `weight` comes first. */
export type Searched = {
  language: string;
  said: readonly [title: string, subtitle: string, headings: string, text: string];
  weight?: number;
};

/**
 * A word as the items of one language spell it. `letters` has a bit for each letter of the word, `stemLetters` of what its forms have in
 * common; `places` is where it stands: `item * FIELDS + field`.
 */
export type Entry = { spelled: string; word: string; stem: string; letters: number; stemLetters: number; places: number[] };

export const FIELDS = 4;

export type SearchIndex<Item extends Searched> = {
  items: readonly Item[];
  /** The words of each language. */
  entries: ReadonlyMap<string, readonly Entry[]>;
  /** All words, and what their forms have in common. */
  known: ReadonlySet<string>;
  /** The whole title of each, as one line of words. */
  titles: readonly string[];
  /** How many words each title has. */
  lengths: readonly number[];
  /** What the words that were looked for last match: see `find`. */
  remembered: Map<string, Float32Array>;
};

/** The letters of a word, as bits. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

/** Makes an index of items, in the order that those have which match alike. */
export function searchIndex<Item extends Searched>(items: readonly Item[]): SearchIndex<Item> {
  const spelt: Spelt = new Map();
  for (const [index, item] of items.entries()) noteWords(spelt, item, index);
  return indexFrom(spelt, items);
}

/** The same where there may be thousands of items: after so many, others have their turn. */
const PORTION = 25;

/** Makes an index of items in portions; `pause` lets others work between them. */
export async function searchIndexInPortions<Item extends Searched>(
  items: readonly Item[],
  pause: () => Promise<unknown>,
): Promise<SearchIndex<Item>> {
  const spelt: Spelt = new Map();
  for (const [index, item] of items.entries()) {
    if (index % PORTION === PORTION - 1) await pause();
    noteWords(spelt, item, index);
  }
  await pause();
  return indexFrom(spelt, items);
}

/** Of one language no more different words are known, those first that are read first: each word that is looked for is compared with all of them. */
const MOST_WORDS = 50_000;

type Spelt = Map<string, Map<string, Entry>>;

function noteWords(spelt: Spelt, { language, said }: Searched, index: number): void {
  if (!spelt.has(language)) spelt.set(language, new Map());
  const entries = spelt.get(language)!;
  for (const [field, text] of said.entries()) {
    const place = index * FIELDS + field;
    for (const word of wordsOf(text)) {
      const parts = word.includes("-") ? [joined(word), ...word.split("-")] : [word];
      for (const part of parts) note(entries, part, language, place);
    }
  }
}

function indexFrom<Item extends Searched>(spelt: Spelt, items: readonly Item[]): SearchIndex<Item> {
  const entries = new Map([...spelt].map(([language, words]) => [language, [...words.values()]]));
  const known = new Set<string>();
  for (const words of entries.values()) for (const entry of words) known.add(entry.word).add(entry.stem);
  const titles = items.map(({ said }) => lineOf(said[0]));
  return { items, entries, known, titles, lengths: titles.map((title) => title.split(" ").length), remembered: new Map() };
}

function note(entries: Map<string, Entry>, spelled: string, language: string, place: number): void {
  let entry = entries.get(spelled);
  if (!entry) {
    if (entries.size >= MOST_WORDS) return;
    const [word, left] = [withoutUmlauts(spelled), withoutUmlauts(stem(spelled, language))];
    entry = { spelled, word, stem: left, letters: lettersOf(word), stemLetters: lettersOf(left), places: [] };
    entries.set(spelled, entry);
  }
  if (entry.places[entry.places.length - 1] !== place) entry.places.push(place);
}
