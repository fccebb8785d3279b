import { expect, test } from "vitest";
import { isOffered } from "./audience.ts";
import { audienceGates } from "./audience-gates.ts";
import { itemFrom, outcomeOf, situationOf } from "./cases/case.ts";
import { CASES } from "./cases.ts";
import { isDue, isTimeForAny } from "./frequency.ts";
import { frequencyGates } from "./frequency-gates.ts";
import { GATES, type Gate } from "./gate.ts";

test("there are at least 200 cases, each with a name of its own, and of every gate one that it closes", () => {
  expect(CASES.length).toBeGreaterThanOrEqual(200);
  expect(new Set(CASES.map(({ name }) => name)).size).toBe(CASES.length);
  expect(new Set(CASES.flatMap(({ fails }) => fails))).toEqual(new Set(GATES));
});

test("what decides without its reasons decides alike", () => {
  for (const each of CASES) {
    const [item, situation] = [itemFrom(each.item), situationOf(each)];
    const passes = (gates: Gate[]) => gates.every((gate) => gate.passes);
    expect(isOffered(item, situation), each.name).toBe(passes(audienceGates(item, situation)));
    expect(isDue(item, situation) && isTimeForAny(situation), each.name).toBe(passes(frequencyGates(item, situation)));
  }
});

test.each(CASES)("$name", (each) => {
  const { fails, again = null } = each;
  const outcome = outcomeOf(each);
  expect({ ...outcome, again: outcome.again && Number(outcome.again.toFixed(6)) }).toEqual({ shows: fails.length === 0, fails, again });
});
