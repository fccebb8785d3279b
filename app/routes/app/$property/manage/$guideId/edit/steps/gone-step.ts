import type { Guide } from "#app/api/guides.server.ts";
import type { WireStep } from "#app/contracts/steps.ts";
import type { Values } from "#app/domain/forms/merge.ts";
import { blankStep } from "./edited-guide.ts";
import { guideValues, stepValues } from "./form-values.ts";
import { keptOf } from "./kept-step.ts";

/**
 * The values of a guide as the editor's form has them, for the step that the form edits. A step that somebody else removed is `gone` if
 * something was typed into it and the form does not say what to do about that.
 */
export function theirsOf(guide: Guide, form: FormData, base: Values | null): { values: Values; gone: boolean } {
  const id = form.get("step");
  const step = guide.steps.find((each) => each.id === id);
  const own = guideValues(guide);
  if (id === null || step) return { values: { ...own, ...(step && stepValues(step)) }, gone: false };
  const names = Object.keys(stepValues(blankStep("")));
  const before = Object.fromEntries(names.flatMap((name) => (base?.[name] === undefined ? [] : [[name, base[name]]])));
  const typed = names.some((name) => String(form.get(name) ?? "") !== (base?.[name] ?? ""));
  return { values: { ...own, ...before }, gone: typed && !form.has("put-back") && form.get("intent") !== "remove" };
}

type Typed = { step: string; position: number; kept: string; "put-back": "" | "yes" | "no" };

/**
 * The guide's steps with the one from the form; if somebody removed it, it is put back in its place when the form says so. Whatever the
 * form does not show of a step stays as it was.
 */
export function stepOfForm<F extends Typed>(
  guide: Guide,
  form: F,
  toStep: (form: F, stored?: Partial<WireStep>) => WireStep,
): { id: string; steps: WireStep[] } {
  const at = guide.steps.findIndex((step) => step.id === form.step);
  if (at >= 0) return { id: form.step, steps: guide.steps.with(at, toStep(form, guide.steps[at])) };
  if (form["put-back"] !== "yes") return { id: form.step, steps: guide.steps };
  return { id: form.step, steps: guide.steps.toSpliced(form.position, 0, toStep(form, keptOf(form.kept))) };
}
