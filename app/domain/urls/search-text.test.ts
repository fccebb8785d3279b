import { expect, test } from "vitest";
import { searchText } from "./search-text.ts";

test.each([
  [null, ""],
  ["acme", "acme"],
  ["a\u0000b\u001bc\n", "abc"],
  ["a\ud800b", "ab"],
  ["👩‍👩‍👧‍👦 Ünï", "👩‍👩‍👧‍👦 Ünï"],
  ["x".repeat(300), "x".repeat(200)],
])("%j is searched as %j", (value, text) => {
  expect(searchText(value)).toBe(text);
});
