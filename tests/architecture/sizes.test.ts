import { expect, test } from "vitest";
import { readSource, sourceFiles } from "./sources.ts";

const MOST = 250;
const P90 = 180;

const sizes = sourceFiles(["app", "server", "player", "tests"], /\.(tsx?|css|mjs)$/)
  .map((file) => ({ file, lines: readSource(file).replace(/\n$/, "").split("\n").length }))
  .sort((a, b) => a.lines - b.lines);
const at = (share: number) => sizes[Math.floor(sizes.length * share)]?.lines ?? 0;

test(`no file has more than ${MOST} lines`, () => {
  expect(sizes.filter(({ lines }) => lines > MOST).map(({ file, lines }) => `${file}: ${lines}`)).toEqual([]);
});

test(`nine of ten files have fewer than ${P90} lines (of ${sizes.length} the median is ${at(0.5)}, nine of ten ${at(0.9)})`, () => {
  expect(sizes.length).toBeGreaterThan(400);
  expect(at(0.9)).toBeLessThan(P90);
  expect(at(0.5)).toBeLessThan(90);
});

/** Named after the first part of their addresses. */
const NAMED_BY_ADDRESS = /^server\/realm\/(routes\/service|service\.test)\.ts$/;

test("files are named in kebab-case, and after what is in them", () => {
  const odd = sizes.filter(({ file }) =>
    file.split("/").some((part) => !/^(\$[a-zA-Z]*|[+_]?[a-z0-9]+(-[a-z0-9]+)*)(\.[a-z0-9-]+)*$/.test(part)),
  );
  const unclear = sizes.filter(
    ({ file }) => /(^|\/)(utils?|helpers?|common|misc|manager|service)\.[a-z.]+$/.test(file) && !NAMED_BY_ADDRESS.test(file),
  );
  expect([...odd, ...unclear].map(({ file }) => file)).toEqual([]);
});
