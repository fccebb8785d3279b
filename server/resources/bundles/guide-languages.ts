import type { GuideContent, GuideTexts } from "#app/domain/guides/guide.ts";
import { keptMedia } from "#app/domain/guides/kept-media.ts";
import { promotionAs } from "#app/domain/guides/promotion.ts";
import { withoutRemoved } from "#server/resources/guides/removed-steps.ts";

/**
 * A guide with the texts of some languages under their keys elsewhere, and media as they are kept there. What it says in others is left out,
 * and so are removed steps; all else of it comes along.
 */
export function guideAs(content: GuideContent, keys: Record<string, string>): GuideContent {
  const { texts, promotion } = content;
  const kept = Object.entries(keys).flatMap(([from, to]) => (Object.hasOwn(texts, from) ? [[to, keptTexts(texts[from]!, to)]] : []));
  return withoutRemoved({
    ...content,
    texts: Object.fromEntries(kept),
    ...(promotion && { promotion: promotionAs(promotion, keys) }),
  });
}

/** A guide in some languages alone. */
export function guideIn(content: GuideContent, languages: readonly string[]): GuideContent {
  return guideAs(content, Object.fromEntries(languages.map((language) => [language, language])));
}

function keptTexts(texts: GuideTexts, language: string): GuideTexts {
  const steps = Object.entries(texts.steps).map(([id, step]) => [id, { ...step, media: keptMedia(step.media, language) }]);
  return { ...texts, steps: Object.fromEntries(steps) };
}
