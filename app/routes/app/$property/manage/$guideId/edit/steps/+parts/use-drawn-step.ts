import { type RefObject, useEffect, useRef, useState } from "react";
import type { WireStep } from "#app/contracts/steps.ts";
import { type DrawnStep, drawingAt, type StepDrawing } from "#app/features/preview/drawing.ts";
import { stepValues } from "#app/routes/app/$property/manage/$guideId/edit/steps/form-values.ts";
import { shownStep } from "#app/routes/app/$property/manage/$guideId/edit/steps/shown-step.ts";

/**
 * Draws a step with the player's own widgets while its form is typed into; the code for that is loaded with the first letter, or at once
 * for a form that came back with texts that are not stored (`isStale`). If that fails, the frame stays.
 */
export function useDrawnStep(modelAddress: string, form: RefObject<HTMLFormElement>, shown: DrawnStep, isStale: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  });
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let drawing: Promise<StepDrawing> | null = null;
    const draw = async () => {
      drawing ??= drawingAt(modelAddress);
      const loaded = await drawing.catch(() => null);
      if (!loaded) drawing = null;
      if (!loaded || !box.current) return;
      const { step, ...rest } = latest.current;
      loaded.drawStep(box.current, { ...loaded.model, ...rest, step: shownStep(step, typedIn(element, step)) });
      setDrawn(true);
    };
    if (isStale) void draw();
    element.addEventListener("input", draw);
    return () => element.removeEventListener("input", draw);
  }, [form, modelAddress, isStale]);
  return { box, isDrawn };
}

/** A box that is not ticked is not in a form's data. */
function typedIn(form: HTMLFormElement, step: WireStep): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries(Object.keys(stepValues(step)).map((name) => [name, String(data.get(name) ?? "")]));
}
