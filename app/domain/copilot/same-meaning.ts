import { edits } from "#app/domain/search/edits.ts";
import { stem } from "#app/domain/search/stem.ts";
import { joined, withoutUmlauts, wordsOf } from "#app/domain/search/words.ts";
import { ENGLISH } from "./meanings/english.ts";
import { GERMAN } from "./meanings/german.ts";

/** What a word may stand for: stems of a language; `isAction` where it says what somebody does. */
export type Meant = { stems: ReadonlySet<string>; isAction: boolean };

const MEANINGS: Record<string, { actions: string; things: string }> = { en: ENGLISH, de: GERMAN };
/** Letters of a word that may be misspelled here: a shorter one is too much like others. */
const LEAST = 5;

type Meanings = Map<string, { stems: Set<string>; isAction: boolean }>;
const known = new Map<string, Meanings>();

/** What the forms of a word have in common, in a language. */
export const stemIn = (spelled: string, language: string): string => withoutUmlauts(stem(spelled, language));

function meaningsOf(language: string): Meanings {
  const main = language.split("-")[0]!;
  const present = known.get(main);
  if (present) return present;
  const made: Meanings = new Map();
  for (const [kind, lines] of Object.entries(MEANINGS[main] ?? {}))
    for (const line of lines.trim().split("\n")) {
      const stems = wordsOf(line).map((word) => stemIn(joined(word), main));
      for (const own of stems) {
        const meant = made.get(own) ?? { stems: new Set(), isAction: false };
        for (const other of stems) if (other !== own) meant.stems.add(other);
        meant.isAction ||= kind === "actions";
        made.set(own, meant);
      }
    }
  known.set(main, made);
  return made;
}

/** What a folded word of a language, in any of its forms, may have been meant by; null for one that is not known. */
export const sameMeaning = (spelled: string, language: string): Meant | null => meaningsOf(language).get(stemIn(spelled, language)) ?? null;

/** The same for a word with a typo, which is that of the first word that it is a typo of. */
export function misspelled(spelled: string, language: string): Meant | null {
  const own = stemIn(spelled, language);
  if (own.length < LEAST) return null;
  for (const [other, meant] of meaningsOf(language))
    if (other.length >= LEAST && edits(own, other, 1) <= 1) return { ...meant, stems: new Set([other, ...meant.stems]) };
  return null;
}
