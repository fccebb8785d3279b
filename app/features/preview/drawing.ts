import type { WireStep } from "#app/contracts/steps.ts";
import type { TypedPromotion } from "#app/domain/player/bundle.ts";
import type { Direction } from "#app/domain/player/look.ts";

export type DrawnStep = { step: WireStep; index: number; count: number; title: string; direction?: Direction };
/** What is drawn of a property. `title` is that of the guide, or the property's name where there is none. */
export type Model = Pick<TypedPromotion, "style" | "texts" | "language" | "title" | "hero">;
type Actions = Partial<Record<"next" | "back" | "exit", () => void>>;
type Drawn = {
  drawStep(element: HTMLElement, shown: DrawnStep & Model, actions?: Actions): void;
  drawPromotion(element: HTMLElement, shown: TypedPromotion): void;
};

/** The player's own widgets, to draw steps and popups with in a page of the dashboard. */
export type Drawing = Drawn & { model: Model };

/** Loads them, and what they need to know of a property. @param address of a model (model.server.ts) */
export async function drawingAt(address: string): Promise<Drawing> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the preview's model: ${answer.status}`);
  const { script, ...model } = (await answer.json()) as Model & { script: string };
  const drawn = (await import(/* @vite-ignore */ script)) as Drawn;
  return { ...drawn, model };
}
