import { expect, test } from "vitest";
import { BREAKS } from "#tests/breaks/breaks.mjs";
import { readSource } from "./sources.ts";

test("every deliberate break is one place of its file, and changes it", () => {
  expect(BREAKS.length).toBeGreaterThanOrEqual(60);
  const stale = BREAKS.filter(({ file, from, to }) => readSource(file).split(from).length !== 2 || from === to);
  expect(stale.map(({ what, file }) => `${what} (${file})`)).toEqual([]);
});
