import { wrongTarget } from "#app/contracts/selector.ts";
import type { SavedStep } from "#app/contracts/steps.ts";
import type { GuideContent, GuideTexts } from "#app/domain/guides/guide.ts";
import { keptMedia } from "#app/domain/guides/kept-media.ts";
import type { StepShape, StepTexts } from "#app/domain/guides/step.ts";
import type { StoredShape } from "#app/domain/guides/stored-step.ts";
import { refuse } from "#server/http/refusal.ts";
import { mapTexts, removedAfter, stepsIn, textsFor, withPutBack } from "./removed-steps.ts";
import { partsOf } from "./step-parts.ts";

type Change = {
  title?: string | undefined;
  subtitle?: string | undefined;
  steps?: SavedStep[] | undefined;
  /** Ids of removed steps. */
  putBack?: string[] | undefined;
};

/**
 * The draft after a change in one language. Removed steps stay aside with their texts, so that they can be put back as they were in every
 * language; what is published leaves them out.
 */
export function changedContent(draft: GuideContent, language: string, change: Change): GuideContent {
  const before = draft.texts[language] ?? { title: "", subtitle: "", steps: {} };
  const saved = change.steps ?? [];
  const steps = withPutBack(draft, change.steps?.map(shapeOf) ?? draft.steps, change.putBack ?? []);
  const said = Object.fromEntries(saved.map((step) => [step.id, textsOf(step, language)]));
  const own = { title: change.title ?? before.title, subtitle: change.subtitle ?? before.subtitle, steps: { ...before.steps, ...said } };
  const texts = withCopies({ ...draft.texts, [language]: own }, saved);
  const removed = removedAfter(draft, steps);
  return { ...draft, steps, texts: textsFor([...steps, ...stepsIn(removed)], texts), removed };
}

/** @throws Refusal 422 when two steps have the same id */
export function requireOwnIds(steps: SavedStep[]): void {
  if (new Set(steps.map((step) => step.id)).size !== steps.length) {
    throw refuse.invalid([{ path: "tutorial.steps", code: "steps_error_same_id" }]);
  }
}

/**
 * A copy may have the page and the selectors of its original.
 * @throws Refusal 422 for a page or selectors that name nothing, but for those that are stored already
 */
export function requireTargets(steps: SavedStep[], stored: StoredShape[]): void {
  const wrong = steps.flatMap((step, index) => {
    const known = stored.find(({ id }) => id === step.id) ?? stored.find(({ id }) => id === step.copyOf);
    return wrongTarget(step, known).map(({ path, code }) => ({ path: `tutorial.steps.${index}.${path}`, code }));
  });
  if (wrong.length > 0) throw refuse.invalid(wrong);
}

/** A new step that is a copy says in every other language what the other one says there. */
function withCopies(texts: Record<string, GuideTexts>, saved: SavedStep[]): Record<string, GuideTexts> {
  const copies = saved.filter(({ copyOf }) => copyOf !== undefined);
  if (copies.length === 0) return texts;
  return mapTexts(texts, (each) => {
    const found = copies.flatMap(({ id, copyOf = "" }) => {
      const original = each.steps[copyOf];
      return original && !each.steps[id] ? [[id, original] as const] : [];
    });
    return { ...each, steps: { ...each.steps, ...Object.fromEntries(found) } };
  });
}

function shapeOf({ copyOf, ...step }: SavedStep): StepShape {
  return partsOf(step).shape;
}

function textsOf(step: SavedStep, language: string): StepTexts {
  const { media, ...texts } = partsOf(step).texts;
  return { ...texts, media: keptMedia(media, language) };
}
