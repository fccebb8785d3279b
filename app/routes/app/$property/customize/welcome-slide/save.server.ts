import { redirect } from "@remix-run/node";
import { findWelcome } from "#app/api/popups.server.ts";
import { contentLanguage } from "#app/features/languages/content-language.server.ts";
import { welcomeValues } from "#app/features/popups/form-values.server.ts";
import { isInfoEmptied, savePopup } from "#app/features/popups/save.server.ts";
import { welcomeSchema } from "#app/features/popups/schema.server.ts";
import { submittedChange } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** Saves the welcome slide in one language, and leads to it; where it was deleted meanwhile, the screen says so. */
export async function saveSlide(request: Request, viewer: Viewer) {
  const { lang } = await contentLanguage(request, viewer);
  const form = await submittedChange(request, welcomeSchema, viewer);
  const slide = await findWelcome(viewer, lang);
  if (!slide) return redirect(viewer.paths.welcomeSlide());
  const outcome = await savePopup(request, viewer, {
    ...{ popup: slide.id, form, schema: welcomeSchema, values: welcomeValues },
    more: ({ guide }) => ({ guideId: guide === 0 ? null : guide }),
  });
  if (!outcome.saved) return outcome.answer;
  return redirectWithToast(viewer.paths.welcomeSlide(lang), isInfoEmptied(form) ? "changes_saved_without_info" : "changes_saved");
}
