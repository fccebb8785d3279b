import { expect, it } from "vitest";
import { partAround } from "./part-around.ts";

const words = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `word${from + index}`).join(" ");
const text = words(100, 300);

it("a short text is shown whole", () => {
  expect(partAround("Ask your manager.", ["elsewhere"], 100)).toBe("Ask your manager.");
});

it("of a long one the part with the quote is shown, from the beginning of a word, with a sign where something is left out", () => {
  const part = partAround(text, ["not in it", "word250 word251"], 100);
  expect(part).toMatch(/^… word2\d\d /);
  expect(part).toContain("word250 word251");
  expect(part.endsWith(" …")).toBe(true);
  expect(part.length).toBeLessThanOrEqual(104);
});

it("a quote at the end, at the beginning, and one that does not stand in it", () => {
  expect(partAround(text, ["word299"], 100)).toMatch(/^… .*word299$/);
  expect(partAround(text, ["word100"], 100)).toMatch(/^word100 .* …$/);
  expect(partAround(text, ["other"], 100)).toMatch(/^word100 .* …$/);
});

it("no character of two halves is cut in two", () => {
  for (let most = 20; most < 30; most++) expect(partAround("😀".repeat(50), [], most).isWellFormed()).toBe(true);
});
