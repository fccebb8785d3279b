import { redirect } from "@remix-run/node";
import { attempt } from "#app/api/failure.ts";
import { noteImageUse } from "#app/api/images.server.ts";
import { getPromotion, type Promotion, savePictureEverywhere, savePromotion } from "#app/api/popups.server.ts";
import { PROMOTION_TICKS } from "#app/domain/guides/promotion.ts";
import { saveMerged } from "#app/features/conflict/save-merged.server.ts";
import { contentLanguage } from "#app/features/languages/content-language.server.ts";
import { submittedChange } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { promotionValues } from "./form-values.ts";
import { promotedGuide } from "./promoted-guide.server.ts";
import { linkOf, pictureOf, promotionSchema } from "./schema.server.ts";

/** Saves a promotion in one language; what somebody else saved meanwhile is merged in. */
export async function saveShownPromotion(request: Request, viewer: Viewer, guideId: string) {
  const { lang, key } = await contentLanguage(request, viewer);
  const form = await submittedChange(request, promotionSchema, viewer);
  const guide = await promotedGuide(viewer, guideId);
  if (!guide) return redirect(viewer.paths.guidePromotion(guideId, lang));
  const { promotion: id } = guide;
  const outcome = await saveMerged(viewer, {
    form,
    schema: promotionSchema,
    read: () => getPromotion(viewer, id, lang),
    theirs: (promotion) => ({ values: promotionValues(promotion), gone: false }),
    write: async (typed, stored) => {
      const picture = pictureOf(typed);
      if (typed.used !== "" && viewer.may("edit", "guides")) await attempt(noteImageUse(viewer, typed.used));
      const { pictureType, pictureUrl, pictureTitle, used, everywhere, status, intent, ...rest } = typed;
      const change = { ...rest, picture, linkUrl: linkOf(typed), ...statusOf(stored, key, status), revision: stored.revision };
      const saved = await savePromotion(viewer, id, change, lang);
      if (!everywhere) return saved;
      await savePictureEverywhere(viewer, id, { picture, revision: saved.revision });
      return getPromotion(viewer, id, lang);
    },
    wordsOf: (name, value) => inWords(viewer, name, value),
  });
  if (!outcome.saved) return outcome.answer;
  return redirectWithToast(viewer.paths.guidePromotion(guideId, lang), toastFor(form, outcome.merged));
}

/** The statuses of the promotion's languages, if that of this one changed. */
function statusOf({ languageTexts }: Promotion, language: string, status: "on" | "off") {
  const stored = languageTexts[language]?.status ?? "on";
  return stored === status ? {} : { languageTexts: { ...languageTexts, [language]: { status } } };
}

function toastFor(form: FormData, merged: boolean): string {
  if (merged) return "guide_saved_merged";
  const emptied = form.get("info") === "on" && !String(form.get("infoText") ?? "").trim();
  return emptied ? "guide_saved_without_info" : "guide_saved";
}

const TICKED: readonly string[] = [...PROMOTION_TICKS, "everywhere"];

/** What a conflict calls a value that people do not type. */
function inWords({ text }: Viewer, name: string, value: string): string {
  if (TICKED.includes(name)) return text(value === "on" ? "history:yes" : "history:no");
  if (name === "status") return text(value === "off" ? "chapters:off" : "chapters:on");
  if (name === "languageBehaviour") return text(value === "hide" ? "contextual:without_popup" : "contextual:popup_in_default");
  if (name === "pictureType") return text(`contextual:picture_${value || "none"}`);
  return value;
}
