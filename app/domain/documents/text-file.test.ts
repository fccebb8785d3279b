import { expect, test } from "vitest";
import { textFileKind, titleOfFile } from "./text-file.ts";

test.each([
  ["notes.txt", "plain"],
  ["README.MD", "plain"],
  ["page.html", "markup"],
  ["page.HTM", "markup"],
  ["notes.txt.exe", null],
  ["picture.png", null],
  ["txt", null],
  ["", null],
])("the file %j is %j", (name, kind) => {
  expect(textFileKind(name)).toBe(kind);
});

test.each([
  ["Travel costs.txt", "Travel costs"],
  ["travel_costs__2026.md", "travel costs 2026"],
  ["C:\\help\\Log in.html", "Log in"],
  ["help/v1.2 notes.txt", "v1.2 notes"],
  [".txt", ""],
  [`${"a".repeat(299)}😀.txt`, "a".repeat(299)],
])("the title of %j is %j", (name, title) => {
  expect(titleOfFile(name)).toBe(title);
});
