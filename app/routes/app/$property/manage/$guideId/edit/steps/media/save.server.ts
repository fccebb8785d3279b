import { redirect } from "@remix-run/node";
import type { z } from "zod";
import { attempt } from "#app/api/failure.ts";
import { type Guide, updateGuide } from "#app/api/guides.server.ts";
import { cropImage, getImage, type Image, noteImageUse } from "#app/api/images.server.ts";
import type { Media } from "#app/domain/guides/step.ts";
import { fitted, heightFor } from "#app/domain/media/crop.ts";
import { saveMerged } from "#app/features/conflict/save-merged.server.ts";
import { fieldOfCall } from "#app/routes/app/$property/manage/$guideId/edit/steps/field-paths.ts";
import { mediaValues } from "#app/routes/app/$property/manage/$guideId/edit/steps/form-values.ts";
import { toMedia } from "#app/routes/app/$property/manage/$guideId/edit/steps/to-step.ts";
import { parsed, refused, submittedChange } from "#app/session/screen-form.server.ts";
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
  const form = await submittedChange(request, librarySchema, place.viewer);
  const submission = parsed(form, librarySchema);
  if (submission.status !== "success") return refused(submission);
  const found = await attempt(getImage(place.viewer, submission.value.image));
  if (!found.ok) return refused(submission, found.failure);
  return saveImage(place, form, found.answer, librarySchema);
}

/** Saves a part of an image that was uploaded, or all of it; or shows the part that was typed. */
export async function saveCropped(request: Request, place: Place) {
  const { viewer, query, guideId, stepId, lang } = place;
  const form = await submittedChange(request, cropSchema, viewer);
  const image = await getImage(viewer, query.get("image") ?? "");
  if (form.get("intent") === "whole") return saveImage(place, form, image, mediaSchema);
  const submission = parsed(form, cropSchema);
  if (submission.status !== "success") return refused(submission);
  const { x, y, width } = submission.value;
  if (form.get("intent") === "show") {
    const size = { width: image.width ?? 1, height: image.height ?? 1 };
    const { height: _, ...shown } = fitted({ x, y, width }, size);
    return redirect(viewer.paths.stepMedia(guideId, stepId, { lang, add: "image-crop", image: image.id, ...shown }));
  }
  const cropped = await attempt(cropImage(viewer, image.imageUrl, { x, y, width, height: heightFor(width) }));
  if (!cropped.ok) return refused(submission, cropped.failure, { fieldOf: () => "width" });
  return saveImage(place, form, cropped.answer, cropSchema);
}

async function saveImage(place: Place, form: FormData, image: Image, schema: typeof mediaSchema | z.ZodObject) {
  // Who may not store images may still use one.
  if (place.viewer.may("edit", "guides")) await attempt(noteImageUse(place.viewer, image.imageUrl));
  form.set("mediaType", "image");
  form.set("mediaUrl", image.imageUrl);
  form.delete("mediaText");
  return save(place, form, schema as typeof mediaSchema);
}

/** What somebody else saved besides these media is merged in; other media of theirs are asked about. */
async function save(place: Place, form: FormData, schema = mediaSchema) {
  const { viewer, guideId, stepId, lang } = place;
  const outcome = await saveMerged(viewer, {
    form,
    schema,
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
