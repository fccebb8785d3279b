import { expect, test } from "vitest";
import { isLimitReached, shownLimit } from "./plan-limits.ts";

test.each([
  [3, 2, false],
  [3, 3, true],
  [3, 4, true],
  [0, 0, true],
  [-1, 1_000_000, false],
  [undefined, 1_000_000, false],
  [null, 5, false],
  ["3", 5, false],
  [Number.NaN, 5, false],
])("with a limit of %j and %i public now, one more is refused: %j", (limit, now, reached) => {
  expect(isLimitReached(limit, now)).toBe(reached);
});

test.each([
  [3, 3],
  [0, 0],
  [-1, 0],
  [undefined, 0],
  ["7", 0],
  [Number.NaN, 0],
])("a limit of %j is shown as %i (specification 2, section 8: Limit message)", (limit, shown) => {
  expect(shownLimit(limit)).toBe(shown);
});
