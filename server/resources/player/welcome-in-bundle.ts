import { isPromotionWritten, type Promotion } from "#app/domain/guides/promotion.ts";
import type { BundleWelcome } from "#app/domain/player/bundle.ts";
import { rulesOf } from "#app/domain/player/rules.ts";
import { shownPromotion, withoutGuide } from "#app/domain/player/shown-promotion.ts";
import type { Item } from "#app/domain/targeting/item.ts";
import { WELCOME_SHOWING } from "#app/domain/targeting/showing.ts";

/** The stored welcome slide of a property, which is live as it is. */
export type LiveWelcome = { popup_id: number; revision: number; content: Promotion; guide_id: number | null };

const EVERYBODY = { segment: 0, pageSegment: 0, tags: { mode: "show" as const, list: [] }, showing: WELCOME_SHOWING };

/** What a bundle depends on: its language and the default one, the guides that it has, and the name of the property. */
type Context = { language: string; standard: string; hero: string; guides: ReadonlySet<number>; property: string };

/**
 * The welcome slide in a bundle's language, or in the default one where it falls back on that; null for none. Its version is its revision, and
 * its start button is there only with a guide to start.
 */
export function welcomeIn(slide: LiveWelcome | undefined, { guides, property, ...said }: Context): BundleWelcome | null {
  const promotion = shownPromotion(slide?.content, said);
  if (!slide || !promotion) return null;
  const guide = slide.guide_id !== null && guides.has(slide.guide_id) ? slide.guide_id : null;
  return {
    ...{ id: slide.popup_id, version: slide.revision, type: "welcome", form: "modal", language: promotion.language },
    ...rulesOf(EVERYBODY),
    title: property,
    promotion: guide === null ? withoutGuide(promotion) : promotion,
    guide,
  };
}

/** The same as what the rules decide on. */
export function welcomeItem({ popup_id, content }: LiveWelcome): Item {
  return {
    type: "welcome",
    id: popup_id,
    visibility: content.enabled ? "public" : "private",
    languages: {
      written: Object.keys(content.texts).filter((language) => isPromotionWritten(content, language)),
      statuses: content.languageTexts,
      behaviour: content.languageBehaviour,
    },
    ...EVERYBODY,
    chapter: null,
  };
}
