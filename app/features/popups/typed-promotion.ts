import { PROMOTION_TICKS, type Promotion, type PromotionTick } from "#app/domain/guides/promotion.ts";
import { linkOf, pictureOf } from "./typed-picture.ts";

/** A popup in one language as the controls of its form have it, saved or not; a box that is not ticked is not among them. */
export function typedPromotion(form: FormData, language: string): Promotion {
  const typed = (name: string) => String(form.get(name) ?? "");
  const ticks = Object.fromEntries(PROMOTION_TICKS.map((tick) => [tick, form.has(tick)])) as Record<PromotionTick, boolean>;
  const type = typed("pictureType");
  const texts = {
    headline: typed("headline"),
    content: typed("content"),
    startLabel: typed("startLabel"),
    laterLabel: typed("laterLabel"),
    leaveLabel: typed("leaveLabel"),
    infoText: typed("infoText"),
    linkUrl: linkOf({ linkUrl: typed("linkUrl") }),
    linkTitle: typed("linkTitle"),
    picture: pictureOf({
      used: typed("used"),
      pictureType: type === "image" || type === "video" ? type : "",
      pictureUrl: typed("pictureUrl"),
      pictureTitle: typed("pictureTitle"),
    }),
  };
  return { ...ticks, texts: { [language]: texts }, languageTexts: {}, languageBehaviour: "hide" };
}
