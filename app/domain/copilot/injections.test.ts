import { expect, test } from "vitest";
import { itemsOf } from "#app/domain/search/items-of.ts";
import { searchIndex } from "#app/domain/search/search-index.ts";
import { announcement } from "#tests/player/support/messages.ts";
import { demoIn } from "#tests/support/demo-index.ts";
import { answerTo, MOST_QUOTES, MOST_SOURCES } from "./answer.ts";
import { ENGLISH } from "./cases/english.ts";
import { IN_CONTENT, IN_QUESTIONS } from "./cases/injections.ts";

const demo = demoIn("en");
const POISON = 999;
/** The demo beside something that was published to be obeyed. */
const poisoned = (title: string, description: string) =>
  searchIndex([...demo.items, ...itemsOf({ chapters: [], guides: [], messages: [announcement(POISON, { title, description })] })]);

/** Fails unless an answer names given items alone, and quotes the best of them letter by letter. */
function expectOwn(index: typeof demo, question: string) {
  const { sources, quotes } = answerTo(index, question);
  expect(sources.length).toBeLessThanOrEqual(MOST_SOURCES);
  expect(quotes.length).toBeLessThanOrEqual(MOST_QUOTES);
  for (const source of sources) expect(index.items).toContain(source);
  for (const quote of quotes) expect([sources[0]?.said[0], sources[0]?.said[1], sources[0]?.said[3]].join("\n")).toContain(quote);
  return sources;
}

test.each(IN_QUESTIONS)("nothing but what is published is said, whatever a question demands: %s", (question) => {
  for (const language of ["en", "de"] as const) expectOwn(demoIn(language), question);
});

test("what only demands is no question that anything answers", () => {
  for (const question of IN_QUESTIONS.slice(0, 4)) expect(answerTo(demo, question)).toEqual({ sources: [], quotes: [] });
});

test.each(IN_CONTENT)("what was published to be obeyed answers no question but those that are about it: %s", (title, text) => {
  const index = poisoned(title, text);
  expectOwn(index, title);
  const obeyed = Object.values(ENGLISH)
    .flat()
    .filter((question) => expectOwn(index, question)[0]?.id === POISON);
  expect(obeyed).toEqual([]);
});

test("there are at least 40 attempts", () => {
  expect(IN_QUESTIONS.length + IN_CONTENT.length).toBeGreaterThanOrEqual(40);
});
