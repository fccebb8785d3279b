import type { z } from "zod";
import { attempt } from "#app/api/failure.ts";
import { noteImageUse } from "#app/api/images.server.ts";
import { getPromotion, type Promotion, type PromotionSave, savePictureEverywhere, savePromotion } from "#app/api/popups.server.ts";
import { PROMOTION_TICKS } from "#app/domain/guides/promotion.ts";
import type { LanguageBehaviour } from "#app/domain/languages/language-status.ts";
import { isBlank } from "#app/domain/storable-text.ts";
import { saveMerged } from "#app/features/conflict/save-merged.server.ts";
import { contentLanguage } from "#app/features/languages/content-language.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import type { promotionSchema, welcomeSchema } from "./schema.server.ts";
import { linkOf, pictureOf } from "./typed-picture.ts";

type Saved<S extends z.ZodType> = {
  popup: number;
  form: FormData;
  schema: S;
  values: (popup: Promotion) => Record<string, string>;
  /** What a conflict calls the ways of languages without a text. */
  behaviours: Record<LanguageBehaviour, string>;
  /** What the form has besides the fields of every popup, in the words of the call. */
  more?: (typed: z.output<S>) => Pick<PromotionSave, "guideId">;
};

/** Saves a popup in one language; what somebody else saved meanwhile is merged in. */
export async function savePopup<S extends typeof promotionSchema | typeof welcomeSchema>(
  request: Request,
  viewer: Viewer,
  { popup: id, form, schema, values, behaviours, more }: Saved<S>,
) {
  const { lang, key } = await contentLanguage(request, viewer);
  const away: { removed: Removed } = { removed: null };
  const outcome = await saveMerged(viewer, {
    form,
    schema,
    read: () => getPromotion(viewer, id, lang),
    theirs: (popup) => ({ values: values(popup), gone: false }),
    write: async (typed: z.output<S>, stored) => {
      const picture = pictureOf(typed);
      away.removed = removedBy(typed);
      if (typed.used !== "" && viewer.may("edit", "guides")) await attempt(noteImageUse(viewer, typed.used));
      const { pictureType, pictureUrl, pictureTitle, used, everywhere, status, intent, ...rest } = typed;
      const own = { ...rest, picture, linkUrl: linkOf(typed), ...statusOf(stored, key, status), ...more?.(typed) };
      const saved = await savePromotion(viewer, id, { ...own, revision: stored.revision }, lang);
      if (!everywhere) return saved;
      await savePictureEverywhere(viewer, id, { picture, revision: saved.revision });
      return getPromotion(viewer, id, lang);
    },
    wordsOf: (name, value) => (name === "languageBehaviour" ? behaviours[value as LanguageBehaviour] : inWords(viewer, name, value)),
  });
  return { ...outcome, ...away };
}

/** What a save took away: a picture whose kind is none, an info box that has no text. */
export type Removed = "picture" | "info" | "both" | null;

function removedBy(typed: z.output<typeof promotionSchema | typeof welcomeSchema>): Removed {
  const isPicture = pictureOf(typed) === null && !(isBlank(typed.pictureUrl) && isBlank(typed.pictureTitle));
  const isInfo = typed.info && isBlank(typed.infoText);
  if (isPicture && isInfo) return "both";
  if (isPicture) return "picture";
  return isInfo ? "info" : null;
}

/** The statuses of the promotion's languages, if that of this one changed. */
function statusOf({ languageTexts }: Promotion, language: string, status: "on" | "off") {
  const stored = languageTexts[language]?.status ?? "on";
  return stored === status ? {} : { languageTexts: { ...languageTexts, [language]: { status } } };
}

const TICKED: readonly string[] = [...PROMOTION_TICKS, "everywhere"];

/** What a conflict calls a value that people do not type. */
function inWords({ text }: Viewer, name: string, value: string): string {
  if (TICKED.includes(name)) return text(value === "on" ? "history:yes" : "history:no");
  if (name === "status") return text(value === "off" ? "chapters:off" : "chapters:on");
  if (name === "pictureType") return text(`contextual:picture_${value || "none"}`);
  return value;
}
