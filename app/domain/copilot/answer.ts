import type { Asked } from "#app/domain/search/asked-words.ts";
import { matchesOf } from "#app/domain/search/find.ts";
import type { SearchItem } from "#app/domain/search/items-of.ts";
import { FIELDS, lettersOf, type Searched, type SearchIndex, searchIndex } from "#app/domain/search/search-index.ts";
import { withoutUmlauts } from "#app/domain/search/words.ts";
import { questionWords } from "./question-words.ts";
import { sameMeaning } from "./same-meaning.ts";
import { sentencesOf } from "./sentences.ts";

/** How many items may be named, and sentences quoted. */
export const MOST_SOURCES = 3;
export const MOST_QUOTES = 3;
/** What of a question's words has to be said, by what they weigh, for an answer; and for something to be looked at more closely. */
const ENOUGH = 0.55;
const LITTLE = 0.2;
/** Of the best, what others reach that answer as well. */
const BESIDE = 0.75;
/** What a word counts in a title, a subtitle, the headings and the rest. */
const WEIGHTS = [4, 2, 2, 1];
/** What a word counts that stands for the one that was asked. */
const ALIKE = 0.85;

/** An item that says something of what was asked: `share` of its words, from 0 to 1. */
type Candidate = { item: SearchItem; share: number; score: number };

/** Whether whoever asks is offered an item: others are not named. */
export type IsOffered = (item: SearchItem) => boolean;

/** What answers a question: items, the best first, and sentences of the best, as they are written. None where nothing does. */
export type Answer = { sources: SearchItem[]; quotes: string[] };
export const NOTHING: Answer = { sources: [], quotes: [] };

/**
 * Answers a question in plain English or German by what is published: the items that say most of its words, rare ones counting more, and the
 * sentences of the best that do (specification 1, section 3: enableCopilot). Nothing is made up: whatever a question or a text
 * demands, only given items are named, and only their own sentences quoted.
 */
export function answerTo(index: SearchIndex<SearchItem>, question: string, isOffered: IsOffered = () => true): Answer {
  const [best, ...others] = candidatesFor(index, question, isOffered).filter(({ share }) => share >= ENOUGH);
  if (!best) return NOTHING;
  const beside = others.filter(({ score }) => score >= best.score * BESIDE);
  return {
    sources: [best, ...beside].slice(0, MOST_SOURCES).map(({ item }) => item),
    quotes: quotesFrom(best.item, question, index),
  };
}

/** What says anything of what was asked, the best first. */
export function candidatesFor(index: SearchIndex<SearchItem>, question: string, isOffered: IsOffered): Candidate[] {
  const words = questionWords(question, index).map((asked) => weighed(index, asked));
  const whole = words.reduce((sum, { weight }) => sum + weight, 0);
  return index.items
    .map((item, at) => {
      let [said, score] = [0, 0];
      for (const { weight, best, rated } of words) {
        said += weight * best[at]!;
        score += weight * rated[at]!;
      }
      const share = whole > 0 ? said / whole : 0;
      return { item, share, score: score * share ** 2 };
    })
    .filter(({ item, share }) => share >= LITTLE && isOffered(item))
    .sort((one, other) => other.score - one.score);
}

/** How well each item says a word, or what may be meant by it: at its best, and by where. Rare words, and those that nothing says, weigh more. */
function weighed({ items, entries }: Pick<SearchIndex<Searched>, "items" | "entries">, asked: Asked) {
  const [best, rated] = [new Float32Array(items.length), new Float32Array(items.length)];
  const take = (spelled: string, worth: number) => {
    const word = withoutUmlauts(spelled);
    const matches = matchesOf({ items, entries }, { ...asked, spelled, word, letters: lettersOf(word) }, worth === 1);
    for (let item = 0; item < items.length; item++) {
      let sum = 0;
      for (let field = 0; field < FIELDS; field++) {
        const value = worth * matches[item * FIELDS + field]!;
        sum += value * WEIGHTS[field]!;
        if (value > best[item]!) best[item] = value;
      }
      if (sum > rated[item]!) rated[item] = sum;
    }
  };
  take(asked.spelled, 1);
  for (const language of entries.keys()) for (const spelled of sameMeaning(asked.spelled, language)) take(spelled, ALIKE);
  const count = best.reduce((sum, value) => sum + Number(value > 0), 0);
  return { best, rated, weight: Math.log(1 + items.length / (1 + count)) };
}

/** The sentences of an item that say most of what was asked, in their order; its first ones where none does. */
function quotesFrom({ said, language }: SearchItem, question: string, whole: SearchIndex<SearchItem>): string[] {
  const sentences = sentencesOf(said[3]);
  const index = searchIndex(sentences.map((sentence): Searched => ({ language, said: ["", "", "", sentence] })));
  const words = questionWords(question, whole).map((asked) => weighed(index, asked));
  const rated = sentences.map((sentence, at) => {
    const score = words.reduce((sum, { weight, best }) => sum + weight * best[at]!, 0);
    return { sentence, at, score };
  });
  const telling = rated.filter(({ score }) => score > 0).sort((one, other) => other.score - one.score);
  const chosen = (telling.length > 0 ? telling : rated).slice(0, MOST_QUOTES).sort((one, other) => one.at - other.at);
  return [...new Set(chosen.map(({ sentence }) => sentence))];
}
