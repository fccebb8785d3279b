import { MAIN_QUESTION } from "#app/domain/messages/survey.ts";
import type { Both } from "./guides/write.ts";
import type { Known } from "./known-people.ts";
import type { Random } from "./random.ts";
import type { Given } from "./showings.ts";
import { USED_OPTIONS, WISH_OPTIONS } from "./survey.ts";

type Language = "en" | "de";

/** How often each score is given, from 0 to 10, of a hundred. */
const SCORES = [1, 1, 2, 2, 3, 6, 7, 14, 22, 24, 18];
/** The same of faces and of stars, from 1 to 5; Support finds the work harder. */
const FACES = [5, 9, 21, 40, 25];
const STARS = { most: [4, 10, 24, 38, 24], support: [14, 26, 30, 22, 8] };
const COMMENTS: readonly Both[] = [
  ["Easy to find my way around", "Sehr übersichtlich"],
  ["The search is too slow", "Die Suche ist zu langsam"],
  ["Guides help me a lot", "Die Guides helfen mir sehr"],
  ["I miss an export to Excel", "Der Export nach Excel fehlt mir"],
  ["Great support", "Der Support ist klasse"],
  ["Too many clicks to add a deal", "Zu viele Klicks für ein neues Geschäft"],
  ["Love the new board", "Die neue Übersicht gefällt mir"],
];
const CHANGES: readonly Both[] = [
  ["Make the search faster", "Die Suche schneller machen"],
  ["An export of deals to Excel", "Geschäfte nach Excel exportieren"],
  ["Fewer clicks to add a contact", "Weniger Klicks für neue Kontakte"],
  ["Reports on my phone", "Berichte auf dem Handy"],
];

export function npsAnswer(random: Random, language: Language): Given {
  return {
    answers: { [MAIN_QUESTION]: chosen(random, SCORES) },
    comment: said(random, COMMENTS, language, 0.25),
    seconds: 5 + random.below(40),
  };
}

/** Whoever is very satisfied ends on the first page, as the survey leads them. */
export function surveyAnswer(random: Random, language: Language, { attributes }: Known): Given {
  const main = 1 + chosen(random, FACES);
  const isSupport = attributes.department === "Support";
  const used = USED_OPTIONS[Math.min(random.below(USED_OPTIONS.length), random.below(USED_OPTIONS.length))];
  const comment = said(random, COMMENTS, language, 0.3);
  if (main === 5) return { answers: { [MAIN_QUESTION]: main, used }, comment, seconds: 8 + random.below(25) };
  const change = said(random, CHANGES, language, 0.4);
  const answers = {
    ...{ [MAIN_QUESTION]: main, used, effort: 1 + chosen(random, isSupport ? STARS.support : STARS.most) },
    ...(random.next() < 0.7 && { wishes: inOrder(random) }),
    ...(change !== "" && { change }),
  };
  return { answers, comment, seconds: 20 + random.below(90) };
}

/** A position, each as likely as it weighs of a hundred; -1 for what is left of that. */
export function chosen(random: Random, weights: readonly number[]): number {
  const percent = random.below(100);
  const below = (position: number) => weights.slice(0, position + 1).reduce((sum, weight) => sum + weight, 0);
  return weights.findIndex((_, position) => percent < below(position));
}

function said(random: Random, texts: readonly Both[], language: Language, share: number): string {
  return random.next() < share ? (random.pick(texts)[language === "en" ? 0 : 1] ?? "") : "";
}

/** The wishes in somebody's order; most put the first one first. */
function inOrder(random: Random): string[] {
  const weights = new Map(WISH_OPTIONS.map((option, place) => [option, place * 0.4 + random.next()]));
  return WISH_OPTIONS.toSorted((a, b) => (weights.get(a) ?? 0) - (weights.get(b) ?? 0));
}
