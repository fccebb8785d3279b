import { Parser } from "htmlparser2";
import { expect, test } from "vitest";
import { isStorable } from "#app/domain/storable-text.ts";
import { cleanPage } from "./clean-page.ts";
import { DOCUMENT_LIMITS } from "./limits.ts";
import { atOnce, type MarkupParser, walkInPieces } from "./walk-markup.ts";

/** Elements in one another, and how much is read at a time: what stands deeper is told of until the end of a piece. */
const [DEPTH, PIECE] = [200, 16_384];
const DEEPEST = DEPTH + PIECE / "<b>".length;
const LONGEST_VALUE = 2048;
const ASKED = ["lang", "title"];

/** What a walk through markup costs, counted: time would tell of the machine. */
function walked(markup: string) {
  const cost = { written: 0, told: 0, deepest: 0, longest: 0, whole: false, names: new Set<string>() };
  class Counting extends Parser {
    override write(piece: string) {
      cost.written += piece.length;
      super.write(piece);
    }
  }
  let depth = 0;
  cost.whole = atOnce(
    walkInPieces(
      Counting as MarkupParser,
      markup,
      { attributes: ASKED },
      {
        open(_, attributes) {
          cost.told++;
          cost.deepest = Math.max(cost.deepest, ++depth);
          // The parser would take ever longer.
          if (depth > DEEPEST) throw new Error("too deep");
          for (const [name, { length }] of Object.entries(attributes)) {
            cost.names.add(name);
            cost.longest = Math.max(cost.longest, length);
          }
        },
        text: () => void cost.told++,
        close() {
          cost.told++;
          depth--;
        },
      },
    ),
  );
  return cost;
}

const MANY = 300_000;
const HOSTILE: [string, string][] = [
  ["a title without an end", `<title>${"T".repeat(MANY)}`],
  ["a heading without an end", `<main><h1>${"H ".repeat(MANY / 2)}`],
  ["a text without an end", `<p>${"😀".repeat(MANY / 2)}`],
  ["spaces without an end", `<p>${" \n".repeat(MANY / 2)}`],
  ["elements in one another", "<b>".repeat(MANY / 3)],
  ["blocks in one another", "<div>".repeat(MANY / 5)],
  ["forms, tables and lists in one another", "<table><tr><td><ul><li><form>".repeat(MANY / 30)],
  ["graphics in one another", "<svg><title><svg>".repeat(MANY / 17)],
  ["a name without an end", `<${"a".repeat(MANY)}`],
  ["an attribute without an end", `<p title="${"a".repeat(MANY)}`],
  ["a value that is long", `<p title="${"a".repeat(MANY)}">`],
  ["a name of an attribute without an end", `<p ${"a".repeat(MANY)}>`],
  ["attributes without an end", `<p ${Array.from({ length: MANY / 9 }, (_, index) => `a${index}`).join(" ")}>`],
  ["the same attribute again and again", `<html ${"lang=de ".repeat(MANY / 8)}>`],
  ["a comment without an end", `<!--${"-".repeat(MANY)}`],
  ["comments that begin and begin", "<!--".repeat(MANY / 4)],
  ["marks of elements", "<".repeat(MANY)],
  ["ends of elements", "</p>".repeat(MANY / 4)],
  ["ends of what never began", "</main>".repeat(MANY / 7)],
  ["a script without an end", `<script>${"<script".repeat(MANY / 7)}`],
  ["entities", "&amp;".repeat(MANY / 5)],
  ["entities without an end", `&${"a".repeat(MANY)}`],
  ["numbers of characters", "&#1;".repeat(MANY / 4)],
  ["small elements", "<p>a</p>".repeat(MANY / 8)],
];

test.each(HOSTILE)("%s: much of it is told of once, and never deeper than people write", (_, markup) => {
  const { written, told, deepest, longest, whole, names } = walked(markup);
  expect(told).toBeLessThanOrEqual(2 * written);
  expect(longest).toBeLessThanOrEqual(LONGEST_VALUE);
  expect([...names].filter((name) => !ASKED.includes(name))).toEqual([]);
  expect(deepest).toBeLessThanOrEqual(DEEPEST);
  expect(written).toBe(whole ? markup.length : PIECE);
});

test.each(HOSTILE)("%s: what is left of much of it can be stored", (_, markup) => {
  const { title, text, language } = cleanPage(Parser, markup);
  expect(title.length).toBeLessThanOrEqual(DOCUMENT_LIMITS.title);
  expect(text.length).toBeLessThanOrEqual(DOCUMENT_LIMITS.text);
  expect([title, text, language].every(isStorable)).toBe(true);
});

test.each(["<b>", "<div>", "<svg><title>"])("of %s in one another only the beginning is read", (element) => {
  expect(walked(element.repeat(MANY / element.length))).toMatchObject({ whole: false, written: PIECE });
});
