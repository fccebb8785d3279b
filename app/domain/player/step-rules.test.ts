import { describe, expect, it } from "vitest";
import { allowsNext, literalPage, meetsCondition, offersNext } from "./step-rules.ts";

const base = { type: "step", nextWhen: "button", nextButton: false, mandatory: false, clickable: true } as const;

describe("the next button of a step", () => {
  it.each([
    ["a slide always has one", { ...base, type: "slide", nextWhen: "click" }, false, true, false],
    ["a step led on by its button has one, even if it was taken away", base, true, true, true],
    ["it is refused while the condition is unmet", base, false, true, false],
    ["a click needs none", { ...base, nextWhen: "click" }, true, false, true],
    ["an optional click may be passed over", { ...base, nextWhen: "click", nextButton: true }, true, true, true],
    ["a mandatory click may not", { ...base, nextWhen: "click", nextButton: true, mandatory: true }, true, false, true],
    ["a click on a target that may not be used cannot happen", { ...base, nextWhen: "click", clickable: false }, false, true, true],
    ["a condition that already holds is led on by hand", { ...base, nextWhen: "condition" }, true, true, true],
    ["an unmet condition without a button waits", { ...base, nextWhen: "condition" }, false, false, false],
    ["an unmet optional condition may be passed over", { ...base, nextWhen: "condition", nextButton: true }, false, true, true],
    ["an unmet mandatory one may not", { ...base, nextWhen: "condition", nextButton: true, mandatory: true }, false, false, false],
  ] as const)("%s", (_, step, met, offered, allowed) => {
    expect(offersNext(step, met)).toBe(offered);
    expect(allowsNext(step, met)).toBe(allowed);
  });
});

it.each([
  ["nonempty", "", "  ", "  ", false],
  ["nonempty", "", "x", "x", true],
  ["nonEmptyDropdown", "", "", "Choose a stage", false],
  ["forceValue", "Lead", " lead ", "", true],
  ["forceValueDropdown", "Weekly", "w", "weekly", true],
  ["forceValueDropdown", "w", "w", "Weekly", true],
  ["forceValueDropdown", "daily", "w", "Weekly", false],
] as const)("a %s of %j with value %j and label %j is met: %j", (nextIf, forcevalue, value, label, met) => {
  expect(meetsCondition({ nextIf, forcevalue }, value, label)).toBe(met);
});

it.each([
  ["/contacts", "/contacts"],
  ["https://crm.test/x", "https://crm.test/x"],
  ["/contacts*", "/contacts"],
  ["/contacts/*", null],
  ["/a*/b*", null],
  ["*", null],
  ["/*", null],
  ["//evil.test", null],
  ["/\\evil.test", null],
  ["javascript:alert(1)", null],
  ["", null],
])("the page rule %j names the page %j", (rule, page) => {
  expect(literalPage(rule)).toBe(page);
});
