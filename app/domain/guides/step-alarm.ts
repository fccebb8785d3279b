import { PRECISION, WAIT } from "#app/domain/targets/target.ts";
import type { Alarm } from "#app/domain/targets/target-alarm.ts";
import type { GuideContent } from "./guide.ts";
import { type StoredShape, wholeShape } from "./stored-step.ts";

/** An alarm on a step. `target` is what was not found, see `targetOf`. */
export type StepAlarm = Alarm & { stepId: string; target: string };

/** What a player looks for, in a form to compare: another one is a new target, which ends an alarm. */
export function targetOf(step: StoredShape): string {
  const { type, identifier, selectors, targetText, url, target, precision, wait } = wholeShape(step);
  // Alarms from before there were these keep what they are compared by.
  const later = target || precision !== PRECISION.standard || wait !== WAIT.standard ? [target, precision, wait] : [];
  return JSON.stringify([type, identifier, selectors, targetText, url, ...later]);
}

/** The alarms that still hold for a draft: those of steps that it has, with the target that failed. */
export function heldAlarms(alarms: StepAlarm[], { steps }: Pick<GuideContent, "steps">): StepAlarm[] {
  return alarms.filter(({ stepId, target }) => steps.some((step) => step.id === stepId && targetOf(step) === target));
}
