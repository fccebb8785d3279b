import type { WireGuide } from "#app/contracts/guides.ts";
import type { WireStep } from "#app/contracts/steps.ts";
import { type GuideContent, UNSORTED_CHAPTER_ID } from "#app/domain/guides/guide.ts";
import { keptMedia } from "#app/domain/guides/kept-media.ts";
import { EMPTY_STEP_TEXTS, type StepShape, type StepTexts } from "#app/domain/guides/step.ts";
import { showingOf } from "#app/domain/targeting/showing.ts";
import type { Row } from "#server/database/tables.ts";
import { toWireState, writtenIn } from "#server/resources/content/wire-state.ts";
import type { Languages } from "#server/resources/languages/languages.ts";

/** A guide's draft in the shape of the contract, in one language. Texts missing in that language are empty, never in another language. */
export function toWireGuide(row: Row<"guides">, { language, fallback }: Languages): WireGuide {
  const { draft } = row;
  const texts = draft.texts[language];
  return {
    id: row.id,
    title: texts?.title ?? "",
    subtitle: texts?.subtitle ?? "",
    ...toWireState(row, writtenIn(draft)),
    hasAlarm: row.alarms.length > 0,
    stepCount: draft.steps.length,
    updatedAt: row.updated_at.toISOString(),
    launcherId: row.chapter_id ?? UNSORTED_CHAPTER_ID,
    language,
    defaultTitle: draft.texts[fallback]?.title ?? "",
    steps: draft.steps.map((step) => ({ ...step, ...(texts?.steps[step.id] ?? EMPTY_STEP_TEXTS) })),
    languageTexts: row.language_texts,
    languageBehaviour: row.language_behaviour,
    alarms: row.alarms.flatMap((alarm) => {
      const stepIndex = draft.steps.findIndex((step) => step.id === alarm.stepId);
      return stepIndex < 0 ? [] : [{ stepIndex }];
    }),
    tags: row.tags,
    segment: row.segment_id,
    pageSegment: row.page_segment_id,
    showing: showingOf(row.showing),
    publishedVersion: row.published_version,
  };
}

type Change = { title?: string; subtitle?: string; steps?: WireStep[] };

/** Up to this many removed steps keep their texts; beyond it, none do. */
const MOST_REMOVED = 50;

/**
 * The draft after a change in one language. A removed step's texts stay in the draft, so that it can be put back as it was in every language;
 * what is published leaves them out.
 */
export function changedContent(draft: GuideContent, language: string, change: Change): GuideContent {
  const before = draft.texts[language] ?? { title: "", subtitle: "", steps: {} };
  const steps = change.steps?.map(shapeOf) ?? draft.steps;
  const said = Object.fromEntries((change.steps ?? []).map((step) => [step.id, textsOf(step, language)]));
  const texts = {
    ...draft.texts,
    [language]: { title: change.title ?? before.title, subtitle: change.subtitle ?? before.subtitle, steps: { ...before.steps, ...said } },
  };
  const changed = { steps, texts };
  const removed = new Set(
    Object.values(texts).flatMap((each) => Object.keys(each.steps).filter((id) => !steps.some((step) => step.id === id))),
  );
  return removed.size > MOST_REMOVED ? withoutRemoved(changed) : changed;
}

/** The content without the texts of steps that are no longer part of it. */
export function withoutRemoved({ steps, texts }: GuideContent): GuideContent {
  const present = new Set(steps.map((step) => step.id));
  const kept = Object.entries(texts).map(([language, each]) => [
    language,
    { ...each, steps: Object.fromEntries(Object.entries(each.steps).filter(([id]) => present.has(id))) },
  ]);
  return { steps, texts: Object.fromEntries(kept) };
}

function shapeOf({ title, content, message, media, ...shape }: WireStep): StepShape {
  return shape;
}

function textsOf({ title, content, message, media }: WireStep, language: string): StepTexts {
  return { title, content, message, media: keptMedia(media, language) };
}
