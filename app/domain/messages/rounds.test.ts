import fc from "fast-check";
import { expect, test } from "vitest";
import { daysOfRound, roundOf } from "./rounds.ts";

test.each([
  ["2026-01-01", { start: "2026-01-01", every: 30 }, 1],
  ["2026-01-30", { start: "2026-01-01", every: 30 }, 1],
  ["2026-01-31", { start: "2026-01-01", every: 30 }, 2],
  ["2025-12-01", { start: "2026-01-01", every: 30 }, 1],
  ["2030-01-01", { start: "2026-01-01", every: 0 }, 1],
  ["2026-01-03", { start: "2026-01-01", every: 1 }, 3],
])("%s is, of %j, in round %i", (day, rounds, round) => {
  expect(roundOf(day, rounds)).toBe(round);
});

test("every day from the start on is in exactly the round whose days hold it", () => {
  fc.assert(
    fc.property(fc.nat(3000), fc.constantFrom(1, 3, 7, 14, 30, 90, 180, 365), (after, every) => {
      const start = "2024-02-28";
      const day = new Date(Date.parse(start) + after * 86_400_000).toISOString().slice(0, 10);
      const holding = Array.from({ length: 3001 / every + 1 }, (_, at) => daysOfRound(at + 1, { start, every })).filter(
        ({ from, to }) => from <= day && day <= to!,
      );
      expect(holding.map(({ round }) => round)).toEqual([roundOf(day, { start, every })]);
    }),
    { numRuns: 200 },
  );
});
