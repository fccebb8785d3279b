import type { WireStep } from "#app/contracts/steps.ts";
import type { StepType } from "#app/domain/guides/step.ts";
import { blankStep } from "./edited-guide.ts";

/** The list of steps and the selected step after one of the editor's buttons was pressed. */
export type Changed = { steps: WireStep[]; selected: string | undefined };

const INTENT = /^(?:save|publish|add-step|add-slide|up|down|ask-remove|remove|media|media-all|media-remove|open:[a-z0-9-]{1,40})$/;

/** Whether this is the intent of one of the editor's buttons. A form sent by Enter alone has none, and saves. */
export function isIntent(intent: FormDataEntryValue | null): boolean {
  return intent === null || (typeof intent === "string" && INTENT.test(intent));
}

/**
 * @param intent `save`, `publish`, `add-step`, `add-slide`, `up`, `down`, `ask-remove`, `remove`, `media`, `media-all`, `media-remove`, or `open:{id}`
 * @param newId the id of a step that is added: after the selected one, or at the end when none is
 */
export function changeSteps(steps: WireStep[], selected: string | undefined, intent: string, newId: string): Changed {
  const at = steps.findIndex((step) => step.id === selected);
  if (intent.startsWith("open:")) return { steps, selected: intent.slice("open:".length) };
  if (intent === "add-step" || intent === "add-slide") return add(steps, at, intent === "add-slide" ? "slide" : "step", newId);
  if (at < 0) return { steps, selected };
  if (intent === "remove") return { steps: steps.toSpliced(at, 1), selected: (steps[at + 1] ?? steps[at - 1])?.id };
  if (intent === "media-remove") return { steps: steps.map((step, index) => (index === at ? { ...step, media: null } : step)), selected };
  if (intent === "up" || intent === "down") return { steps: swap(steps, at, intent === "up" ? at - 1 : at + 1), selected };
  return { steps, selected };
}

function add(steps: WireStep[], at: number, type: StepType, newId: string): Changed {
  const step = blankStep(newId, type);
  return { steps: steps.toSpliced(at < 0 ? steps.length : at + 1, 0, step), selected: newId };
}

function swap(steps: WireStep[], from: number, to: number): WireStep[] {
  const [a, b] = [steps[from], steps[to]];
  return a && b ? steps.with(from, b).with(to, a) : steps;
}
