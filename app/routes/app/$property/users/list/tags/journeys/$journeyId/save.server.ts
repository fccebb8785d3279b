import { getJourney, updateJourney } from "#app/api/journeys.server.ts";
import { saveMerged } from "#app/features/conflict/save-merged.server.ts";
import { nameOf, tagChoices } from "#app/features/tags/choices.server.ts";
import { journeyOf, journeySchema } from "#app/features/tags/schema.server.ts";
import { fieldOfJourney, valuesOfJourney, windowInText, withWindowAsText } from "#app/features/tags/tag-values.ts";
import { mergeable } from "#app/features/targeting/mergeable.ts";
import { submittedChange } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** Saves the form of a journey; what somebody else saved in the meantime is merged in, or asked about. */
export async function saveJourney(request: Request, viewer: Viewer, id: string) {
  const outcome = await saveMerged(viewer, {
    form: withWindowAsText(await submittedChange(request, journeySchema, viewer, { lists: ["unit"] })),
    schema: journeySchema,
    read: async () => mergeable(await getJourney(viewer, id)),
    theirs: (stored) => ({ values: valuesOfJourney(stored), gone: false }),
    write: async (typed, { revision }) => mergeable(await updateJourney(viewer, id, { ...journeyOf(typed), revision })),
    wordsOf: async (name, value) => {
      if (name === "startTag" || name === "endTag") return nameOf(await tagChoices(viewer), value);
      return name === "window" ? windowWords(viewer, value) : value;
    },
    fieldOf: fieldOfJourney,
  });
  if (!outcome.saved) return outcome.answer;
  return redirectWithToast(viewer.paths.journey(outcome.saved.id), outcome.merged ? "journey_saved_merged" : "journey_saved");
}

function windowWords({ text }: Viewer, window: string): string {
  const { count, unit } = windowInText(window);
  return text(`tags:window_${unit}`, { count: Number(count) });
}
