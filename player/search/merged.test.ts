import { expect, test } from "vitest";
import { merged } from "./merged.ts";

const rated = (...scores: number[]) => scores.map((score) => ({ score }));

test.each([
  [[], [], []],
  [[0.5], [], [0.5]],
  [[], [0.5], [0.5]],
  [
    [0.9, 0.2],
    [2, 0.5, 0.1],
    [2, 0.9, 0.5, 0.2, 0.1],
  ],
  // What is used more may stand before what matches a little better.
  [[0.3, 0.31], [0.305], [0.305, 0.3, 0.31]],
])("%j and %j are %j", (ones, others, all) => {
  expect(merged(rated(...ones), rated(...others)).map(({ score }) => score)).toEqual(all);
});

test("of equals the first list's comes first", () => {
  expect(merged([{ name: "own", score: 1 }], [{ name: "document", score: 1 }]).map(({ name }) => name)).toEqual(["own", "document"]);
});
