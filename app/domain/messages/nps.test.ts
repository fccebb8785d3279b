import fc from "fast-check";
import { expect, test } from "vitest";
import { npsOf, standingOf } from "./nps.ts";

const counts = (of: Record<number, number>) => Array.from({ length: 11 }, (_, score) => of[score] ?? 0);

test("nine and ten promote, seven and eight are passive, all others detract", () => {
  expect(Array.from({ length: 11 }, (_, score) => standingOf(score)[0]).join("")).toBe("dddddddpppp");
  expect([6, 7, 8, 9].map(standingOf)).toEqual(["detractor", "passive", "passive", "promoter"]);
});

test("the score is the share of promoters less that of detractors, and is not rounded", () => {
  expect(npsOf(counts({ 10: 1, 9: 1, 8: 1, 0: 1 }))).toMatchObject({ n: 4, promoters: 2, passives: 1, detractors: 1, score: 25 });
  expect(npsOf(counts({ 10: 1, 7: 1, 6: 1 })).score).toBe(0);
  expect(npsOf(counts({ 10: 2, 0: 1 })).score).toBeCloseTo(33.333333, 6);
});

test("without answers there is neither a score nor an interval", () => {
  expect(npsOf(counts({}))).toEqual({ n: 0, promoters: 0, passives: 0, detractors: 0, score: null, interval: null });
});

test("one answer says little, many say more", () => {
  const few = npsOf(counts({ 10: 1 })).interval!;
  expect(few.from).toBeLessThan(0);
  expect(few.to).toBe(100);
  expect(npsOf(counts({ 0: 1 })).interval).toEqual({ from: -100, to: -few.from });
  const width = ({ from, to }: { from: number; to: number }) => to - from;
  expect(width(npsOf(counts({ 10: 600, 8: 300, 2: 100 })).interval!)).toBeLessThan(10);
});

test("the score lies within its interval, and that within -100 and 100", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50), { minLength: 11, maxLength: 11 }), (given) => {
      const { n, score, interval } = npsOf(given);
      if (n === 0) return;
      expect(interval!.from <= score! && score! <= interval!.to).toBe(true);
      expect(interval!.from).toBeGreaterThanOrEqual(-100);
      expect(interval!.to).toBeLessThanOrEqual(100);
    }),
  );
});

test("scores counted one by one make the same score, and the three groups are all answers", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(10), { minLength: 1 }), (scores) => {
      const given = counts({});
      for (const score of scores) given[score] = (given[score] ?? 0) + 1;
      const { n, promoters, passives, detractors, score } = npsOf(given);
      const sum = scores.reduce((all, each) => all + (each >= 9 ? 1 : each <= 6 ? -1 : 0), 0);
      expect(score).toBeCloseTo((100 * sum) / scores.length, 9);
      expect(promoters + passives + detractors).toBe(n);
      expect(n).toBe(scores.length);
    }),
  );
});
