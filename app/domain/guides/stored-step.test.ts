import { expect, test } from "vitest";
import { EMPTY_STEP_TEXTS, emptyStep, selectorsOf } from "./step.ts";
import { LATER, wholeShape, wholeTexts } from "./stored-step.ts";

test("what was stored before a step's later fields came to be stands as in a new step", () => {
  const [shape, texts] = [emptyStep("a", "step"), { ...EMPTY_STEP_TEXTS, title: "Old" }];
  const old = <T extends object>(whole: T) =>
    Object.fromEntries(Object.entries(whole).filter(([name]) => !(LATER as readonly string[]).includes(name))) as T;
  expect(Object.keys(old(shape))).not.toContain("selectors");
  expect(wholeShape(old({ ...shape, identifier: "#a" }))).toEqual({ ...shape, identifier: "#a" });
  expect(wholeTexts(old(texts))).toEqual(texts);
  expect(wholeTexts(undefined)).toEqual(EMPTY_STEP_TEXTS);
});

test.each([
  [{ identifier: "#a" }, ["#a"]],
  [{ identifier: " #a ", selectors: ["", " .b", "\t"] }, ["#a", ".b"]],
  [{ identifier: "", selectors: [".b"] }, [".b"]],
  [{ identifier: " " }, []],
])("the selectors of %j in order are %j", (step, selectors) => {
  expect(selectorsOf(step)).toEqual(selectors);
});
