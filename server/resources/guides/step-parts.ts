import type { WireStep } from "#app/contracts/steps.ts";
import type { StepShape, StepTexts } from "#app/domain/guides/step.ts";

/** A step of the contract, apart: what holds in every language, and what it says in one. Labels of keys lose the spaces around them. */
export function partsOf(step: WireStep): { shape: StepShape; texts: StepTexts } {
  const { title, content, message, media, autofill, shortcutsLabel, tabLabel, enterLabel, ...shape } = step;
  const labels = { shortcutsLabel: shortcutsLabel.trim(), tabLabel: tabLabel.trim(), enterLabel: enterLabel.trim() };
  return { shape, texts: { title, content, message, media, autofill, ...labels } };
}
