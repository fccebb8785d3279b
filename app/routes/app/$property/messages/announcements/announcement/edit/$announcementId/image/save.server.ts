import { z } from "zod";
import type { Message } from "#app/api/message-words.ts";
import { updateMessage } from "#app/api/messages.server.ts";
import { revision } from "#app/contracts/text.ts";
import { saveMerged } from "#app/features/conflict/save-merged.server.ts";
import { contentLanguage } from "#app/features/languages/content-language.server.ts";
import { cropShape } from "#app/features/media/crop-shape.server.ts";
import { savePart, saveStored, storedShape } from "#app/features/media/save-chosen.server.ts";
import { messageOf } from "#app/features/messages/editor/message-of.server.ts";
import { toastFor } from "#app/features/messages/editor/toast-for.server.ts";
import { submittedChange } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import type { Place } from "./shown-image.server.ts";
import { imageIn, textsIn } from "./stored-image.ts";

const mediaShape = {
  revision: z.coerce.number().pipe(revision),
  intent: z.enum(["crop", "whole", "show"]).default("crop"),
  ...{ mediaType: z.string().max(20).default(""), mediaSrc: z.string().max(2000).default("") },
};
const cropSchema = z.object({ ...mediaShape, ...cropShape });
const usedSchema = z.object({ ...mediaShape, intent: z.string().optional(), ...storedShape });
const wholeSchema = z.object({ ...mediaShape, x: z.string().optional(), y: z.string().optional(), width: z.string().optional() });

/** Gives an announcement a part of an uploaded image, or all of it, in one language; or shows the part that was typed. */
export async function saveImage(request: Request, place: Place) {
  const { viewer, id, lang, image } = place;
  return savePart(viewer, await submittedChange(request, cropSchema, viewer), {
    image,
    shownAt: (part) => viewer.paths.announcementImage(id, { lang, ...part }),
    save: (form, imageUrl) => save(request, place, form, imageUrl),
  });
}

/** Gives an announcement an image that was used before, in one language. */
export async function saveUsed(request: Request, place: Place) {
  const sent = await submittedChange(request, usedSchema, place.viewer);
  return saveStored(place.viewer, sent, (form, imageUrl) => save(request, place, form, imageUrl));
}

/** What somebody else saved besides the image is merged in; another image of theirs is asked about. The rest of the message stays as it is. */
async function save(request: Request, { viewer, id, lang }: Place, form: FormData, imageUrl: string) {
  const { key } = await contentLanguage(request, viewer);
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
        visibility: stored.visibility,
        revision: stored.revision,
      });
    },
    wordsOf: (name, value) => (name === "mediaType" ? viewer.text(`messages:media_${value || "none"}`) : value),
  });
  if (!outcome.saved) return outcome.answer;
  return redirectWithToast(viewer.paths.message("announcement", id, lang), toastFor(before, outcome.saved, outcome.merged));
}
