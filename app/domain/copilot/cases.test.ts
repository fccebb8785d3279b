import { expect, test } from "vitest";
import { demoIn, type Language, TITLES } from "#tests/support/demo-index.ts";
import { answerTo } from "./answer.ts";
import { ENGLISH } from "./cases/english.ts";
import { GERMAN } from "./cases/german.ts";
import { HELD_BACK, OUTSIDE_HELD_BACK } from "./cases/held-back.ts";
import { OUTSIDE } from "./cases/outside.ts";

type Cases = Record<string, readonly string[]>;

/** How many are right, and what is answered to the others. */
function figuresOf(name: string, asked: { question: string; expected: string; answered: string }[]) {
  const missed = asked.filter(({ expected, answered }) => expected !== answered);
  const share = 1 - missed.length / asked.length;
  const told = missed.map(({ question, expected, answered }) => `  ${question}: ${answered} instead of ${expected}`);
  process.stdout.write(`${[`${name}: ${asked.length} questions, right ${(share * 100).toFixed(1)} %`, ...told].join("\n")}\n`);
  return { count: asked.length, share };
}

const NOTHING = "nothing";
function asked(language: Language, questions: readonly string[], expected: string) {
  const index = demoIn(language);
  return questions.map((question) => {
    const [best] = answerTo(index, question).sources;
    return { question, expected, answered: best ? TITLES[best.id]! : NOTHING };
  });
}
const answered = (language: Language, cases: Cases) =>
  Object.entries(cases).flatMap(([title, questions]) => {
    expect(TITLES).toContain(title);
    return asked(language, questions, title);
  });

const WITHIN = {
  English: ["en", ENGLISH, 60],
  German: ["de", GERMAN, 50],
  "English, held back": ["en", HELD_BACK.en, 20],
  "German, held back": ["de", HELD_BACK.de, 20],
} as const;

test.each(Object.keys(WITHIN) as (keyof typeof WITHIN)[])(
  "%s: at least 85 of 100 questions are answered first by what answers them",
  (name) => {
    const [language, cases, least] = WITHIN[name];
    const { count, share } = figuresOf(name, answered(language, cases));
    expect(count).toBeGreaterThanOrEqual(least);
    expect(share).toBeGreaterThanOrEqual(0.85);
  },
);

const BEYOND = { "outside the content": [OUTSIDE, 50], "outside the content, held back": [OUTSIDE_HELD_BACK, 20] } as const;

test.each(Object.keys(BEYOND) as (keyof typeof BEYOND)[])("%s: to at least 95 of 100 questions nothing is found", (name) => {
  const [cases, least] = BEYOND[name];
  const all = (["en", "de"] as const).flatMap((language) => asked(language, cases[language], NOTHING));
  const { count, share } = figuresOf(name, all);
  expect(count).toBeGreaterThanOrEqual(least);
  expect(share).toBeGreaterThanOrEqual(0.95);
});
