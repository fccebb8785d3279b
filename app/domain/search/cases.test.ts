import { expect, test } from "vitest";
import { templateContent } from "#app/domain/messages/templates/template-content.ts";
import { templateOf } from "#app/domain/messages/templates/templates.ts";
import type { BundleMessage } from "#app/domain/player/bundle.ts";
import { DAILY_WORK } from "#server/demo/guides/daily-work.ts";
import { FIRST_STEPS } from "#server/demo/guides/first-steps.ts";
import { MESSAGES } from "#server/demo/messages.ts";
import { guideInLanguage } from "#server/resources/player/to-bundle.ts";
import { announcement } from "#tests/player/support/messages.ts";
import { ENGLISH } from "./cases/english.ts";
import { GERMAN } from "./cases/german.ts";
import { HELD_BACK } from "./cases/held-back.ts";
import { find } from "./find.ts";
import { itemsOf } from "./items-of.ts";
import { searchIndex } from "./search-index.ts";

type Language = "en" | "de";
type Cases = Record<string, readonly string[]>;

const GUIDES = [...FIRST_STEPS, ...DAILY_WORK];
const ANNOUNCED = MESSAGES.flatMap(({ template }) => {
  const content = templateContent(templateOf(template)!);
  return content.type === "announcement" ? [content.texts] : [];
});

/** The demo's guides and announcements as its player has them, and the English title of each, by its place. */
function demoIn(language: Language) {
  const guides = GUIDES.map((content, index) => guideInLanguage({ id: index, version: 1, content }, language, "en"));
  const messages = ANNOUNCED.map((texts, index): BundleMessage => {
    const { title, description } = texts[language]!;
    return announcement(guides.length + index, { language, title, description });
  });
  const chapters = [{ id: 1, title: "", subtitle: "", guideIds: guides.map(({ id }) => id) }];
  return searchIndex(itemsOf({ chapters, guides, messages }));
}

const TITLES = [...GUIDES.map(({ texts }) => texts.en!.title), ...ANNOUNCED.map(({ en }) => en!.title)];

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
