import { expect, test } from "vitest";
import { isStorableJson } from "./storable-text.ts";

test.each([
  ["text", 0, true],
  ["a\u0000", 3, false],
  [{ a: ["\ud800"] }, 3, false],
  [{ "\u0000": 1 }, 3, false],
  [null, 0, true],
  [{ a: { b: [1, true, null] } }, 3, true],
  [{ a: { b: [[1]] } }, 3, false],
])("%j within %d levels", (value, depth, expected) => {
  expect(isStorableJson(value, depth)).toBe(expected);
});
