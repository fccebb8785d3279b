import { ApiFailure, attempt } from "#app/api/failure.ts";
import { addWelcome, findWelcome, type Promotion } from "#app/api/popups.server.ts";
import { contentLanguage } from "#app/features/languages/content-language.server.ts";
import { welcomeValues } from "#app/features/popups/form-values.server.ts";
import { savePopup } from "#app/features/popups/save.server.ts";
import { welcomeSchema } from "#app/features/popups/schema.server.ts";
import { welcomeSlidePaths } from "#app/paths/welcome-slide.ts";
import { parsed, refused, submittedChange } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { isForOther } from "./other-slide.server.ts";

/**
 * Saves the welcome slide in one language, and leads to it. Where it was deleted meanwhile, the form comes back with revision 0: sent once more,
 * it creates the slide anew.
 */
export async function saveSlide(request: Request, viewer: Viewer) {
  const { lang } = await contentLanguage(request, viewer);
  const form = await submittedChange(request, welcomeSchema, viewer, { leastRevision: 0 });
  const typed = parsed(form, welcomeSchema);
  if (typed.status !== "success") return refused(typed);
  const found = await findWelcome(viewer, lang);
  if (!found && form.get("revision") !== "0") {
    form.set("revision", "0");
    return refused(parsed(form, welcomeSchema), new ApiFailure("welcome_gone", 409));
  }
  const opened = found ? { ok: true as const, answer: found } : await attempt(createdFor(form, viewer, lang));
  if (!opened.ok) return refused(typed, opened.failure);
  const { id } = opened.answer;
  if (isForOther(form, opened.answer)) {
    // It has nothing in common with that which was read: whatever differs is asked about.
    form.set("revision", "0");
    form.delete("base");
  }
  form.set("slide", String(id));
  const outcome = await savePopup(request, viewer, {
    ...{ popup: id, form, schema: welcomeSchema, values: welcomeValues },
    behaviours: { hide: viewer.text("customize:welcome_hidden"), fallback_default: viewer.text("customize:welcome_in_default") },
    more: ({ guide }) => ({ guideId: guide === 0 ? null : guide }),
  });
  if (!outcome.saved) return outcome.answer;
  return redirectWithToast(
    pictureAfter(viewer, form, lang) ?? viewer.paths.welcomeSlide(lang),
    outcome.removed ? WITHOUT[outcome.removed] : "changes_saved",
  );
}

const WITHOUT = {
  picture: "changes_saved_without_picture",
  info: "changes_saved_without_info",
  both: "changes_saved_without_both",
} as const;

/** Where the button leads that asks for a picture once the form is saved; null for every other. */
function pictureAfter({ paths }: Viewer, form: FormData, lang: string | undefined): string | null {
  const intent = form.get("intent");
  if (intent === "upload") return welcomeSlidePaths(paths).welcomeImage({ lang });
  return intent === "library" ? welcomeSlidePaths(paths).welcomeImages({ lang }) : null;
}

/** A slide anew, on which the form is saved as it is; where somebody else was faster, theirs, with which it is merged. @throws ApiFailure */
async function createdFor(form: FormData, viewer: Viewer, lang: string | undefined): Promise<Promotion> {
  const added = await attempt(addWelcome(viewer));
  if (!added.ok && added.failure.code !== "popup_exists") throw added.failure;
  if (added.ok) {
    form.set("revision", String(added.answer.revision));
    form.set("slide", String(added.answer.id));
  }
  const slide = await findWelcome(viewer, lang);
  if (!slide) throw new ApiFailure("welcome_gone", 409);
  return slide;
}
