import { expect, test } from "vitest";
import { reportIn } from "./report-address.ts";

const addressOf = (said: [name: string, text: string][]) => new URLSearchParams(said);
const many = (name: string, count: number, textOf: (id: number) => string, from = 1) =>
  Array.from({ length: count }, (_, at): [string, string] => [name, textOf(from + at)]);
const failing = (id: number) => `${id}.changed_meanwhile`;

test("what an address names is read with its place or its reason, and what cannot be read is left out", () => {
  const said = ["done=7.3.0", "done=8", "done=x", "failed=9.gone", "failed=10", "already=11", "already=0x1"].join("&");
  expect(reportIn(new URLSearchParams(said))).toEqual({
    ...{ done: [{ id: 7, chapterId: 3, place: 0 }, { id: 8 }], failed: [{ id: 9, code: "gone" }], already: [11] },
    ...{ counts: { done: 2, failed: 1, already: 1 }, left: 0 },
  });
});

test("an item that is named again counts once", () => {
  const again = addressOf([
    ...many("done", 150, () => "1"),
    ["failed", "2.gone"],
    ["failed", "2.gone"],
    ["already", "3"],
    ["already", "3"],
  ]);
  expect(reportIn(again)).toEqual({
    ...{ done: [{ id: 1 }], failed: [{ id: 2, code: "gone" }], already: [3] },
    ...{ counts: { done: 1, failed: 1, already: 1 }, left: 0 },
  });
  expect(
    reportIn(
      addressOf([
        ["done", "4"],
        ["failed", "4.gone"],
      ]),
    ),
  ).toMatchObject({ done: [], failed: [{ id: 4 }] });
});

test("more than can be done at once is counted, and only what is listed is cut", () => {
  const { failed, done, already, counts, left } = reportIn(
    addressOf([...many("failed", 90, failing), ...many("done", 30, String, 1001), ...many("already", 150, String, 2001)]),
  );
  expect([failed.length, done.length, already.length]).toEqual([90, 10, 0]);
  expect([counts, left]).toEqual([{ failed: 90, done: 30, already: 150 }, 170]);
});
