import type { Promotion } from "#app/api/popups.server.ts";
import { PROMOTION_TICKS, type PromotionTick } from "#app/domain/guides/promotion.ts";
import { isLanguageLive } from "#app/domain/languages/language-status.ts";

const TEXTS = ["headline", "content", "startLabel", "laterLabel", "leaveLabel", "infoText", "linkUrl", "linkTitle"] as const;
const PICTURE = ["pictureType", "pictureUrl", "pictureTitle", "used", "everywhere"] as const;
export type PopupField = PromotionTick | (typeof TEXTS)[number] | (typeof PICTURE)[number] | "status" | "languageBehaviour";

/** The controls of the welcome slide: those of a promotion, and the guide that it starts. */
export type WelcomeField = PopupField | "guide";

/** The controls of a promotion in one language. `used` is an image of the library that replaces the picture, `everywhere` its box. */
export function popupValues(promotion: Promotion): Record<PopupField, string> {
  const { picture, language, languageTexts, languageBehaviour } = promotion;
  return {
    ...byName(PROMOTION_TICKS, (tick) => (promotion[tick] ? "on" : "")),
    ...byName(TEXTS, (name) => promotion[name]),
    pictureType: picture?.type ?? "",
    pictureUrl: picture?.url ?? "",
    pictureTitle: picture?.title ?? "",
    used: "",
    everywhere: "",
    status: isLanguageLive(languageTexts, language) ? "on" : "off",
    languageBehaviour,
  };
}

export const welcomeValues = (slide: Promotion): Record<WelcomeField, string> => ({
  ...popupValues(slide),
  guide: slide.guideId === null ? "" : String(slide.guideId),
});

function byName<Name extends string>(names: readonly Name[], value: (name: Name) => string): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, string>;
}
