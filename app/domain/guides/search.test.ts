import { expect, test } from "vitest";
import { hasInTitle, searchChapters } from "./search.ts";

test.each([
  ["Find your way", "way", true],
  ["Find your way", "  WAY ", true],
  ["Find your way", "", true],
  ["Find your way", "wya", false],
  ["Größe ändern", "GRÖSSE", false],
  ["Größe ändern", "ÄND", true],
  ["100% (a+b)", "% (a+", true],
])("%j has %j: %j", (title, text, found) => {
  expect(hasInTitle({ title }, text)).toBe(found);
});

const chapters = [
  { title: "First steps", guides: [{ title: "Say hello" }, { title: "Find your way" }] },
  { title: "Daily work", guides: [{ title: "First contact" }] },
  { title: "", guides: [{ title: "Loose end" }] },
];

test.each([
  [
    "",
    [
      ["First steps", 2],
      ["Daily work", 1],
      ["", 1],
    ],
  ],
  [
    " ",
    [
      ["First steps", 2],
      ["Daily work", 1],
      ["", 1],
    ],
  ],
  [
    "first",
    [
      ["First steps", 2],
      ["Daily work", 1],
    ],
  ],
  ["HELLO", [["First steps", 1]]],
  ["loose", [["", 1]]],
  ["nothing", []],
])("searching %j leaves %j", (text, left) => {
  expect(searchChapters(chapters, text).map(({ title, guides }) => [title, guides.length])).toEqual(left);
});

test("searching leaves the chapters themselves alone", () => {
  searchChapters(chapters, "hello");
  expect(chapters[0]?.guides).toHaveLength(2);
});
