import { redirect } from "@remix-run/node";
import { z } from "zod";
import { attempt } from "#app/api/failure.ts";
import { cropImage, getImage, noteImageUse } from "#app/api/images.server.ts";
import type { Message } from "#app/api/message-words.ts";
import { updateMessage } from "#app/api/messages.server.ts";
import { revision } from "#app/contracts/text.ts";
import { fitted, heightFor } from "#app/domain/media/crop.ts";
import { saveMerged } from "#app/features/conflict/save-merged.server.ts";
import { contentLanguage } from "#app/features/languages/content-language.server.ts";
import { cropShape } from "#app/features/media/crop-shape.server.ts";
import { messageOf } from "#app/features/messages/editor/message-of.server.ts";
import { toastFor } from "#app/features/messages/editor/toast-for.server.ts";
import { parsed, refused, submittedChange } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import type { Place } from "./shown-image.server.ts";
import { imageIn, textsIn } from "./stored-image.ts";

const mediaShape = {
  revision: z.coerce.number().pipe(revision),
  intent: z.enum(["crop", "whole", "show"]).default("crop"),
  ...{ mediaType: z.string().max(20).default(""), mediaSrc: z.string().max(2000).default("") },
};
const cropSchema = z.object({ ...mediaShape, ...cropShape });
const usedSchema = z.object({
  ...mediaShape,
  intent: z.string().optional(),
  image: z.string("image_error_gone").max(40, "image_error_gone"),
});
const wholeSchema = z.object({ ...mediaShape, x: z.string().optional(), y: z.string().optional(), width: z.string().optional() });

/** Gives an announcement a part of an uploaded image, or all of it, in one language; or shows the part that was typed. */
export async function saveImage(request: Request, place: Place) {
  const { viewer, id, lang } = place;
  const form = await submittedChange(request, cropSchema, viewer);
  const image = await getImage(viewer, place.image);
  if (form.get("intent") === "whole") return save(request, place, form, image.imageUrl);
  const submission = parsed(form, cropSchema);
  if (submission.status !== "success") return refused(submission);
  const { x, y, width } = submission.value;
  if (form.get("intent") === "show") {
    const size = { width: image.width ?? 1, height: image.height ?? 1 };
    const { height: _, ...shown } = fitted({ x, y, width }, size);
    return redirect(viewer.paths.announcementImage(id, { lang, image: image.id, ...shown }));
  }
  const cropped = await attempt(cropImage(viewer, image.imageUrl, { x, y, width, height: heightFor(width) }));
  if (!cropped.ok) return refused(submission, cropped.failure, { fieldOf: () => "width" });
  return save(request, place, form, cropped.answer.imageUrl);
}

/** Gives an announcement an image that was used before, in one language. */
export async function saveUsed(request: Request, place: Place) {
  const form = await submittedChange(request, usedSchema, place.viewer);
  const submission = parsed(form, usedSchema);
  if (submission.status !== "success") return refused(submission);
  const found = await attempt(getImage(place.viewer, submission.value.image));
  if (!found.ok) return refused(submission, found.failure);
  return save(request, place, form, found.answer.imageUrl);
}

/** What somebody else saved besides the image is merged in; another image of theirs is asked about. The rest of the message stays as it is. */
async function save(request: Request, { viewer, id, lang }: Place, form: FormData, imageUrl: string) {
  const { key } = await contentLanguage(request, viewer);
  // Who may not store images may still use one.
  if (viewer.may("edit", "guides")) await attempt(noteImageUse(viewer, imageUrl));
  form.set("mediaType", "imageLibrary");
  form.set("mediaSrc", imageUrl);
  let before: Message | null = null;
  const outcome = await saveMerged(viewer, {
    form,
    schema: wholeSchema,
    read: () => messageOf(viewer, "announcement", id),
    theirs: (stored) => ({ values: imageIn(stored, key), gone: false }),
    write: ({ mediaSrc }, stored) => {
      before = stored;
      return updateMessage(viewer, id, {
        texts: { [key]: { texts: { ...textsIn(stored, key), media: { type: "imageLibrary", src: mediaSrc } } } },
        ...(stored.visibility === "scheduled" && { visibility: stored.visibility }),
        revision: stored.revision,
      });
    },
    wordsOf: (name, value) => (name === "mediaType" ? viewer.text(`messages:media_${value || "none"}`) : value),
  });
  if (!outcome.saved) return outcome.answer;
  return redirectWithToast(viewer.paths.message("announcement", id, lang), toastFor(before, outcome.saved, outcome.merged));
}
