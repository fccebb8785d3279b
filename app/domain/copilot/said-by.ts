import { MOST_WITH_TYPOS, matchesOf } from "#app/domain/search/find.ts";
import { type Entry, FIELDS, lettersOf, type Searched, type SearchIndex } from "#app/domain/search/search-index.ts";
import { withoutUmlauts } from "#app/domain/search/words.ts";
import type { QuestionWord } from "./question-words.ts";
import { misspelled, sameMeaning } from "./same-meaning.ts";

/** What a word counts in a title, a subtitle, the headings and the rest. */
const WEIGHTS = [4, 2, 2, 1];
/** Where an item says what it is about. */
const SHOWN = [0, 2];
/** What a word counts that stands for the one that was asked, by what it is. */
const WORTH = { meaning: 0.85, misspelled: 0.7, bare: 0.6 };
/** What a word counts that is said of everything, beside others. */
const LIGHT = 0.25;
/** Letters of a word that may be a typo of another: shorter ones are too much like others. */
const LEAST_OF_TYPO = 5;

type Said = Pick<SearchIndex<Searched>, "items" | "entries">;

/**
 * How well each item says a word, or what may be meant by it, from 0 to 1: at its best in `best`, in titles and headings in `shown`, and by where in
 * `rated`. Rare words, and those that nothing says, have more `weight`. `isAction`: it says what somebody wants to do.
 */
export type SaidBy = { best: Float32Array; shown: Float32Array; rated: Float32Array; weight: number; isAction: boolean; isLight: boolean };

export function saidBy(said: Said, asked: QuestionWord, mayHaveTypos: boolean): SaidBy {
  const { items, entries } = said;
  const fields = new Float32Array(items.length * FIELDS);
  const note = (place: number, value: number) => {
    if (fields[place]! < value) fields[place] = value;
  };
  const take = (spelled: string, worth: number, hasTypos: boolean) => {
    const word = withoutUmlauts(spelled);
    const matched = matchesOf(said, { ...asked, spelled, word, letters: lettersOf(word) }, hasTypos);
    for (let place = 0; place < matched.length; place++) if (matched[place]) note(place, worth * matched[place]!);
  };
  let [isAction, isWord] = [false, false];
  for (const language of entries.keys()) {
    const meant = sameMeaning(asked.spelled, language);
    isWord ||= meant !== null;
    isAction ||= meant?.isAction === true;
  }
  take(asked.spelled, 1, mayHaveTypos && !isWord && asked.spelled.length >= LEAST_OF_TYPO);
  const isSaid = fields.some((value) => value > 0);
  for (const [language, words] of entries) {
    const meant = sameMeaning(asked.spelled, language) ?? (isSaid ? null : misspelled(asked.spelled, language));
    const worth = isWord ? WORTH.meaning : WORTH.misspelled;
    for (const stem of meant?.stems ?? [])
      for (const { places } of byStem(words).get(stem) ?? []) for (const place of places) note(place, worth);
  }
  if (asked.bare && !isSaid) take(asked.bare, WORTH.bare, false);
  return { ...byItem(fields, items.length), isAction, isLight: asked.isLight };
}

/** What each item says in its fields, taken together. */
function byItem(fields: Float32Array, count: number) {
  const [best, shown, rated] = [new Float32Array(count), new Float32Array(count), new Float32Array(count)];
  for (let item = 0; item < count; item++)
    for (let field = 0; field < FIELDS; field++) {
      const value = fields[item * FIELDS + field]!;
      if (value === 0) continue;
      rated[item]! += value * WEIGHTS[field]!;
      if (value > best[item]!) best[item] = value;
      if (SHOWN.includes(field) && value > shown[item]!) shown[item] = value;
    }
  const saying = best.reduce((sum, value) => sum + Number(value > 0), 0);
  return { best, shown, rated, weight: Math.log(1 + count / (1 + saying)) };
}

/** Words of a question as its items say them: what is said of everything hardly counts beside another word. */
export function allSaidBy(said: Said, words: readonly QuestionWord[]): SaidBy[] {
  const isTelling = words.some(({ isLight }) => !isLight);
  return words.map((asked, at) => {
    const by = saidBy(said, asked, at < MOST_WITH_TYPOS);
    return isTelling && asked.isLight ? { ...by, weight: by.weight * LIGHT } : { ...by, isLight: false };
  });
}

const stems = new WeakMap<readonly Entry[], Map<string, Entry[]>>();

/** The words of a language by what their forms have in common; made once, when somebody first asks. */
function byStem(words: readonly Entry[]): Map<string, Entry[]> {
  let made = stems.get(words);
  if (!made) {
    made = new Map();
    for (const entry of words) {
      const present = made.get(entry.stem);
      if (present) present.push(entry);
      else made.set(entry.stem, [entry]);
    }
    stems.set(words, made);
  }
  return made;
}
