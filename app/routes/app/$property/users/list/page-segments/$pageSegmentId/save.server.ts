import { getPageSegment, updatePageSegment } from "#app/api/page-segments.server.ts";
import { saveMerged } from "#app/features/conflict/save-merged.server.ts";
import { fieldOfPath, valuesOf } from "#app/features/page-segments/form-values.ts";
import { answerToRowAct, withRulesAsText } from "#app/features/page-segments/row-acts.server.ts";
import { inputOf, pageSegmentSchema } from "#app/features/page-segments/schema.server.ts";
import { mergeable } from "#app/features/targeting/mergeable.ts";
import { submittedChange } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** Saves the form of a page segment; what somebody else saved in the meantime is merged in, or asked about. */
export async function savePageSegment(request: Request, viewer: Viewer, id: string) {
  const form = withRulesAsText(await submittedChange(request, pageSegmentSchema, viewer, { lists: ["rules"] }));
  const acted = answerToRowAct(form);
  if (acted) return acted;
  const outcome = await saveMerged(viewer, {
    form,
    schema: pageSegmentSchema,
    read: async () => mergeable(await getPageSegment(viewer, id)),
    theirs: (stored) => ({ values: valuesOf(stored), gone: false }),
    write: async (typed, { revision }) => mergeable(await updatePageSegment(viewer, id, { ...inputOf(typed), revision })),
    wordsOf: (name, value) =>
      name === "visibility" ? viewer.text(value === "hide" ? "page-segments:hide" : "page-segments:show") : value.trim(),
    fieldOf: fieldOfPath,
  });
  if (!outcome.saved) return outcome.answer;
  const to = viewer.paths.pageSegment(outcome.saved.id, String(form.get("test") ?? ""));
  return redirectWithToast(to, outcome.merged ? "page_segment_saved_merged" : "page_segment_saved");
}
