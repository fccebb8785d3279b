import type { GuideContent } from "./guide.ts";
import { needsForcedValue } from "./step.ts";

/** Why a guide cannot go live yet. `step` is the position from 0, or null for the guide itself; `field` is a step's field. */
export type PublishProblem = { step: number | null; field: string; code: string };

/** What a live guide must have in its default language; a draft may lack any of it. Empty when it may be published. */
export function publishProblems(content: GuideContent, language: string): PublishProblem[] {
  const texts = content.texts[language];
  const problems: PublishProblem[] = [];
  if (!texts?.title.trim()) problems.push({ step: null, field: "title", code: "text_error_missing" });
  if (content.steps.length === 0) problems.push({ step: null, field: "steps", code: "steps_error_none" });
  content.steps.forEach((step, index) => {
    const say = texts?.steps[step.id];
    const add = (field: string, code: string) => problems.push({ step: index, field, code });
    if (!say?.title.trim() && !say?.content.trim()) add("title", "step_error_no_text");
    if (step.type === "step" && !step.identifier.trim()) add("identifier", "step_error_no_target");
    if (step.type === "step" && step.nextWhen === "condition" && step.nextIf === null) add("nextIf", "step_error_no_condition");
    if (step.type === "step" && needsForcedValue(step.nextIf) && !step.forcevalue.trim()) add("forcevalue", "step_error_no_value");
    if (step.type === "step" && step.nextWhen === "button" && !step.nextButton) add("nextButton", "step_error_no_way_on");
  });
  return problems;
}
