import type { GuideContent, GuideTexts } from "#app/domain/guides/guide.ts";
import type { StoredShape } from "#app/domain/guides/stored-step.ts";

/** As many removed steps can be put back. */
const MOST_REMOVED = 50;

type Removed = GuideContent["removed"];

export const stepsIn = (removed: Removed): StoredShape[] => (removed ?? []).map(({ step }) => step);

/** What can be put back once a draft has these steps instead of its own, the last to go at the end; undefined for nothing. */
export function removedAfter(draft: GuideContent, steps: StoredShape[]): Removed {
  const isPresent = (id: string) => steps.some((step) => step.id === id);
  const all = withAll(draft.steps, draft.removed ?? []);
  const gone = draft.steps.flatMap((step, at) => {
    const after = all[all.indexOf(step) - 1]?.id ?? null;
    return isPresent(step.id) ? [] : [{ step, at, after }];
  });
  const removed = [...(draft.removed ?? []).filter(({ step }) => !isPresent(step.id)), ...gone].slice(-MOST_REMOVED);
  return removed.length > 0 ? removed : undefined;
}

/** Steps go back behind those that they were behind, whichever of them were removed first. */
export function withPutBack({ removed = [] }: GuideContent, steps: StoredShape[], ids: string[]): StoredShape[] {
  return withAll(steps, removed).filter((step) => steps.includes(step) || ids.includes(step.id));
}

/** Steps with all removed ones among them, each where it was. */
function withAll(steps: StoredShape[], removed: NonNullable<Removed>): StoredShape[] {
  const waiting = removed.filter(({ step }) => !steps.some(({ id }) => id === step.id));
  const all = [...steps];
  while (waiting.length > 0) {
    const isKnown = ({ after }: (typeof waiting)[number]) => after === null || all.some(({ id }) => id === after);
    const [next] = waiting.splice(Math.max(0, waiting.findIndex(isKnown)), 1);
    if (!next) break;
    all.splice(isKnown(next) ? all.findIndex(({ id }) => id === next.after) + 1 : next.at, 0, next.step);
  }
  return all;
}

/** The content without removed steps and their texts. */
export function withoutRemoved({ removed: _, ...content }: GuideContent): GuideContent {
  return { ...content, texts: textsFor(content.steps, content.texts) };
}

/** A published content as the next draft: what the present one has and had besides stays aside, with its texts. */
export function restoredContent(draft: GuideContent, content: GuideContent): GuideContent {
  const removed = removedAfter(draft, content.steps);
  const texts = { ...content.texts };
  for (const [language, { steps }] of Object.entries(textsFor(stepsIn(removed), draft.texts))) {
    if (Object.keys(steps).length === 0) continue;
    const own = texts[language] ?? { title: "", subtitle: "", steps: {} };
    texts[language] = { ...own, steps: { ...own.steps, ...steps } };
  }
  return { ...content, texts, removed };
}

/** The texts of these steps alone. */
export function textsFor(steps: StoredShape[], texts: Record<string, GuideTexts>): Record<string, GuideTexts> {
  const present = new Set(steps.map((step) => step.id));
  return mapTexts(texts, (each) => ({ ...each, steps: Object.fromEntries(Object.entries(each.steps).filter(([id]) => present.has(id))) }));
}

export function mapTexts(texts: Record<string, GuideTexts>, map: (each: GuideTexts) => GuideTexts): Record<string, GuideTexts> {
  return Object.fromEntries(Object.entries(texts).map(([language, each]) => [language, map(each)]));
}
