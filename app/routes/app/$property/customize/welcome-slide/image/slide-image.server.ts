import { redirect } from "@remix-run/node";
import { z } from "zod";
import { findWelcome, getPromotion, type Promotion, savePromotion } from "#app/api/popups.server.ts";
import { revision } from "#app/contracts/text.ts";
import { saveMerged } from "#app/features/conflict/save-merged.server.ts";
import { contentLanguage } from "#app/features/languages/content-language.server.ts";
import { cropShape } from "#app/features/media/crop-shape.server.ts";
import { savePart, saveStored, storedShape } from "#app/features/media/save-chosen.server.ts";
import { popupValues } from "#app/features/popups/form-values.server.ts";
import { welcomeSlidePaths } from "#app/paths/welcome-slide.ts";
import { isForOther, slideReplaced } from "#app/routes/app/$property/customize/welcome-slide/other-slide.server.ts";
import { parsed, refused, submittedChange } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** The welcome slide in a language, whose picture is chosen; `image` is the id of the uploaded one, empty before one is uploaded. */
export type SlideImage = { viewer: Viewer; slide: Promotion; lang: string | undefined; image: string; query: URLSearchParams };

/** @throws Response that leads to the slide's own screen while there is none */
export async function slideImage(request: Request, viewer: Viewer): Promise<SlideImage> {
  const { lang } = await contentLanguage(request, viewer);
  const slide = await findWelcome(viewer, lang);
  if (!slide) throw redirect(viewer.paths.welcomeSlide(lang));
  const query = new URL(request.url).searchParams;
  return { viewer, slide, lang, image: query.get("image") ?? "", query };
}

/** The picture as it is stored, as values of a form, with the id and revision of the slide, and where the slide is written. */
export const storedImage = ({ viewer, slide, lang }: SlideImage) => ({
  stored: { id: slide.id, values: pictureIn(slide), revision: slide.revision },
  slide: { label: viewer.text("customize:welcome_title"), to: viewer.paths.welcomeSlide(lang) },
  lang,
});

function pictureIn(slide: Promotion) {
  const { pictureType, pictureUrl } = popupValues(slide);
  return { pictureType, pictureUrl };
}

const shape = {
  slide: z.string().max(20).default(""),
  revision: z.coerce.number().pipe(revision),
  intent: z.string().max(20).optional(),
  ...{ pictureType: z.string().max(20).default(""), pictureUrl: z.string().max(2000).default("") },
};
const cropSchema = z.object({ ...shape, ...cropShape });
const usedSchema = z.object({ ...shape, ...storedShape });
const savedSchema = z.object(shape);

/** Gives the slide a part of an uploaded image, or all of it, in one language; or shows the part that was typed. */
export async function saveImage(request: Request, of: SlideImage) {
  const { viewer, lang, image } = of;
  const form = await submittedChange(request, cropSchema, viewer);
  if (isForOther(form, of.slide)) return askedAnew(form, of, cropSchema);
  return savePart(viewer, form, {
    image,
    shownAt: (part) => welcomeSlidePaths(viewer.paths).welcomeImage({ lang, ...part }),
    save: (chosen, imageUrl) => save(of, chosen, imageUrl),
  });
}

/** Gives the slide an image that was used before, in one language. */
export async function saveUsedImage(request: Request, of: SlideImage) {
  const form = await submittedChange(request, usedSchema, of.viewer);
  if (isForOther(form, of.slide)) return askedAnew(form, of, usedSchema);
  return saveStored(of.viewer, form, (chosen, imageUrl) => save(of, chosen, imageUrl));
}

/** The form for the slide that there is now, with the same choice: that one gets no picture before somebody says so. */
function askedAnew(form: FormData, { slide }: SlideImage, schema: z.ZodObject) {
  form.set("slide", String(slide.id));
  form.set("revision", String(slide.revision));
  form.set("base", JSON.stringify(pictureIn(slide)));
  return refused(parsed(form, schema), slideReplaced());
}

/** Another picture that somebody else saved meanwhile is asked about; all else that they saved stays. */
async function save({ viewer, slide: { id }, lang }: SlideImage, form: FormData, imageUrl: string) {
  form.set("pictureType", "image");
  form.set("pictureUrl", imageUrl);
  const outcome = await saveMerged(viewer, {
    form,
    schema: savedSchema,
    read: () => getPromotion(viewer, id, lang),
    theirs: (stored) => ({ values: pictureIn(stored), gone: false }),
    write: ({ pictureUrl }, stored) => {
      const picture = { type: "image" as const, url: pictureUrl, title: stored.picture?.title ?? "" };
      return savePromotion(viewer, id, { ...stored, picture }, lang);
    },
    wordsOf: (name, value) => (name === "pictureType" ? viewer.text(`contextual:picture_${value || "none"}`) : value),
  });
  return outcome.saved ? redirectWithToast(viewer.paths.welcomeSlide(lang), "changes_saved") : outcome.answer;
}
