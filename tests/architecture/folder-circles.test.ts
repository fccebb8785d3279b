import path from "node:path";
import { expect, test } from "vitest";
import { readSource, sourceFiles } from "./sources.ts";

/** Which folders of nouns use which others, by the imports of their files; tests beside the code may use any. */
function usesOf(files: { file: string; text: string }[]): Map<string, Set<string>> {
  const uses = new Map<string, Set<string>>();
  for (const { file, text } of files) {
    const folder = path.basename(path.dirname(file));
    for (const [, used = ""] of text.matchAll(/from "#server\/resources\/([a-z-]+)\//g)) {
      if (used !== folder) uses.set(folder, (uses.get(folder) ?? new Set()).add(used));
    }
  }
  return uses;
}

/** The folders from which the way leads back to where it began. */
function inCircles(uses: Map<string, Set<string>>): string[] {
  const reaches = (from: string, wanted: string, seen = new Set<string>()): boolean =>
    [...(uses.get(from) ?? [])].some((next) => next === wanted || (!seen.has(next) && reaches(next, wanted, seen.add(next))));
  return [...uses.keys()].filter((folder) => reaches(folder, folder)).sort();
}

test("the folders of nouns form no circle", () => {
  const files = sourceFiles(["server/resources"], /(?<!\.test)\.tsx?$/).map((file) => ({ file, text: readSource(file) }));
  const uses = usesOf(files);
  expect(uses.size).toBeGreaterThan(5);
  expect(inCircles(uses)).toEqual([]);
});

test("a circle of three is found, types included", () => {
  const of = (folder: string, used: string) => ({
    file: `server/resources/${folder}/a.ts`,
    text: `import type { X } from "#server/resources/${used}/a.ts";`,
  });
  expect(inCircles(usesOf([of("a", "b"), of("b", "c"), of("c", "a"), of("d", "a")]))).toEqual(["a", "b", "c"]);
});
