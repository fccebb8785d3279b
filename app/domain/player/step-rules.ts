import { isConditionMet, needsForcedValue } from "#app/domain/guides/step.ts";
import type { BundleStep } from "./bundle.ts";

type Way = Pick<BundleStep, "type" | "nextWhen" | "nextButton" | "mandatory" | "clickable">;

/**
 * Whether the player offers a Next button. A slide always has one, and so does a step with no other way on (its target may not be used); a
 * mandatory step that waits for an act offers it only afterwards. `met` says whether the completion condition holds.
 */
export function offersNext(step: Way, met: boolean): boolean {
  if (step.type === "slide" || step.nextWhen === "button" || !step.clickable) return true;
  if (step.nextWhen === "condition" && met) return true;
  return step.nextButton && !step.mandatory;
}

/** Whether Next leads on. With an unmet condition it does so only if the act is optional. */
export function allowsNext(step: Way, met: boolean): boolean {
  return met || !step.clickable || (step.nextWhen !== "button" && step.nextButton && !step.mandatory);
}

/**
 * Whether a target meets the step's condition. `value` is what a form would send, `label` what a drop-down shows as chosen: a forced value
 * may name either, a non-empty condition looks only at the value.
 */
export function meetsCondition(step: Pick<BundleStep, "nextIf" | "forcevalue">, value: string, label: string): boolean {
  if (isConditionMet(step.nextIf, step.forcevalue, value)) return true;
  return needsForcedValue(step.nextIf) && isConditionMet(step.nextIf, step.forcevalue, label);
}

/**
 * A page that matches a rule, as an address to link to: the rule itself if it is literal, or what comes before a single `*` at its end
 * ("/contacts*"; what comes before "/*" need not be a page). Null if the rule matches no particular page.
 */
export function literalPage(rule: string): string | null {
  const page = /[^/*]\*$/.test(rule) ? rule.slice(0, -1) : rule;
  if (page.includes("*")) return null;
  return /^\/(?![/\\])/.test(page) || /^https?:\/\//i.test(page) ? page : null;
}
