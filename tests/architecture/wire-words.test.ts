import { expect, test } from "vitest";
import { readSource, sourceFiles } from "./sources.ts";

const WIRE = /tutorial|launcher/i;

test("the contract's own words for guides and chapters end in app/api", () => {
  const files = sourceFiles(["app"], /\.tsx?$/);
  const ours = files.filter((file) => !/^app\/(api|contracts)\//.test(file));
  expect(files.filter((file) => WIRE.test(readSource(file))).length).toBeGreaterThan(3);
  expect(ours.filter((file) => WIRE.test(readSource(file)))).toEqual([]);
});
