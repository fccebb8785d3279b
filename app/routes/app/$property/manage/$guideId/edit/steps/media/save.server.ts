import type { z } from "zod";
import { type Guide, updateGuide } from "#app/api/guides.server.ts";
import type { Media } from "#app/domain/guides/step.ts";
import { saveMerged } from "#app/features/conflict/save-merged.server.ts";
import { savePart, saveStored } from "#app/features/media/save-chosen.server.ts";
import { fieldOfCall } from "#app/routes/app/$property/manage/$guideId/edit/steps/field-paths.ts";
import { mediaValues } from "#app/routes/app/$property/manage/$guideId/edit/steps/form-values.ts";
import { toMedia } from "#app/routes/app/$property/manage/$guideId/edit/steps/to-step.ts";
import { submittedChange } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { guideAt, type Place, stepIn, withMedia } from "./place.server.ts";
import { cropSchema, librarySchema, mediaSchema } from "./schema.server.ts";

type Typed = z.output<typeof mediaSchema>;

/** Saves media whose fields were filled in, or takes them away: a form without a kind of media. */
export async function saveMedia(request: Request, place: Place) {
  return save(place, await submittedChange(request, mediaSchema, place.viewer));
}

/** Saves an image that was used before. */
export async function saveUsed(request: Request, place: Place) {
  const sent = await submittedChange(request, librarySchema, place.viewer);
  return saveStored(place.viewer, sent, (form, imageUrl) => saveImage(place, form, imageUrl));
}

/** Saves a part of an image that was uploaded, or all of it; or shows the part that was typed. */
export async function saveCropped(request: Request, place: Place) {
  const { viewer, query, guideId, stepId, lang } = place;
  return savePart(viewer, await submittedChange(request, cropSchema, viewer), {
    image: query.get("image") ?? "",
    shownAt: (part) => viewer.paths.stepMedia(guideId, stepId, { lang, add: "image-crop", ...part }),
    save: (form, imageUrl) => saveImage(place, form, imageUrl),
  });
}

function saveImage(place: Place, form: FormData, imageUrl: string) {
  form.set("mediaType", "image");
  form.set("mediaUrl", imageUrl);
  form.delete("mediaText");
  return save(place, form);
}

/** What somebody else saved besides these media is merged in; other media of theirs are asked about. */
async function save(place: Place, form: FormData) {
  const { viewer, guideId, stepId, lang } = place;
  const outcome = await saveMerged(viewer, {
    form,
    schema: mediaSchema,
    read: () => guideAt(place),
    theirs: (guide) => ({ values: mediaValues(stepIn(guide, place).media), gone: false }),
    write: (typed: Typed, guide) =>
      updateGuide(viewer, guideId, { steps: withMedia(guide, place, mediaOf(typed)), revision: guide.revision }, lang),
    wordsOf: (name, value) => (name === "mediaType" ? viewer.text(`editor:media_${value || "none"}`) : value),
    fieldOf: (path, _, guide) => fieldOfCall(path, indexIn(guide, place)),
  });
  if (!outcome.saved) return outcome.answer;
  return redirectWithToast(viewer.paths.guideSteps(guideId, stepId, { lang }), toastFor(form, outcome.merged));
}

const mediaOf = (typed: Typed): Media | null => toMedia(typed);

const indexIn = (guide: Guide, { stepId }: Place) => guide.steps.findIndex(({ id }) => id === stepId);

function toastFor(form: FormData, merged: boolean): string {
  if (merged) return "guide_saved_merged";
  const type = form.get("mediaType") ?? "";
  if (type === "info" && !String(form.get("mediaText") ?? "").trim()) return "guide_saved_without_info";
  return type === "" ? "media_removed" : "media_saved";
}
