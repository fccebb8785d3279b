import { h } from "preact";
import type { ShownPromotion, ShownStep } from "#app/domain/player/bundle.ts";
import { PromotionCard, StepCard } from "./card.tsx";
import { CARD_CSS } from "./card-styles.ts";
import { type Rendered, rendered } from "./document.ts";

export { renderAssistant } from "./render-assistant.ts";
export { renderMessage } from "./render-message.ts";

/** A step's card as a document. */
export function renderStep(shown: ShownStep): Rendered {
  const { step, title, language, direction, style } = shown;
  return rendered(h(StepCard, shown), step.title || title, { language, direction }, style, CARD_CSS);
}

/** The promotion of a guide as a document. */
export function renderPromotion(shown: ShownPromotion): Rendered {
  const { promotion, title, direction, style } = shown;
  return rendered(h(PromotionCard, shown), promotion.headline || title, { language: promotion.language, direction }, style, CARD_CSS);
}
