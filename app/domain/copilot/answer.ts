import type { SearchItem } from "#app/domain/search/items-of.ts";
import { type Searched, type SearchIndex, searchIndex } from "#app/domain/search/search-index.ts";
import { questionWords } from "./question-words.ts";
import { allSaidBy, type SaidBy } from "./said-by.ts";
import { sentencesOf } from "./sentences.ts";

/** How many items may be named, and sentences quoted. */
export const MOST_SOURCES = 3;
export const MOST_QUOTES = 3;
/** What of a question's words has to be said, by what they weigh, for an answer; and for something to be looked at more closely. */
const ENOUGH = 0.5;
const LITTLE = 0.2;
/** What has to be said where nothing that somebody wants to do is; and where no title or heading says any of it, in so many words. */
const WITHOUT_ACTION = 0.65;
/** What has to be said of the things that are asked for, beside what is to be done with them. */
const OF_OBJECTS = 0.35;
const IN_TEXT = 0.8;
const WORDS_IN_TEXT = 2;
const WORD_IN_TEXT = 0.95;
/** How well a word is said that counts as said. */
const SAID = 0.5;
/** Of the best, what others reach that answer as well. */
const BESIDE = 0.75;

/** Whoever asks for nothing but what is new means announcements. */
const NEWS = new Set(["new", "neu", "neue", "neues"]);
const AS_NEWS = 2;
/** What points at something on the page of a guide, where whoever asks is not. */
const POINTS = /\b(here|this (button|field|link|list|icon)|hier|diese[mnrs]? (schaltfläche|knopf|feld|link|liste|symbol))\b/i;

/** An item that says something of what was asked: `share` of its words, from 0 to 1; `isEnough` for an answer. */
type Candidate = { item: SearchItem; share: number; score: number; isEnough: boolean };

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
  const [best, ...others] = candidatesFor(index, question, isOffered).filter(({ isEnough }) => isEnough);
  if (!best) return NOTHING;
  const beside = others.filter(({ score }) => score >= best.score * BESIDE);
  return {
    sources: [best, ...beside].slice(0, MOST_SOURCES).map(({ item }) => item),
    quotes: quotesFrom(best.item, question, index),
  };
}

/** What says anything of what was asked, the best first. */
export function candidatesFor(index: SearchIndex<SearchItem>, question: string, isOffered: IsOffered): Candidate[] {
  const asked = questionWords(question, index);
  const words = allSaidBy(index, asked);
  const isForNews = asked.length === 1 && NEWS.has(asked[0]!.spelled);
  return index.items
    .flatMap((item, at) => {
      const share = shareOf(words, at);
      if (share < LITTLE || !isOffered(item)) return [];
      const score = words.reduce((sum, { weight, rated }) => sum + weight * rated[at]!, 0);
      const asNews = isForNews && item.kind === "announcements" ? AS_NEWS : 1;
      return [{ item, share, score: score * share ** 2 * asNews, isEnough: share >= neededOf(words, at) }];
    })
    .sort((one, other) => other.score - one.score);
}

/** The share of words that an item says, by what they weigh. */
function shareOf(words: readonly SaidBy[], at: number): number {
  const whole = words.reduce((sum, { weight }) => sum + weight, 0);
  return whole > 0 ? words.reduce((sum, { weight, best }) => sum + weight * best[at]!, 0) / whole : 0;
}

/** The share of a question that an item has to say for an answer: more where only its text does, or says nothing of what is to be done. */
function neededOf(words: readonly SaidBy[], at: number): number {
  const objects = words.filter(({ isAction }) => !isAction);
  if (objects.length > 0 && shareOf(objects, at) < OF_OBJECTS) return Infinity;
  const said = words.filter(({ best, isLight }) => best[at]! >= SAID && !isLight);
  const isShown = words.some(({ shown, isLight }) => shown[at]! >= SAID && !isLight);
  if (!isShown) return said.length >= WORDS_IN_TEXT ? IN_TEXT : WORD_IN_TEXT;
  const isActionMissing = words.some(({ isAction }) => isAction) && !said.some(({ isAction }) => isAction);
  return isActionMissing ? WITHOUT_ACTION : ENOUGH;
}

/**
 * The sentences of an item that say most of what was asked, in their order. Where none does, the name of a guide and what it is about, or the first ones. Those of a
 * guide that point at its page say nothing elsewhere.
 */
function quotesFrom({ kind, said, language }: SearchItem, question: string, whole: SearchIndex<SearchItem>): string[] {
  const all = sentencesOf(said[3]);
  const sentences = kind === "guides" ? all.filter((sentence) => !POINTS.test(sentence)) : all;
  const index = searchIndex(sentences.map((sentence): Searched => ({ language, said: ["", "", "", sentence] })));
  const words = allSaidBy(index, questionWords(question, whole));
  const rated = sentences.map((sentence, at) => {
    const score = words.reduce((sum, { weight, best }) => sum + weight * best[at]!, 0);
    return { sentence, at, score };
  });
  const telling = rated.filter(({ score }) => score > 0).sort((one, other) => other.score - one.score);
  if (kind === "guides" && telling.length === 0 && said[1]) return [said[0], said[1]];
  const chosen = (telling.length > 0 ? telling : rated).slice(0, MOST_QUOTES).sort((one, other) => one.at - other.at);
  return [...new Set(chosen.map(({ sentence }) => sentence))];
}
