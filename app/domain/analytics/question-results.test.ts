import fc from "fast-check";
import { expect, test } from "vitest";
import { questionResult } from "./question-results.ts";

const counted = (values: Iterable<string>) => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

test("a scale has every step, with its mean; nothing given is no mean", () => {
  const { n, mean, values } = questionResult("stars", [], counted(["", "", "", "5", "5", "2"]));
  expect([n, mean]).toEqual([3, 4]);
  expect(values.map(({ value, count }) => [value, count])).toEqual([
    ["1", 0],
    ["2", 1],
    ["3", 0],
    ["4", 0],
    ["5", 2],
  ]);
  expect(questionResult("score", [], new Map())).toMatchObject({ n: 0, mean: null, values: { length: 11 } });
});

test("shares of a choice are of those who answered; an option that is gone stays where it was chosen", () => {
  const { values } = questionResult("multiple", ["a", "b", "c"], counted(["", "", "a", "b", "a", "gone"]));
  expect(values.map(({ value, share }) => [value, share])).toEqual([
    ["a", 1],
    ["b", 0.5],
    ["c", 0],
    ["gone", 0.5],
  ]);
});

test("texts are counted alone", () => {
  expect(questionResult("long", [], counted(["", ""]))).toEqual({ n: 2, mean: null, values: [] });
});

test("means of scales and places of rankings are those of a recount, answer by answer", () => {
  const options = ["a", "b", "c"];
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 })), fc.array(fc.shuffledSubarray(options, { minLength: 3 })), (stars, rankings) => {
      const scale = questionResult("emoji", [], counted(stars.flatMap((star) => ["", String(star)])));
      const sum = stars.reduce((all, star) => all + star, 0);
      if (stars.length === 0) expect(scale.mean).toBeNull();
      else expect(scale.mean).toBeCloseTo(sum / stars.length, 9);
      const ranking = questionResult(
        "ranking",
        options,
        counted(rankings.flatMap((order) => ["", ...order.map((id, at) => `${id}:${at + 1}`)])),
      );
      expect(ranking.n).toBe(rankings.length);
      for (const { value, count, meanPlace } of ranking.values) {
        expect(count).toBe(rankings.filter(([first]) => first === value).length);
        const places = rankings.map((order) => order.indexOf(value) + 1);
        if (places.length === 0) expect(meanPlace).toBeNull();
        else expect(meanPlace).toBeCloseTo(places.reduce((all, place) => all + place, 0) / places.length, 9);
      }
    }),
  );
});
