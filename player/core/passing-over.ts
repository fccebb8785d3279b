import { skipCondition } from "#app/domain/guides/skip-condition.ts";
import type { BundleGuide } from "#app/domain/player/bundle.ts";
import { findTarget } from "#player/targets/find-target.ts";
import { targetValue } from "#player/targets/target-value.ts";
import type { RunState } from "./run-state.ts";

/**
 * Whether the step that a run enters is to be passed over (specification 1, section 3: skipIf): asked when its target is there, and, for an
 * element elsewhere on the page, also when its target keeps people waiting, for then it may never come. Once it stood `ready` it stays; so
 * does a step that the person went back to or that showed before a reload, and the last one.
 */
export function passingOver(guide: BundleGuide, state: RunState, own: Element) {
  const condition = skipCondition(guide.steps[state.step]?.skipIf);
  const isLast = state.step === guide.steps.length - 1;
  let isOpen = condition.when !== "never" && !isLast && !state.returned && !state.told.shown;
  return (target: Element | null, isReady = false): boolean => {
    if (!isOpen) return false;
    if (isReady) isOpen = false;
    if (condition.when === "filled") return target !== null && targetValue(target).value.trim() !== "";
    return condition.when === "element" && findTarget({ identifier: condition.selector }, own).state === "ready";
  };
}
