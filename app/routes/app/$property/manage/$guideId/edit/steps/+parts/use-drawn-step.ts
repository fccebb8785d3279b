import type { RefObject } from "react";
import type { WireStep } from "#app/contracts/steps.ts";
import type { DrawnStep } from "#app/features/preview/drawing.ts";
import { useDrawn } from "#app/features/preview/use-drawn.ts";
import { stepValues } from "#app/routes/app/$property/manage/$guideId/edit/steps/form-values.ts";
import { shownStep } from "#app/routes/app/$property/manage/$guideId/edit/steps/shown-step.ts";

/** Draws a step with the player's own widgets while its form is typed into. */
export const useDrawnStep = (modelAddress: string, form: RefObject<HTMLFormElement>, { step, ...rest }: DrawnStep, isStale: boolean) =>
  useDrawn(modelAddress, form, isStale, ({ drawStep, model }, box, element) =>
    drawStep(box, { ...model, ...rest, step: shownStep(step, typedIn(element, step)) }),
  );

/** A box that is not ticked is not in a form's data. */
function typedIn(form: HTMLFormElement, step: WireStep): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries(Object.keys(stepValues(step)).map((name) => [name, String(data.get(name) ?? "")]));
}
