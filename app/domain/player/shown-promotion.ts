import { EMPTY_PROMOTION_TEXTS, isPromotionWritten, type Promotion, type PromotionTexts } from "#app/domain/guides/promotion.ts";
import type { Media } from "#app/domain/guides/step.ts";
import { shownLanguage } from "#app/domain/languages/language-status.ts";
import { isBlank } from "#app/domain/storable-text.ts";
import type { BundlePromotion } from "./bundle.ts";
import { promotionLabels } from "./promotion-labels.ts";
import { playerTexts } from "./texts/texts-for.ts";
import { videoEmbed } from "./video-embed.ts";

/** The language of a person and the default one; `hero` is what the button says that starts, empty for the player's word. */
type Said = { language: string; standard: string; hero?: string };

/**
 * A promotion as people with a language see it: in their own where it is written and live, else in the default one, or none (specification
 * 1, section 3: Popup, whose language behaviour is to hide unless it says otherwise).
 */
export function shownPromotion(promotion: Promotion | undefined, { language: wanted, standard, hero }: Said): BundlePromotion | null {
  if (!promotion?.enabled) return null;
  const { languageTexts, languageBehaviour } = promotion;
  const isWritten = (language: string) => isPromotionWritten(promotion, language);
  const language = shownLanguage(wanted, standard, isWritten, languageTexts, languageBehaviour);
  return language === null ? null : promotionIn(promotion, language, hero);
}

/** What a promotion says in a language, written or not. `hero` as above. */
export function promotionIn(promotion: Promotion, language: string, hero = ""): BundlePromotion {
  const texts = promotion.texts[language] ?? EMPTY_PROMOTION_TEXTS;
  const labels = promotionLabels(language);
  return {
    language,
    headline: texts.headline,
    content: texts.content,
    media: mediaOf(promotion, texts),
    start: promotion.startButton ? said(texts.startLabel, hero || labels.start) : null,
    later: promotion.laterButton ? said(texts.laterLabel, labels.later) : null,
    leave: promotion.leaveIcon ? said(texts.leaveLabel, labels.leave) : null,
  };
}

/** The same where it starts no guide: there is no button for one, and nothing to leave but itself. */
export function withoutGuide(shown: BundlePromotion): BundlePromotion {
  const { language, leave } = shown;
  return { ...shown, start: null, leave: leave === promotionLabels(language).leave ? playerTexts(language).close : leave };
}

/** A label of blanks would be a button without a name. */
const said = (label: string, usual: string) => (isBlank(label) ? usual : label);

function mediaOf({ info, link }: Promotion, { picture, infoText, linkUrl, linkTitle }: PromotionTexts): Media[] {
  return [
    ...(picture ? [picture.type === "video" ? { ...picture, url: videoEmbed(picture.url) } : picture] : []),
    ...(info && infoText ? [{ type: "info" as const, text: infoText }] : []),
    ...(link && linkUrl ? [{ type: "link" as const, url: linkUrl, title: linkTitle }] : []),
  ];
}
