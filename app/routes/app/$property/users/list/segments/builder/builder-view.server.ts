import { type DraftFilter, editorOf, keyChoice, operatorsOf } from "#app/features/segments/draft.ts";
import { draftInAddress } from "#app/features/segments/draft-address.ts";
import { countChanges, isAt, problemOf } from "#app/features/segments/judge-draft.ts";
import { conditionText, keySections } from "#app/features/segments/keys.server.ts";
import { namesIn } from "#app/features/segments/names.server.ts";
import { previewOf } from "#app/features/segments/preview.server.ts";
import { sentenceOf } from "#app/features/segments/sentence.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { type BuilderState, openFilters, storedDraft } from "./builder-state.server.ts";

export type BuilderView = Awaited<ReturnType<typeof builderView>>;
export type FilterView = BuilderView["groups"][number]["filters"][number];

/** Everything that the builder shows of a state. */
export async function builderView(viewer: Viewer, state: BuilderState) {
  const { stored, draft, revision, open, isChecked, page } = state;
  const [sections, names, { judged, preview }] = await Promise.all([
    keySections(viewer, draft),
    namesIn(viewer, draft),
    previewOf(viewer, draft, page),
  ]);
  const opened = openFilters({ draft, open }, isChecked ? judged.problems : []);
  const filterView = (filter: DraftFilter, group: number, index: number) => {
    const slot = opened.findIndex((place) => isAt(place, group, index));
    return {
      slot: slot < 0 ? null : slot,
      filter,
      choice: keyChoice(filter),
      editor: editorOf(filter),
      conditions: operatorsOf(filter).map((value) => ({ value, label: conditionText(viewer, filter.type, value) })),
      sentence: slot < 0 ? sentenceOf(viewer, filter, sections, names) : null,
      problem: isChecked ? problemOf(filter) : null,
      isIncomplete: problemOf(filter) !== null,
      isNever: judged.never.some((place) => isAt(place, group, index)),
    };
  };
  return {
    id: stored.id,
    storedName: stored.name,
    revision,
    base: state.base,
    name: draft.name,
    connection: draft.connection,
    groups: draft.groups.map(({ connection, filters }, group) => ({
      connection,
      filters: filters.map((filter, index) => filterView(filter, group, index)),
    })),
    written: new URLSearchParams(draftInAddress(draft)).toString(),
    changes: countChanges(storedDraft(stored), draft),
    sections,
    guides: [...names.guides].map(([value, label]) => ({ value: String(value), label })),
    tags: [...names.tags].map(([value, label]) => ({ value: String(value), label })),
    preview,
    lost: state.lost,
  };
}
