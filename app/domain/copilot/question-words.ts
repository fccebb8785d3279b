import { type Asked, askedWords, LONGEST_COMPOUND } from "#app/domain/search/asked-words.ts";
import type { Searched, SearchIndex } from "#app/domain/search/search-index.ts";
import { STOP_WORDS } from "#app/domain/search/stop-words.ts";
import { joined, withoutUmlauts, wordsOf } from "#app/domain/search/words.ts";
import { withoutIdioms } from "./idioms.ts";
import { FILLER, isNumber, LIGHT } from "./little-said.ts";
import { sameMeaning, stemIn } from "./same-meaning.ts";
import { withoutPersonal } from "./without-personal.ts";

type Known = Pick<SearchIndex<Searched>, "entries" | "known">;

/** A word of a question. `isLight`: it is said of everything; `bare`: the verb of one with a particle that nobody knows. */
export type QuestionWord = Asked & { isLight: boolean; bare?: string };

/** What a German verb leaves at the end of its clause: "Wie lade ich jemanden ein?" */
const PARTICLES = new Set(
  "ab an auf aus bei ein fest frei her herunter hin hinzu hoch los mit nach rein runter um vor voran weg weiter zu zuruck zurecht zusammen".split(
    " ",
  ),
);

/** Of a longer question, the rest is not looked at. */
const MOST_WORDS = 30;
/** Letters of the parts of a compound, together and of the shorter one, and of a verb without its particle. */
const [LEAST_COMPOUND, LEAST_PART, LEAST_VERB] = [8, 3, 4];

/** The words of a question that say what it is about, each once: question words, courtesy, filler, addresses and numbers are left out. */
export function questionWords(question: string, index: Known): QuestionWord[] {
  const languages = [...index.entries.keys()];
  const isMeant = (word: string) => languages.some((language) => sameMeaning(word, language) !== null);
  const isKnown = (word: string) =>
    isMeant(word) || index.known.has(withoutUmlauts(word)) || languages.some((language) => index.known.has(stemIn(word, language)));

  const isSaid = (word: string) => index.known.has(word) || languages.some((language) => index.known.has(stemIn(word, language)));
  // What is published says them as two words as well.
  const isPhrase = (one: string, next: string) => isMeant(one + next) && !(isSaid(one) && isSaid(next));

  const said = withoutPersonal(question)
    .split(/[.,;:!?\n]+|\b(?:und|oder|and|or)\b/i)
    .flatMap((clause) => wholePhrases(wholeVerbs(withoutIdioms(wordsOf(clause).join(" ")).split(" ")), isPhrase))
    .flatMap((word) => (isKnown(joined(word)) ? [word] : compound(word, isKnown)));
  const seen = new Set<string>();
  const telling = askedWords(said.join(" "), { entries: index.entries, known: { has: (word) => index.known.has(word) || isMeant(word) } })
    .filter(({ spelled, word, isStop }) => {
      const isTelling = !isStop && !FILLER.has(spelled) && !isNumber(spelled) && !seen.has(word);
      seen.add(word);
      return isTelling;
    })
    .slice(0, MOST_WORDS);
  return telling.map((asked): QuestionWord => {
    const bare = isKnown(asked.spelled) ? undefined : withoutParticle(asked.spelled);
    return { ...asked, isOpen: false, isLight: LIGHT.has(asked.spelled), ...(bare !== undefined && { bare }) };
  });
}

/** A clause with the particle at its end before its verb, which is the first word that says anything. */
function wholeVerbs(words: string[]): string[] {
  const last = words.at(-1);
  const verb = words.findIndex((word) => !STOP_WORDS.has(word) && !courtesy.test(word));
  if (!last || words.length < 3 || !PARTICLES.has(last) || verb < 0 || verb === words.length - 1) return words;
  return words.slice(0, -1).map((word, at) => (at === verb ? last + word : word));
}

const courtesy = /^(wieso|welche[rsn]|hallo|danke|hello|hi|thanks)$/;

/** Words that mean something together: "look up". */
function wholePhrases(words: string[], isPhrase: (one: string, next: string) => boolean): string[] {
  const whole: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const [one, next] = [words[at]!, words[at + 1]];
    const isOne = next !== undefined && isPhrase(one, next);
    whole.push(isOne ? one + next : one);
    if (isOne) at++;
  }
  return whole;
}

/** A compound in two, with what joins them left out, where both are known: "Übersichtsmail". */
function compound(word: string, isKnown: (word: string) => boolean): string[] {
  if (word.length < LEAST_COMPOUND || word.length > LONGEST_COMPOUND || word.includes("-")) return [word];
  for (let at = word.length - LEAST_PART; at >= LEAST_PART; at--) {
    const [begin, end] = [word.slice(0, at), word.slice(at)];
    const first = [begin, begin.replace(/e?[sn]$/, "")].find((part) => part.length >= LEAST_PART && isKnown(part));
    if (first !== undefined && isKnown(end) && first.length + end.length >= LEAST_COMPOUND - 1) return [first, end];
  }
  return [word];
}

function withoutParticle(word: string): string | undefined {
  const particle = [...PARTICLES].sort((one, other) => other.length - one.length).find((each) => word.startsWith(each));
  return particle && word.length - particle.length >= LEAST_VERB ? word.slice(particle.length) : undefined;
}
