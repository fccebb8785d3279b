import { z } from "zod";
import { readStylings } from "#app/api/stylings.server.ts";
import { revision } from "#app/contracts/text.ts";
import { CROP_CANVAS, CROP_SQUARE } from "#app/domain/media/crop.ts";
import { IMAGE_STYLINGS, type ImageStyling } from "#app/domain/player/stylings.ts";
import { cropShape } from "#app/features/media/crop-shape.server.ts";
import { savePart, saveStored, storedShape } from "#app/features/media/save-chosen.server.ts";
import { stylingImagePaths } from "#app/paths/styling-images.ts";
import { submittedChange } from "#app/session/screen-form.server.ts";
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
const usedSchema = z.object({ ...picture, ...sent, ...storedShape });
const savedSchema = z.object({ ...picture, ...sent });

/** Uses a part of an uploaded image, or all of it; or shows the part that was typed. */
export async function savePicture(request: Request, place: PicturePlace) {
  const { viewer, styling, image } = place;
  return savePart(viewer, await submittedChange(request, cropSchema, viewer), {
    ...{ image, canvas: canvasFor(styling) },
    shownAt: (part) => stylingImagePaths(viewer.paths).stylingImage(styling, part),
    save: (form, imageUrl) => save(place, form, imageUrl),
  });
}

/** Uses an image that was used before. */
export async function saveUsedPicture(request: Request, place: PicturePlace) {
  const sent = await submittedChange(request, usedSchema, place.viewer);
  return saveStored(place.viewer, sent, (form, imageUrl) => save(place, form, imageUrl));
}

/** Another picture that somebody else saved meanwhile is asked about; all else that they saved stays. */
async function save(place: PicturePlace, form: FormData, imageUrl: string) {
  const { viewer, styling } = place;
  form.set(styling, imageUrl);
  return saveStylingForm(viewer, form, { schema: savedSchema, names: [styling], to: screenOf(place).to });
}
