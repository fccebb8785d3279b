import { type RefObject, useEffect, useRef, useState } from "react";
import type { WireStep } from "#app/contracts/steps.ts";
import type { Bundle } from "#app/domain/player/bundle.ts";
import { stepValues } from "#app/routes/app/$property/manage/$guideId/edit/steps/form-values.ts";
import { shownStep } from "#app/routes/app/$property/manage/$guideId/edit/steps/shown-step.ts";

type Shown = { step: WireStep; index: number; count: number; title: string };
type Model = Pick<Bundle, "style" | "texts"> & { language: string };
type Drawing = { model: Model; drawStep: (element: HTMLElement, shown: Shown & Model) => void };

/**
 * Draws a step with the player's own widgets while its form is typed into; the code for that is loaded with the first letter, or at once
 * for a form that came back with texts that are not stored (`isStale`). If that fails, the frame stays.
 */
export function useDrawnStep(modelAddress: string, form: RefObject<HTMLFormElement>, shown: Shown, isStale: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  });
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let drawing: Promise<Drawing> | null = null;
    const draw = async () => {
      drawing ??= load(modelAddress);
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

async function load(address: string): Promise<Drawing> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the preview's model: ${answer.status}`);
  const { script, ...model } = (await answer.json()) as Model & { script: string };
  const { drawStep } = (await import(/* @vite-ignore */ script)) as Pick<Drawing, "drawStep">;
  return { model, drawStep };
}

/** A box that is not ticked is not in a form's data. */
function typedIn(form: HTMLFormElement, step: WireStep): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries(Object.keys(stepValues(step)).map((name) => [name, String(data.get(name) ?? "")]));
}
