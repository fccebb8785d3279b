import { mergeValues, type Values } from "#app/domain/forms/merge.ts";
import type { StepShape, StepTexts } from "#app/domain/guides/step.ts";

export type DraftStep = StepShape & StepTexts;
/** The draft of a guide in one language, as it was read or as it stands in the editor. */
export type Draft = { id: number; title: string; language: string; revision: number; steps: DraftStep[] };

/** A field of a step that somebody else changed as well, to another value. */
export type Question = { step: string; field: keyof DraftStep; theirs: string; yours: string };

const valuesOf = (step: DraftStep): Values =>
  Object.fromEntries(Object.entries(step).map(([name, value]) => [name, JSON.stringify(value)]));

/** Whether the steps differ from those that were read. */
export const isChanged = (mine: DraftStep[], base: DraftStep[]) => JSON.stringify(mine) !== JSON.stringify(base);

/**
 * Three ways, as the dashboard does (design section 4: Drafts and publishing): what one side changed stands, what both changed becomes a question,
 * and until that is answered the steps hold yours. Steps that either side added are kept; one that one side removed stays only
 * if the other changed it. The order is that of the side that changed it, yours if both did.
 */
export function mergeSteps(base: DraftStep[], mine: DraftStep[], theirs: DraftStep[]): { steps: DraftStep[]; questions: Question[] } {
  const questions: Question[] = [];
  const [was, yours, stored] = [byId(base), byId(mine), byId(theirs)];
  const merged = (id: string): DraftStep | null => {
    const [before, own, now] = [was.get(id), yours.get(id), stored.get(id)];
    if (!own) return now && (!before || isChanged([now], [before])) ? now : null;
    if (!now) return before && !isChanged([own], [before]) ? null : own;
    const { values, asks } = mergeValues(before ? valuesOf(before) : null, valuesOf(own), valuesOf(now));
    for (const { name, theirs, yours } of asks) questions.push({ step: id, field: name as keyof DraftStep, theirs, yours });
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.parse(value)])) as DraftStep;
  };
  const isMoved = order(mine.filter(({ id }) => was.has(id))) !== order(base.filter(({ id }) => yours.has(id)));
  const [lead, other] = isMoved ? [mine, theirs] : [theirs, mine];
  const ids = withBetween(
    lead.map(({ id }) => id),
    other.map(({ id }) => id),
  );
  return { steps: ids.map(merged).filter((step): step is DraftStep => step !== null), questions };
}

/** An answer to a question. */
export function answered(steps: DraftStep[], { step, field, theirs }: Question): DraftStep[] {
  return steps.map((one) => (one.id === step ? { ...one, [field]: JSON.parse(theirs) } : one));
}

const byId = (steps: DraftStep[]) => new Map(steps.map((step) => [step.id, step]));
const order = (steps: DraftStep[]) => steps.map(({ id }) => id).join();

/** One list with what only the other has, each behind what it is behind there. */
function withBetween(lead: string[], other: string[]): string[] {
  const all = [...lead];
  other.forEach((id, index) => {
    if (all.includes(id)) return;
    const before = other.slice(0, index).findLast((each) => all.includes(each));
    all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, id);
  });
  return all;
}

/** The steps with one of them moved by so many places. */
export function moved(steps: DraftStep[], id: string, by: -1 | 1): DraftStep[] {
  const from = steps.findIndex((step) => step.id === id);
  const [step, other] = [steps[from], steps[from + by]];
  if (!step || !other) return steps;
  return steps.map((one) => (one === step ? other : one === other ? step : one));
}
