import { expect, test } from "vitest";
import { durationOf } from "./duration.ts";

test.each([
  [0, "seconds", 0, 0, 0],
  [0.4, "seconds", 0, 0, 0],
  [59.4, "seconds", 0, 0, 59],
  [59.5, "minutes", 0, 1, 0],
  [60, "minutes", 0, 1, 0],
  [61, "minutes", 0, 1, 0],
  [89, "minutes", 0, 1, 0],
  [90, "minutes", 0, 2, 0],
  [3569, "minutes", 0, 59, 0],
  [3570, "hours", 1, 0, 0],
  [3600, "hours", 1, 0, 0],
  [7384, "hours", 2, 3, 0],
  [360_000, "hours", 100, 0, 0],
] as const)("%d seconds are told in %s: %i h %i min %i s", (total, unit, hours, minutes, seconds) => {
  expect(durationOf(total)).toEqual({ unit, hours, minutes, seconds });
});
