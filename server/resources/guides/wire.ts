import type { WireGuide } from "#app/contracts/guides.ts";
import { UNSORTED_CHAPTER_ID, writtenSteps } from "#app/domain/guides/guide.ts";
import { wholeShape, wholeTexts } from "#app/domain/guides/stored-step.ts";
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
    steps: draft.steps.map((step) => ({ ...wholeShape(step), ...wholeTexts(texts?.steps[step.id]) })),
    removed: (draft.removed ?? []).map(({ step: { id } }) => ({ id, title: texts?.steps[id]?.title ?? "" })),
    languageTexts: row.language_texts,
    languageBehaviour: row.language_behaviour,
    alarms: row.alarms.flatMap(({ stepId, target, ...alarm }) => {
      const stepIndex = draft.steps.findIndex((step) => step.id === stepId);
      return stepIndex < 0 ? [] : [{ stepIndex, ...alarm }];
    }),
    tags: row.tags,
    segment: row.segment_id,
    pageSegment: row.page_segment_id,
    showing: showingOf(row.showing),
    publishedVersion: row.published_version,
    promotion: draft.promotion ? row.popup_id : null,
    writtenSteps: Object.fromEntries(Object.keys(draft.texts).map((key) => [key, writtenSteps(draft, key)])),
  };
}
