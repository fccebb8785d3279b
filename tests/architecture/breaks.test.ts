import { expect, test } from "vitest";
import { BREAKS } from "#tests/breaks/breaks.mjs";
import { readSource, sourceFiles } from "./sources.ts";

test("every deliberate break is one place of its file, and changes it", () => {
  expect(BREAKS.length).toBeGreaterThanOrEqual(60);
  const stale = BREAKS.filter(({ file, from, to }) => readSource(file).split(from).length !== 2 || from === to);
  expect(stale.map(({ what, file }) => `${what} (${file})`)).toEqual([]);
});

const tests = sourceFiles(["app", "player", "server", "tests"], /\.test\.tsx?$|\.spec\.ts$/);

test("every test that is to notice a break is there", () => {
  const missing = BREAKS.flatMap((each) => each.tests).filter((named) => !tests.some((file) => file.includes(named)));
  expect([...new Set(missing)]).toEqual([]);
});

test("no test that is to notice a break asks the build, which is made of the sources before they are broken", () => {
  const blind = tests.filter((file) => /tests\/support\/documents|launch\/serve\.mjs/.test(readSource(file)));
  expect(blind).toContain("tests/routes/documents.test.ts");
  const filters = new Set(BREAKS.flatMap((each) => each.tests));
  expect([...filters].filter((named) => blind.some((file) => file.includes(named)))).toEqual([]);
});
