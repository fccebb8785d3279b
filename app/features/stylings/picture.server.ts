import { redirect } from "@remix-run/node";
import { z } from "zod";
import { attempt } from "#app/api/failure.ts";
import { cropImage, getImage, type Image, noteImageUse } from "#app/api/images.server.ts";
import { readStylings } from "#app/api/stylings.server.ts";
import { revision } from "#app/contracts/text.ts";
import { CROP_CANVAS, CROP_SQUARE, fitted, heightFor } from "#app/domain/media/crop.ts";
import { IMAGE_STYLINGS, type ImageStyling } from "#app/domain/player/stylings.ts";
import { cropShape } from "#app/features/media/crop-shape.server.ts";
import { parsed, refused, submittedChange } from "#app/session/screen-form.server.ts";
import type { Args } from "#app/session/viewer.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { saveStylingForm } from "./save.server.ts";
import { stylingValues } from "./typed-stylings.ts";

/** A picture of the assistant that an address names, and the id of the uploaded image whose part is chosen; empty before one is uploaded. */
export type PicturePlace = { viewer: Viewer; styling: ImageStyling; image: string; query: URLSearchParams };

/** @throws Response 404 for what is no picture */
export function placeOfPicture({ request, params }: Args, viewer: Viewer): PicturePlace {
  const styling = IMAGE_STYLINGS.find((each) => each === params.styling);
  if (!styling) throw new Response(null, { status: 404 });
  const query = new URL(request.url).searchParams;
  return { viewer, styling, image: query.get("image") ?? "", query };
}

/** What a part of the image will measure. */
export const canvasFor = (styling: ImageStyling) => (styling === "avatar_img" ? CROP_SQUARE : CROP_CANVAS);

/** The screen that the picture belongs to, and how people will see an upload. */
export function screenOf({ viewer, styling }: PicturePlace) {
  const { text, paths } = viewer;
  return styling === "avatar_img"
    ? { label: text("customize:assistant_title"), to: paths.assistant(), hint: text("customize:upload_hint_avatar_img") }
    : { label: text("customize:help_title"), to: paths.helpDesk(), hint: text("customize:upload_hint_helpDeskImageURL") };
}

/** The picture as it is stored, as a value of a form, with its revision; the other one is no part of the form. */
export async function storedPicture({ viewer, styling }: PicturePlace) {
  const { stylings, revision } = await readStylings(viewer);
  return { values: stylingValues(stylings, [styling]) as Record<ImageStyling, string>, revision };
}

const sent = { revision: z.coerce.number().pipe(revision), intent: z.string().max(20).optional() };
const picture = { avatar_img: z.string().max(2000).optional(), helpDeskImageURL: z.string().max(2000).optional() };
const cropSchema = z.object({ ...picture, ...sent, ...cropShape });
const usedSchema = z.object({ ...picture, ...sent, image: z.string("image_error_gone").max(40, "image_error_gone") });
const savedSchema = z.object({ ...picture, ...sent });

/** Uses a part of an uploaded image, or all of it; or shows the part that was typed. */
export async function savePicture(request: Request, place: PicturePlace) {
  const { viewer, styling } = place;
  const canvas = canvasFor(styling);
  const form = await submittedChange(request, cropSchema, viewer);
  const image = await getImage(viewer, place.image);
  if (form.get("intent") === "whole") return save(place, form, image);
  const submission = parsed(form, cropSchema);
  if (submission.status !== "success") return refused(submission);
  const { x, y, width } = submission.value;
  if (form.get("intent") === "show") {
    const size = { width: image.width ?? 1, height: image.height ?? 1 };
    const { height: _, ...shown } = fitted({ x, y, width }, size, canvas);
    return redirect(viewer.paths.stylingImage(styling, { image: image.id, ...shown }));
  }
  const crop = { x, y, width, height: heightFor(width, canvas) };
  const cropped = await attempt(cropImage(viewer, image.imageUrl, crop));
  if (!cropped.ok) return refused(submission, cropped.failure, { fieldOf: () => "width" });
  return save(place, form, cropped.answer);
}

/** Uses an image that was used before. */
export async function saveUsedPicture(request: Request, place: PicturePlace) {
  const form = await submittedChange(request, usedSchema, place.viewer);
  const submission = parsed(form, usedSchema);
  if (submission.status !== "success") return refused(submission);
  const found = await attempt(getImage(place.viewer, submission.value.image));
  if (!found.ok) return refused(submission, found.failure);
  return save(place, form, found.answer);
}

/** Another picture that somebody else saved meanwhile is asked about; all else that they saved stays. */
async function save(place: PicturePlace, form: FormData, { imageUrl }: Image) {
  const { viewer, styling } = place;
  if (viewer.may("edit", "guides")) await attempt(noteImageUse(viewer, imageUrl));
  form.set(styling, imageUrl);
  return saveStylingForm(viewer, form, { schema: savedSchema, names: [styling], to: screenOf(place).to });
}
