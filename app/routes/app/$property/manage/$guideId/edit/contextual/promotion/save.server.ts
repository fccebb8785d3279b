import { redirect } from "@remix-run/node";
import { contentLanguage } from "#app/features/languages/content-language.server.ts";
import { popupValues } from "#app/features/popups/form-values.server.ts";
import { type Removed, savePopup } from "#app/features/popups/save.server.ts";
import { promotionSchema } from "#app/features/popups/schema.server.ts";
import { submittedChange } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { promotedGuide } from "./promoted-guide.server.ts";

/** Saves the promotion of a guide in one language, and leads to it; a guide that has none by now is shown as it is. */
export async function saveShownPromotion(request: Request, viewer: Viewer, guideId: string) {
  const { lang } = await contentLanguage(request, viewer);
  const form = await submittedChange(request, promotionSchema, viewer);
  const guide = await promotedGuide(viewer, guideId);
  if (!guide) return redirect(viewer.paths.guidePromotion(guideId, lang));
  const outcome = await savePopup(request, viewer, {
    ...{ popup: guide.promotion, form, schema: promotionSchema, values: popupValues },
    behaviours: { hide: viewer.text("contextual:without_popup"), fallback_default: viewer.text("contextual:popup_in_default") },
  });
  if (!outcome.saved) return outcome.answer;
  return redirectWithToast(viewer.paths.guidePromotion(guideId, lang), toastFor(outcome.merged, outcome.removed));
}

const WITHOUT = {
  picture: "guide_saved_without_picture",
  info: "guide_saved_without_info",
  both: "guide_saved_without_both",
} as const;

function toastFor(merged: boolean, removed: Removed): string {
  if (merged) return "guide_saved_merged";
  return removed ? WITHOUT[removed] : "guide_saved";
}
