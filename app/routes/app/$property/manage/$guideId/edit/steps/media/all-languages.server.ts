import { attempt } from "#app/api/failure.ts";
import { applyMediaToAllLanguages, mediaOfLanguages } from "#app/api/guides.server.ts";
import { answerRefused } from "#app/features/confirm/answer-refused.server.ts";
import { languageName } from "#app/i18n/language-name.ts";
import { numberIn, readForm } from "#app/session/read-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { guideAt, type Place, stepIn } from "./place.server.ts";

/** Gives all languages the media that the step has in this one, as the form of the question asks. */
export async function applyToAll(request: Request, place: Place) {
  const { viewer, guideId, stepId, lang } = place;
  const form = await readForm(request, { fields: ["revision"] }, viewer);
  const { media } = stepIn(await guideAt(place), place);
  const step = viewer.paths.guideSteps(guideId, stepId, { lang });
  if (!media) return redirectWithToast(step, "media_removed");
  const done = await attempt(applyMediaToAllLanguages(viewer, guideId, { step: stepId, media, revision: numberIn(form, "revision") }));
  if (!done.ok)
    return answerRefused(
      viewer,
      done.failure,
      () => guideAt(place),
      () => ({}),
    );
  return redirectWithToast(step, "media_in_all_languages");
}

/** The other languages whose media would be others then, by name. */
export async function overwritten({ viewer, guideId, stepId }: Place, language: string) {
  const { data } = await mediaOfLanguages(viewer, guideId, stepId);
  return data
    .filter((each) => each.language !== language)
    .map(({ language: key, media }) => ({ key, name: languageName(key, viewer.language), media }));
}
