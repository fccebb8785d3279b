/** What ends words, in the order in which it is taken off, and what stands for it. What is left has three letters at least. */
type Ending = [ending: RegExp, instead: string];

const ENGLISH: Ending[] = [
  [/(ss|x|z|ch|sh)es$/, "$1"],
  [/ies$/, "y"],
  [/([^su])s$/, "$1"],
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
  [/^(ein|aus|an|ab|auf|vor|voran|zu|zurecht|um|mit|her|hin|weg|nach|weiter|ueber|uber)(ge|zu)(.{2,}(t|en))$/, "$1$3"],
  [/^ge(.{2,}(t|en))$/, "$1"],
  [/ier(en|t|te|ten|e|ung|ungen)$/, ""],
  [/(.{4})ung(en)?$/, "$1"],
  [/(.{3}[^t])t$/, "$1"],
  [/s$|([elr])n$|e$/, "$1"],
  [/s$|([elr])n$|e$/, "$1"],
  [/e[rm]$/, ""],
  [/(.{3}[^t])t$/, "$1"],
];

const ENDINGS: Record<string, Ending[]> = { en: ENGLISH, de: GERMAN };

/** What the forms of a folded word have in common, by light rules for English and German; a word of another language is its own. */
export function stem(word: string, language: string): string {
  let left = word;
  for (const [ending, instead] of ENDINGS[language.split("-")[0]!] ?? []) {
    const shorter = left.replace(ending, instead);
    if (shorter.length > 2) left = shorter;
  }
  return left;
}
