import { EMPTY_STEP_TEXTS, emptyStep, type StepShape, type StepTexts } from "./step.ts";

/** What steps did not have from the beginning. */
const LATER_OF_SHAPE = [
  ...(["selectors", "targetText", "shortcutHints", "enterPrompt", "target", "precision", "wait"] as const),
  ...(["highlight", "side"] as const),
] as const;
const LATER_OF_TEXTS = ["autofill", "shortcutsLabel", "tabLabel", "enterLabel"] as const;
export const LATER = [...LATER_OF_SHAPE, ...LATER_OF_TEXTS] as const;

type Without<T, Name extends keyof T> = Omit<T, Name> & Partial<Pick<T, Name>>;

/** A step and its texts as drafts and versions hold them: those stored before its later fields came to be lack these. */
export type StoredShape = Without<StepShape, (typeof LATER_OF_SHAPE)[number]>;
export type StoredTexts = Without<StepTexts, (typeof LATER_OF_TEXTS)[number]>;

/** The one place that completes what was stored: a field that is not there stands as in a new step. */
export function wholeShape(stored: StoredShape): StepShape {
  return { ...emptyStep(stored.id, stored.type), ...stored };
}

/** The same for what a step says in one language; all of it is empty when nothing was written. */
export function wholeTexts(stored: StoredTexts | undefined): StepTexts {
  return { ...EMPTY_STEP_TEXTS, ...stored };
}
