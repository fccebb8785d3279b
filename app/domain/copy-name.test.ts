import { expect, test } from "vitest";
import { copyName, copyNames } from "./copy-name.ts";

test.each([
  ["Trial", ["Trial (2)", "Trial (3)"]],
  ["Trial (2)", ["Trial (2)", "Trial (3)"]],
  ["Trial (2026)", ["Trial (2026) (2)", "Trial (2026) (3)"]],
  [" (2)", [" (2) (2)", " (2) (3)"]],
  ["x".repeat(20), [`${"x".repeat(16)} (2)`, `${"x".repeat(16)} (3)`]],
  [`${"x".repeat(15)}🙂🙂🙂`, [`${"x".repeat(15)} (2)`, `${"x".repeat(15)} (3)`]],
])("duplicates of %j", (name, names) => {
  expect(copyNames(name, 20, 2)).toEqual(names);
});

test("the mark counts towards the limit", () => {
  expect(copyName("x".repeat(20), 20, 1000)).toBe(`${"x".repeat(13)} (1000)`);
});
