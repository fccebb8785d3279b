import type { Asked } from "./asked-words.ts";
import { edits } from "./edits.ts";
import { type Entry, lettersOf } from "./search-index.ts";

/** How well a word stands for another, from 0 to 1. */
export const QUALITY = { stem: 0.9, begun: 0.75, end: 0.7, start: 0.6, within: 0.5, part: 0.45, typo: 0.6, typos: 0.45, begunTypo: 0.4 };
/** A typo in the first letter is rarer. */
const FIRST_LETTER = 0.7;
/** Letters of a part of a compound, and of a word that may have a typo. */
const LEAST = 4;

/** How well entries stand for a word, whose forms have `own` in common. */
export type Quality = (asked: Asked, own: string) => (entry: Entry) => number;

/** Those that somebody may well have meant as it is spelled: the word itself, a form of it, what it begins or ends, and a compound with it. */
export const asSpelled: Quality = ({ word, letters, isOpen }, own) => {
  // "day" has "dai" in common with "days".
  const ownLetters = lettersOf(own) & letters;
  return (entry) => {
    if (entry.word === word) return 1;
    if (entry.stem === own) return QUALITY.stem;
    if (!(ownLetters & ~entry.letters)) {
      if (isOpen && entry.word.startsWith(word)) return QUALITY.begun * (0.8 + (0.2 * word.length) / entry.word.length);
      if (own.length >= LEAST) {
        if (entry.word.endsWith(word) || entry.stem.endsWith(own)) return QUALITY.end;
        const at = entry.word.indexOf(own);
        if (at >= 0) return at === 0 ? QUALITY.start : QUALITY.within;
      }
    }
    if (entry.stem.length < LEAST || entry.stemLetters & ~letters) return 0;
    // "spread" has nothing to do with "read".
    const beside = word.length - entry.stem.length;
    return (beside > 1 && word.startsWith(entry.stem)) || (beside > 2 && own.endsWith(entry.stem)) ? QUALITY.part : 0;
  };
};

/**
 * Those that it is a typo of: of one letter where it has four and more, of two where it has eight and more. One of three letters may be one
 * of four without a letter.
 */
export const withTypos: Quality = ({ spelled, word, letters, isOpen }, own) => {
  if (word.length === LEAST - 1)
    return (entry) => (entry.word.length === LEAST && !(letters & ~entry.letters) && edits(word, entry.word, 1) === 1 ? QUALITY.typos : 0);
  const [most, mostOfStem] = [mostTypos(spelled.length), mostTypos(own.length)];
  const hasBegun = isOpen && spelled.length > LEAST;
  return (entry) => {
    // A typo changes one letter of those that a word has.
    let changed = letters & ~entry.letters;
    for (let typo = 0; typo < most; typo++) changed &= changed - 1;
    if (most === 0 || changed) return 0;
    // No beginning of it is near: so is none of all of it.
    const isNear = !hasBegun || edits(word, entry.word, most, true) <= most;
    let found = isNear ? edits(word, entry.word, most) : most + 1;
    // Letters that changed places may look like an umlaut: "dael".
    if (found > most && word !== spelled) found = edits(spelled, entry.spelled, most);
    let best = found > most ? 0 : found > 1 ? QUALITY.typos : QUALITY.typo;
    if (!best && mostOfStem && edits(own, entry.stem, mostOfStem) <= mostOfStem) best = QUALITY.typos;
    if (!best && hasBegun && isNear) best = QUALITY.begunTypo;
    return word[0] === entry.word[0] ? best : best * FIRST_LETTER;
  };
};

const mostTypos = (letters: number) => (letters < LEAST ? 0 : letters < 2 * LEAST ? 1 : 2);
