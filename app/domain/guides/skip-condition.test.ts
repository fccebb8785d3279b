import { expect, test } from "vitest";
import { skipCondition, skipIfOf } from "./skip-condition.ts";

test.each([
  [null, { when: "never" }],
  [undefined, { when: "never" }],
  ["", { when: "never" }],
  [" \n", { when: "never" }],
  ["filled", { when: "filled" }],
  [" filled ", { when: "filled" }],
  [".filled", { when: "element", selector: ".filled" }],
  [" #there ", { when: "element", selector: "#there" }],
])("a step with skipIf %j is passed over: %j", (skipIf, condition) => {
  expect(skipCondition(skipIf)).toEqual(condition);
});

test.each([
  ["", "#left-over", null],
  ["filled", "#left-over", "filled"],
  ["element", " #there ", "#there"],
  ["element", "  ", null],
] as const)("the choice %j with the selector %j is stored as %j", (when, selector, skipIf) => {
  expect(skipIfOf(when, selector)).toBe(skipIf);
});
