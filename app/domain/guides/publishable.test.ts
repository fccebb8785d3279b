import { expect, test } from "vitest";
import type { GuideContent } from "./guide.ts";
import { publishProblems } from "./publishable.ts";
import { EMPTY_STEP_TEXTS, emptyStep, type StepShape, type StepTexts } from "./step.ts";

function guide(step: Partial<StepShape> = {}, say: Partial<StepTexts> = {}, title = "Tour"): GuideContent {
  const steps = { one: { ...EMPTY_STEP_TEXTS, title: "Press here", ...say } };
  return { steps: [{ ...emptyStep("one", "step"), identifier: "#save", ...step }], texts: { en: { title, subtitle: "", steps } } };
}

test.each([
  ["a whole guide", guide(), []],
  ["a guide without a title", guide({}, {}, "  "), [[null, "title", "text_error_missing"]]],
  ["a step that says something only in its text", guide({}, { title: "", content: "Text" }), []],
  ["a step that says nothing", guide({}, { title: " ", content: "" }), [[0, "title", "step_error_no_text"]]],
  ["a step without a target", guide({ identifier: " " }), [[0, "identifier", "step_error_no_target"]]],
  ["a slide without a target", guide({ type: "slide", identifier: "" }), []],
  ["a slide that was a step without a condition", guide({ type: "slide", nextWhen: "condition", nextIf: null }), []],
  ["a slide that was a step without a way on", guide({ type: "slide", nextButton: false }), []],
  ["a slide that was a step without a value to wait for", guide({ type: "slide", nextIf: "forceValue" }), []],
  ["a step that waits for no condition", guide({ nextWhen: "condition", nextIf: null }), [[0, "nextIf", "step_error_no_condition"]]],
  ["a step that waits for a value that is not said", guide({ nextIf: "forceValue" }), [[0, "forcevalue", "step_error_no_value"]]],
  [
    "a step that waits for a chosen entry that is not said",
    guide({ nextIf: "forceValueDropdown" }),
    [[0, "forcevalue", "step_error_no_value"]],
  ],
  ["a step that waits for a value", guide({ nextIf: "forceValue", forcevalue: "Lead" }), []],
  ["a step that waits for any value", guide({ nextWhen: "condition", nextIf: "nonempty" }), []],
  ["a step that nothing leads on from", guide({ nextButton: false }), [[0, "nextButton", "step_error_no_way_on"]]],
  ["a step that a click leads on from", guide({ nextWhen: "click", nextButton: false }), []],
])("%s lacks %j", (_, content, problems) => {
  expect(publishProblems(content, "en").map(({ step, field, code }) => [step, field, code])).toEqual(problems);
});

test("a guide without steps, or without the default language, lacks it all", () => {
  const empty: GuideContent = { steps: [], texts: { en: { title: "Tour", subtitle: "", steps: {} } } };
  expect(publishProblems(empty, "en")).toEqual([{ step: null, field: "steps", code: "steps_error_none" }]);
  expect(publishProblems(guide(), "de").map(({ field }) => field)).toEqual(["title", "title"]);
});

test("each problem names the position of its step", () => {
  const content = guide();
  content.steps = [...content.steps, emptyStep("two", "step"), emptyStep("three", "slide")];
  expect(publishProblems(content, "en").map(({ step, field }) => [step, field])).toEqual([
    [1, "title"],
    [1, "identifier"],
    [2, "title"],
  ]);
});
