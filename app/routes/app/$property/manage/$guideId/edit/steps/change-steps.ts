import type { SavedStep, WireStep } from "#app/contracts/steps.ts";
import type { StepType } from "#app/domain/guides/step.ts";
import { blankStep } from "./edited-guide.ts";

/** The list of steps and the selected step after one of the editor's buttons was pressed. */
export type Changed = { steps: SavedStep[]; selected: string | undefined };

/** Several steps that were chosen, and after which one they are to stand; undefined for the beginning. */
export type Chosen = { ids: string[]; after: string | undefined };

const INTENT =
  /^(?:save|publish|add-step|add-slide|insert|duplicate|up|down|ask-remove|remove|remove-chosen|move-chosen|media|media-all|media-remove|(?:open|put-back):[a-z0-9-]{1,40}|place:[a-z0-9-]{1,40}:\d{1,3})$/;

/** Whether this is the intent of one of the editor's buttons. A form sent by Enter alone has none, and saves. */
export function isIntent(intent: FormDataEntryValue | null): boolean {
  return intent === null || (typeof intent === "string" && INTENT.test(intent));
}

/**
 * @param intent `save`, `publish`, `add-step`, `add-slide` (after the selected step, or at the end when none is), `insert` (before it),
 * `duplicate`, `up`, `down`, `ask-remove`, `remove`, `remove-chosen`, `move-chosen`, `media`, `media-all`, `media-remove`, `open:{id}`,
 * `put-back:{id}` (which the upstream does), or `place:{id}:{index}`, where the index is
 * that among the other steps
 * @param newId the id of a step that is added
 */
export function changeSteps(steps: WireStep[], selected: string | undefined, intent: string, newId: string, chosen: Chosen): Changed {
  const at = steps.findIndex((step) => step.id === selected);
  if (intent.startsWith("open:") || intent.startsWith("put-back:")) return { steps, selected: intent.split(":")[1] };
  if (intent === "add-step" || intent === "add-slide")
    return addAt(steps, at < 0 ? steps.length : at + 1, intent === "add-slide" ? "slide" : "step", newId);
  if (intent === "remove-chosen") return removeChosen(steps, selected, chosen.ids);
  if (intent === "move-chosen") return { steps: moveChosen(steps, chosen), selected };
  if (intent.startsWith("place:")) return { steps: place(steps, intent), selected };
  if (at < 0) return { steps, selected };
  if (intent === "insert") return addAt(steps, at, "step", newId);
  if (intent === "duplicate") return duplicate(steps, at, newId);
  if (intent === "remove") return { steps: steps.toSpliced(at, 1), selected: (steps[at + 1] ?? steps[at - 1])?.id };
  if (intent === "media-remove") return { steps: steps.map((step, index) => (index === at ? { ...step, media: null } : step)), selected };
  if (intent === "up" || intent === "down") return { steps: swap(steps, at, intent === "up" ? at - 1 : at + 1), selected };
  return { steps, selected };
}

function addAt(steps: WireStep[], at: number, type: StepType, newId: string): Changed {
  return { steps: steps.toSpliced(at, 0, blankStep(newId, type)), selected: newId };
}

/** Texts of other languages are copied by the upstream. */
function duplicate(steps: WireStep[], at: number, newId: string): Changed {
  const original = steps[at];
  if (!original) return { steps, selected: undefined };
  return { steps: (steps as SavedStep[]).toSpliced(at + 1, 0, { ...original, id: newId, copyOf: original.id }), selected: newId };
}

function removeChosen(steps: WireStep[], selected: string | undefined, ids: string[]): Changed {
  const at = steps.findIndex((step) => step.id === selected);
  const stays = (step: WireStep) => !ids.includes(step.id);
  return { steps: steps.filter(stays), selected: (steps.slice(Math.max(at, 0)).find(stays) ?? steps.findLast(stays))?.id };
}

function moveChosen(steps: WireStep[], { ids, after }: Chosen): WireStep[] {
  const moved = steps.filter(({ id }) => ids.includes(id));
  const at = steps.findIndex(({ id }) => id === after);
  const [before, behind] = [steps.slice(0, at + 1), steps.slice(at + 1)].map((part) => part.filter((step) => !moved.includes(step)));
  return [...(before ?? []), ...moved, ...(behind ?? [])];
}

function place(steps: WireStep[], intent: string): WireStep[] {
  const [, id, index] = intent.split(":");
  const step = steps.find((each) => each.id === id);
  return step ? steps.filter((each) => each !== step).toSpliced(Number(index), 0, step) : steps;
}

function swap(steps: WireStep[], from: number, to: number): WireStep[] {
  const [a, b] = [steps[from], steps[to]];
  return a && b ? steps.with(from, b).with(to, a) : steps;
}
