import { type Asked, askedWords } from "#app/domain/search/asked-words.ts";
import type { Searched, SearchIndex } from "#app/domain/search/search-index.ts";
import { wordsOf } from "#app/domain/search/words.ts";
import { withoutPersonal } from "./without-personal.ts";

/** What people say around what they ask for, besides the words that say little to every search; folded. */
const FILLER = new Set(
  (
    "hello hi hey dear thanks thank ok okay tell know would should may might will shall possible possibly way ways there here have has had get " +
    "got able help like id ill ive whats hows wheres any some someone somebody anyone anybody something anything just also so then now please " +
    "question explain about people everything am been being was were go going one ones if but than too very really still again us them they he she his her their " +
    "happens mean means work works working use using exactly actually quickly show see give let let's which while during another to " +
    "hallo hi guten danke bitte sagen sag zeigen zeig gibt geben gebe geht gehen ging kannst konnten wuerde wurde wuerden wurden soll sollte " +
    "sollen darf durfen hat habe haben hatte hier da dort dann jetzt noch schon mal auch so denn doch eigentlich genau etwas irgendwie moeglich " +
    "moglich moeglichkeit hilfe helfen frage erklaren verstehe funktioniert funktionieren passiert bedeutet bedeuten heisst woran womit wofur " +
    "wohin lassen lasst tun mache machen sehe sehen steht stehen sie du dir dich euch ihnen wenn ob aber oder uber beim durch ohne um waehrend " +
    "wahrend ganz sehr welcher welches welchen dauert lange"
  ).split(" "),
);

/** What a German verb leaves at the end of its clause: "Wie lade ich jemanden ein?" */
const PARTICLES = new Set(
  "ab an auf aus bei ein fest her herunter hin hinzu hoch los mit nach um vor voran weg weiter zu zuruck zurecht zusammen".split(" "),
);

/** Of a longer question, the rest is not looked at. */
const MOST_WORDS = 30;

/** The words of a question that say what it is about, each once: question words, courtesy, filler, addresses and long numbers are left out. */
export function questionWords(question: string, index: Pick<SearchIndex<Searched>, "entries" | "known">): Asked[] {
  const said = withoutPersonal(question)
    .split(/[.,;:!?\n]+/)
    .map((clause) => wholeVerbs(wordsOf(clause)).join(" "));
  const seen = new Set<string>();
  return askedWords(said.join(" "), index)
    .filter(({ spelled, word, isStop }) => {
      const isTelling = !isStop && !FILLER.has(spelled) && !seen.has(word);
      seen.add(word);
      return isTelling;
    })
    .slice(0, MOST_WORDS)
    .map((asked) => ({ ...asked, isOpen: false }));
}

/** A clause with the particle at its end before its verb, which is the first word that says anything. */
function wholeVerbs(words: string[]): string[] {
  const last = words.at(-1);
  const verb = words.findIndex((word) => !askedFor.test(word));
  if (!last || words.length < 3 || !PARTICLES.has(last) || verb < 0 || verb === words.length - 1) return words;
  return words.slice(0, -1).map((word, at) => (at === verb ? last + word : word));
}

const askedFor = /^(wie|wo|was|wann|wer|warum|wieso|welche[rsn]?|und|hallo|danke|bitte|how|where|what|when|who|why|which)$/;
