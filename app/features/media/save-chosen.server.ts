import { redirect } from "@remix-run/node";
import { z } from "zod";
import { attempt } from "#app/api/failure.ts";
import { cropImage, getImage, type Image, noteImageUse } from "#app/api/images.server.ts";
import { CROP_CANVAS, fitted, heightFor, type Size } from "#app/domain/media/crop.ts";
import { parsed, refused } from "#app/session/screen-form.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { cropShape } from "./crop-shape.server.ts";

/** The field that names one of the stored images. */
export const storedShape = { image: z.string("image_error_gone").regex(/^[0-9a-f]{40}$/, "image_error_gone") };

const partSchema = z.object(cropShape);
const storedSchema = z.object(storedShape);

type Save<A> = (form: FormData, imageUrl: string) => Promise<A>;
type Part<A> = {
  /** The id of the uploaded image. */
  image: string;
  /** What the part will measure, that of a step when left out. */
  canvas?: Size;
  /** The address that shows a part of it without saving. */
  shownAt(part: { image: string; x: number; y: number; width: number }): string;
  save: Save<A>;
};

/** Saves a part of an image that was uploaded, or all of it; or shows the part that was typed, as the pressed button says. */
export async function savePart<A>(viewer: Viewer, form: FormData, { image: id, canvas = CROP_CANVAS, shownAt, save }: Part<A>) {
  const image = await getImage(viewer, id);
  if (form.get("intent") === "whole") return saveNoted(viewer, form, image, save);
  const submission = parsed(form, partSchema);
  if (submission.status !== "success") return refused(submission);
  const part = submission.value;
  if (form.get("intent") === "show") {
    const { height: _, ...shown } = fitted(part, { width: image.width ?? 1, height: image.height ?? 1 }, canvas);
    return redirect(shownAt({ image: image.id, ...shown }));
  }
  const cropped = await attempt(cropImage(viewer, image.imageUrl, { ...part, height: heightFor(part.width, canvas) }));
  if (!cropped.ok) return refused(submission, cropped.failure, { fieldOf: () => "width" });
  return saveNoted(viewer, form, cropped.answer, save);
}

/** Saves one of the stored images. */
export async function saveStored<A>(viewer: Viewer, form: FormData, save: Save<A>) {
  const submission = parsed(form, storedSchema);
  if (submission.status !== "success") return refused(submission);
  const found = await attempt(getImage(viewer, submission.value.image));
  if (!found.ok) return refused(submission, found.failure);
  return saveNoted(viewer, form, found.answer, save);
}

/** Who may not store images may still use one. */
async function saveNoted<A>(viewer: Viewer, form: FormData, { imageUrl }: Image, save: Save<A>) {
  if (viewer.may("edit", "guides")) await attempt(noteImageUse(viewer, imageUrl));
  return save(form, imageUrl);
}
