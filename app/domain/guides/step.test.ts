import { expect, test } from "vitest";
import { emptyStep, isConditionMet, isStepOptional, NEXT_IF, needsForcedValue } from "./step.ts";

test.each([
  ["slide", true, "x", false],
  ["slide", false, null, false],
  ["step", false, null, false],
  ["step", true, null, true],
  ["step", false, "x", true],
  ["step", true, "x", true],
] as const)("a %s with a next button (%j) and the skip condition %j is optional: %j", (type, nextButton, skipIf, optional) => {
  expect(isStepOptional({ type, nextButton, skipIf })).toBe(optional);
});

test.each([
  [null, "", "", true],
  ["nonempty", "", "", false],
  ["nonempty", "", " \t", false],
  ["nonempty", "", "x", true],
  ["nonEmptyDropdown", "", "", false],
  ["nonEmptyDropdown", "", "lead", true],
  ["forceValue", "Lead", "lead", true],
  ["forceValue", " Lead ", "LEAD\n", true],
  ["forceValue", "Lead", "Leads", false],
  ["forceValue", "Lead", "", false],
  ["forceValueDropdown", "7", "7", true],
  ["forceValueDropdown", "7", "07", false],
] as const)("the condition %j with %j is met by %j: %j", (nextIf, forcevalue, value, met) => {
  expect(isConditionMet(nextIf, forcevalue, value)).toBe(met);
});

test("only the forced conditions need a value", () => {
  expect(NEXT_IF.filter(needsForcedValue)).toEqual(["forceValue", "forceValueDropdown"]);
  expect(needsForcedValue(null)).toBe(false);
});

test("a new step can be left by its next button and may be used meanwhile", () => {
  expect(emptyStep("a", "step")).toMatchObject({
    id: "a",
    type: "step",
    nextWhen: "button",
    nextButton: true,
    clickable: true,
    mandatory: false,
  });
});
