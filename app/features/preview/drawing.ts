import type { WireStep } from "#app/contracts/steps.ts";
import type { Bundle } from "#app/domain/player/bundle.ts";
import type { Direction } from "#app/domain/player/look.ts";

export type DrawnStep = { step: WireStep; index: number; count: number; title: string; direction?: Direction };
type Model = Pick<Bundle, "style" | "texts"> & { language: string };
type Actions = Partial<Record<"next" | "back" | "exit", () => void>>;

/** The player's own widgets, to draw steps with in a page of the dashboard. */
export type StepDrawing = { model: Model; drawStep: (element: HTMLElement, shown: DrawnStep & Model, actions?: Actions) => void };

/** Loads them, and what they need to know of a property. @param address of `preview/model` */
export async function drawingAt(address: string): Promise<StepDrawing> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the preview's model: ${answer.status}`);
  const { script, ...model } = (await answer.json()) as Model & { script: string };
  const { drawStep } = (await import(/* @vite-ignore */ script)) as Pick<StepDrawing, "drawStep">;
  return { model, drawStep };
}
