import { redirect } from "@remix-run/node";
import { croppedImage } from "#app/features/media/cropped-image.server.ts";
import { storedImages } from "#app/features/media/stored-images.server.ts";
import { languageName } from "#app/i18n/language-name.ts";
import { overwritten } from "./all-languages.server.ts";
import { guideAt, type Place, stepIn } from "./place.server.ts";
import { wayIn } from "./ways.ts";

/** What the screen shows of a step's media: those that it has, and the way that its address names. */
export async function shownMedia(place: Place) {
  const { request, viewer, query, lang } = place;
  const guide = await guideAt(place);
  const step = stepIn(guide, place);
  // An archived guide's own screen says why nothing can be changed.
  if (guide.visibility === "deleted") throw redirect(viewer.paths.guideSteps(guide.id, step.id));
  const position = guide.steps.indexOf(step) + 1;
  const way = wayIn(query);
  return {
    title: viewer.text("media:title", { position }),
    guide: { id: guide.id, title: guide.title, revision: guide.revision },
    step: { id: step.id, title: step.title || step.content.slice(0, 80), position },
    media: step.media,
    lang,
    language: lang === undefined ? null : languageName(lang, viewer.language),
    way,
    refusal: viewer.may("edit", "guides", guide) ? null : "not_allowed_for_role",
    mayStore: viewer.may("edit", "guides"),
    library: way === "image-library" ? await storedImages(viewer, request) : null,
    cropped: way === "image-crop" ? await croppedImage(viewer, query) : null,
    overwritten: query.get("ask") === "all" && step.media ? await overwritten(place, guide.language) : null,
  };
}

export type ShownMedia = Awaited<ReturnType<typeof shownMedia>>;
