import fs from "node:fs/promises";
import type { ShownAssistant, ShownMessage, ShownPromotion, ShownStep } from "#app/domain/player/bundle.ts";
import { refuse } from "#server/http/refusal.ts";

/** Built from the player's own widgets, so that authors see what people will (player/preview/render-step.ts). */
const FILE = new URL("../../../build/player/render-step.mjs", import.meta.url);

type Rendered = { html: string; policy: string };
type Renderer = {
  renderStep(shown: ShownStep): Rendered;
  renderPromotion(shown: ShownPromotion): Rendered;
  renderMessage(shown: ShownMessage): Rendered;
  renderAssistant(shown: ShownAssistant): Rendered;
};

/** The latest build; while there is none yet, callers are asked to wait. */
export async function renderer(): Promise<Renderer> {
  const stat = await fs.stat(FILE).catch(() => null);
  if (!stat) throw refuse.busy(5);
  return import(/* @vite-ignore */ `${FILE.href}?${stat.mtimeMs}`);
}
