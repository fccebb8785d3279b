import { expect, test } from "vitest";
import { outcomeOf } from "./cases/case.ts";
import { CASES } from "./cases.ts";
import { GATES } from "./gate.ts";

test("there are at least 200 cases, each with a name of its own, and of every gate one that it closes", () => {
  expect(CASES.length).toBeGreaterThanOrEqual(200);
  expect(new Set(CASES.map(({ name }) => name)).size).toBe(CASES.length);
  expect(new Set(CASES.flatMap(({ fails }) => fails))).toEqual(new Set(GATES));
});

test.each(CASES)("$name", (each) => {
  const { fails, again = null } = each;
  const outcome = outcomeOf(each);
  expect({ ...outcome, again: outcome.again && Number(outcome.again.toFixed(6)) }).toEqual({ shows: fails.length === 0, fails, again });
});
