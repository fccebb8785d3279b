import type { WireStep } from "#app/contracts/steps.ts";
import { GUIDE_LIMITS } from "#app/domain/guides/guide.ts";
import { isWebAddress } from "#app/domain/urls/web-address.ts";
import { type FormValues, stepValues } from "./form-values.ts";
import { type StepForm, toStep } from "./to-step.ts";

/** Of what is too long, as much as people could see of it; every control of a step has a limit. */
const LIMITS: Record<string, number> = {
  ...GUIDE_LIMITS,
  mediaUrl: GUIDE_LIMITS.url,
  mediaTitle: GUIDE_LIMITS.linkTitle,
  mediaText: GUIDE_LIMITS.infoText,
};

/** A step as a preview shows it, from what its controls hold, right or wrong: whatever is typed has a picture. */
export function shownStep(stored: WireStep, typed: FormValues): WireStep {
  const known = stepValues(stored);
  const values = Object.fromEntries(
    Object.entries(known).map(([name, value]) => [name, (typed[name] ?? value).slice(0, LIMITS[name] ?? GUIDE_LIMITS.content)]),
  );
  const ticked = (name: string) => values[name] === "on";
  const form = {
    ...values,
    step: stored.id,
    clickable: ticked("clickable"),
    mandatory: ticked("mandatory"),
    backButton: ticked("backButton"),
    nextButton: ticked("nextButton"),
    triggersPageReload: ticked("triggersPageReload"),
  } as unknown as StepForm;
  const step = toStep(form, stored);
  return step.media && "url" in step.media && !isWebAddress(step.media.url) ? { ...step, media: null } : step;
}
