import { expect, test } from "vitest";
import { BREAKS } from "#tests/breaks/breaks.mjs";
import { readSource, sourceFiles } from "./sources.ts";

test("every deliberate break is one place of its file, and changes it", () => {
  expect(BREAKS.length).toBeGreaterThanOrEqual(60);
  const stale = BREAKS.filter(({ file, from, to }) => readSource(file).split(from).length !== 2 || from === to);
  expect(stale.map(({ what, file }) => `${what} (${file})`)).toEqual([]);
});

test("every test that is to notice a break is there", () => {
  const tests = sourceFiles(["app", "player", "server", "tests"], /\.test\.tsx?$|\.spec\.ts$/);
  const missing = BREAKS.flatMap((each) => each.tests).filter((named) => !tests.some((file) => file.includes(named)));
  expect([...new Set(missing)]).toEqual([]);
});
