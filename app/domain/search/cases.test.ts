import { expect, test } from "vitest";
import { demoIn, type Language, TITLES } from "#tests/support/demo-index.ts";
import { ENGLISH } from "./cases/english.ts";
import { GERMAN } from "./cases/german.ts";
import { HELD_BACK } from "./cases/held-back.ts";
import { find } from "./find.ts";

type Cases = Record<string, readonly string[]>;

/** Where what is expected comes, from 0; -1 where it does not. */
function placesOf(language: Language, cases: Cases): { query: string; place: number; before: string }[] {
  const index = demoIn(language);
  return Object.entries(cases).flatMap(([title, queries]) => {
    expect(TITLES).toContain(title);
    return queries.map((query) => {
      const found = find(index, query).map(({ id }) => TITLES[id]!);
      return { query, place: found.indexOf(title), before: found[0] ?? "nothing" };
    });
  });
}

function sharesOf(name: string, language: Language, cases: Cases) {
  const all = placesOf(language, cases);
  const share = (most: number) => all.filter(({ place }) => place >= 0 && place < most).length / all.length;
  const missed = all.filter(({ place }) => place !== 0).map(({ query, place, before }) => `  ${query}: ${place} after ${before}`);
  const figures = `${name}: ${all.length} queries, first ${(share(1) * 100).toFixed(1)} %, in the first three ${(share(3) * 100).toFixed(1)} %`;
  process.stdout.write(`${[figures, ...missed].join("\n")}\n`);
  return { count: all.length, first: share(1), three: share(3) };
}

const SETS = {
  English: ["en", ENGLISH, 100],
  German: ["de", GERMAN, 100],
  "English, held back": ["en", HELD_BACK.en, 20],
  "German, held back": ["de", HELD_BACK.de, 20],
} as const;

test.each(Object.keys(SETS) as (keyof typeof SETS)[])(
  "%s: nineteen of twenty queries over the demo find what people expect in the first three, and nine of ten first",
  (name) => {
    const [language, cases, least] = SETS[name];
    const { count, first, three } = sharesOf(name, language, cases);
    expect(count).toBeGreaterThanOrEqual(least);
    expect(first).toBeGreaterThanOrEqual(0.9);
    expect(three).toBeGreaterThanOrEqual(0.95);
  },
);
