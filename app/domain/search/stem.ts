/** What ends words, in the order in which it is taken off, and what stands for it. What is left has three letters at least. */
type Ending = [ending: RegExp, instead: string];

const ENGLISH: Ending[] = [
  [/(ss|x|z|ch|sh)es$/, "$1"],
  [/ies$/, "y"],
  // "news" are not what is new.
  [/^(?!news$)(.*[^su])s$/, "$1"],
  [/ifications?$/, "ify"],
  [/ations?$/, ""],
  [/([st])ions?$/, "$1"],
  [/(ing|ed|ment|ly|er|or)$/, ""],
  // "planning", "planned" and "plan".
  [/([bdgmnprt])\1$/, "$1"],
  [/e$/, ""],
  [/y$/, "i"],
];

const GERMAN: Ending[] = [
  // "eingeladen", "einzuladen".
  [
    /^(ein|aus|an|ab|auf|vor|voran|zu|zurecht|zuruck|zusammen|um|mit|her|hinzu|hin(?!zu)|weg|nach|weiter|ueber|uber)(ge|zu)(.{2,}(t|en))$/,
    "$1$3",
  ],
  [/^ge(.{2,}(t|en))$/, "$1"],
  [/ier(en|t|te|ten|e|ung|ungen)$/, ""],
  [/(.{4})ung(en)?$/, "$1"],
  [/(.{3}[^t])t$/, "$1"],
  [/s$|([elr])n$|e$/, "$1"],
  [/s$|([elr])n$|e$/, "$1"],
  [/e[rm]$/, ""],
  [/(.{3}[^t])t$/, "$1"],
];

const SPANISH: Ending[] = [
  [/(acion|amiento|imiento|ador)(e?s|as?)?$|mente$/, ""],
  [/([aei]r|[ai]d[ao]s?|ando|iendo|aron|ieron|[aei]mos|[aeo][ns]|[aeo])$/, ""],
  // "veces" and "vez".
  [/z$/, "c"],
];

const FRENCH: Ending[] = [
  [/(ation|ateur|atrice|ement)s?$/, ""],
  [/aux$/, "al"],
  [/(ee?s?|e[rz]|ants?|i?ons|ent|[sx])$/, ""],
];

const ITALIAN: Ending[] = [
  [/(azion[ei]|(am|im)ent[oi]|ator[ei]|atric[ei]|mente)$/, ""],
  [/([aei]re|[aiu]t[aeio]|[ae]ndo|[ao]no|iamo|[aeio])$/, ""],
  // "banche" and "banca", "archivi" and "archivio".
  [/[hi]$/, ""],
];

const DUTCH: Ending[] = [
  [/^ge(.{3,})[dt]$/, "$1"],
  [/eer(t|d|den|de)?$|eren$/, "er"],
  [/(ingen|ing|en|e)$/, ""],
  [/[sz]$/, ""],
  [/([^aeiou])t$/, "$1"],
  [/([bdfgklmnprst])\1$/, "$1"],
  // "taak" and "taken", "brief" and "brieven", "prijs" and "prijzen".
  [/([aeou])\1([^aeiou])$/, "$1$2"],
  [/v$/, "f"],
];

const ARABIC: Ending[] = [
  [/[\u064b-\u065f\u0670]/g, ""],
  [/^[وبكف]?ال|^لل/, ""],
  [/(ات|ون|ين|ان|ية|[ةه])$/, ""],
];

const HEBREW: Ending[] = [
  [/^[ובלשמכ]?ה/, ""],
  [/(ים|ות|[הת])$/, ""],
  // Letters that have another form at the end.
  [/ך$/, "כ"],
  [/ם$/, "מ"],
  [/ן$/, "נ"],
  [/ף$/, "פ"],
  [/ץ$/, "צ"],
];

/** The languages that the player speaks. */
const ENDINGS: Record<string, Ending[]> = {
  en: ENGLISH,
  de: GERMAN,
  es: SPANISH,
  fr: FRENCH,
  it: ITALIAN,
  nl: DUTCH,
  ar: ARABIC,
  he: HEBREW,
};

/** What the forms of a folded word have in common, by light rules for the languages that the player speaks; a word of another is its own. */
export function stem(word: string, language: string): string {
  let left = word;
  for (const [ending, instead] of ENDINGS[language.split("-")[0]!] ?? []) {
    const shorter = left.replace(ending, instead);
    if (shorter.length > 2) left = shorter;
  }
  return left;
}
