import { getGuide, updateGuide } from "#app/api/guides.server.ts";
import { audienceChoices } from "#app/features/audience/choices.server.ts";
import { audienceValues, fieldOfAudience, showingValues, withTagsAsText } from "#app/features/audience/form-values.ts";
import { localTimeOf } from "#app/features/audience/local-time.server.ts";
import { audienceOf, showingOf } from "#app/features/audience/schema.server.ts";
import { wordsOf } from "#app/features/audience/words-of.server.ts";
import { saveMerged } from "#app/features/conflict/save-merged.server.ts";
import { submittedChange } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { guideSegmentsSchema } from "./schema.server.ts";

/** Saves whom a guide is for and when it shows, in the time zone of the property; what somebody else saved meanwhile is merged in. */
export async function saveSegments(request: Request, viewer: Viewer, id: string, timeZone: string) {
  const form = withTagsAsText(await submittedChange(request, guideSegmentsSchema, viewer, { lists: ["tags"] }));
  const outcome = await saveMerged(viewer, {
    form,
    schema: guideSegmentsSchema,
    read: () => getGuide(viewer, id),
    theirs: (guide) => ({
      values: { ...audienceValues(guide), ...showingValues(guide.showing, (moment) => localTimeOf(moment, timeZone)) },
      gone: false,
    }),
    write: (typed, { showing, revision }) =>
      updateGuide(viewer, id, { ...audienceOf(typed), showing: showingOf(typed, showing, timeZone), revision }),
    wordsOf: async (name, value) => wordsOf(viewer, await audienceChoices(viewer), name, value),
    fieldOf: fieldOfAudience,
  });
  if (!outcome.saved) return outcome.answer;
  return redirectWithToast(viewer.paths.guideSegments(outcome.saved.id), outcome.merged ? "guide_saved_merged" : "guide_saved");
}
