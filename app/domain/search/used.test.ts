import { expect, test } from "vitest";
import { usedStep } from "./used.ts";

test.each([
  [-1, 0],
  [0, 0],
  [1, 1],
  [3, 1],
  [4, 2],
  [10, 3],
  [31, 3],
  [32, 4],
  [100, 5],
  [1000, 7],
  [1e9, 7],
])("what was used %d times stands on step %d", (times, step) => expect(usedStep(times)).toBe(step));
