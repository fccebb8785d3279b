import { lettersOf, type Searched, type SearchIndex } from "./search-index.ts";
import { stem } from "./stem.ts";
import { STOP_WORDS } from "./stop-words.ts";
import { joined, withoutUmlauts, wordsOf } from "./words.ts";

/** A word of a query. `isOpen`: more of it may be typed; `isStop`: it says little. */
export type Asked = { spelled: string; word: string; letters: number; isOpen: boolean; isStop: boolean };

/** The words that somebody says, in each language. */
type KnownWords = Pick<SearchIndex<Searched>, "entries"> & { known: Pick<ReadonlySet<string>, "has"> };

/** Letters of a compound, and of each of its parts. */
const [LEAST_COMPOUND, LEAST_PART] = [7, 3];
/** Longer words are taken for no compound. */
export const LONGEST_COMPOUND = 64;

/** The words of a query; compounds that nothing says are taken apart where both parts are known. */
export function askedWords(query: string, { entries, known }: KnownWords): Asked[] {
  const isKnown = (spelled: string) =>
    known.has(withoutUmlauts(spelled)) || [...entries.keys()].some((language) => known.has(withoutUmlauts(stem(spelled, language))));

  function apart(spelled: string): string[] {
    if (spelled.length < LEAST_COMPOUND || spelled.length > LONGEST_COMPOUND || isKnown(spelled)) return [spelled];
    for (let at = LEAST_PART; at <= spelled.length - LEAST_PART; at++) {
      const parts = [spelled.slice(0, at), spelled.slice(at)];
      if (parts.every(isKnown)) return parts;
    }
    return [spelled];
  }

  const words = wordsOf(query).flatMap((word) =>
    word.includes("-") && !isKnown(joined(word)) ? word.split("-").flatMap(apart) : apart(joined(word)),
  );
  return words.map((spelled, index) => {
    const word = withoutUmlauts(spelled);
    return {
      ...{ spelled, word, letters: lettersOf(word) },
      ...{ isOpen: index === words.length - 1, isStop: STOP_WORDS.has(spelled) },
    };
  });
}
