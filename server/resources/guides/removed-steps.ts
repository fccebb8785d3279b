import type { GuideContent, GuideTexts } from "#app/domain/guides/guide.ts";
import type { StoredShape } from "#app/domain/guides/stored-step.ts";

/** As many removed steps can be put back. */
const MOST_REMOVED = 50;

type Removed = GuideContent["removed"];

export const stepsIn = (removed: Removed): StoredShape[] => (removed ?? []).map(({ step }) => step);

/** What can be put back once a draft has these steps instead of its own, the last to go at the end; undefined for nothing. */
export function removedAfter(draft: GuideContent, steps: StoredShape[]): Removed {
  const isPresent = (id: string) => steps.some((step) => step.id === id);
  const gone = draft.steps.flatMap((step, at) => (isPresent(step.id) ? [] : [{ step, at }]));
  const removed = [...(draft.removed ?? []).filter(({ step }) => !isPresent(step.id)), ...gone].slice(-MOST_REMOVED);
  return removed.length > 0 ? removed : undefined;
}

/** Steps go back to the places that they had, the first place first. */
export function withPutBack({ removed = [] }: GuideContent, steps: StoredShape[], ids: string[]): StoredShape[] {
  return removed
    .filter(({ step }) => ids.includes(step.id) && !steps.some(({ id }) => id === step.id))
    .sort((a, b) => a.at - b.at)
    .reduce((all, { step, at }) => all.toSpliced(at, 0, step), steps);
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
