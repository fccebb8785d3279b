import { type ComponentChild, h, render } from "preact";
import type { Bundle, ShownStep, TypedPromotion } from "#app/domain/player/bundle.ts";
import { promotionIn, withoutGuide } from "#app/domain/player/shown-promotion.ts";
import type { Actions } from "#player/widgets/model.ts";
import { dress } from "#player/widgets/theme.ts";
import { PromotionCard, StepCard } from "./card.tsx";
import { CARD_CSS } from "./card-styles.ts";

/** Draws a step's card into an element; its buttons do what `actions` says, and else nothing. */
export function drawStep(element: HTMLElement, shown: ShownStep, actions?: Partial<Actions>): void {
  draw(element, shown.style, h(StepCard, actions ? { ...shown, actions } : shown));
}

/** Draws a popup, as it is typed, into an element; its buttons do nothing. */
export function drawPromotion(element: HTMLElement, { promotion, language, hero, isGuided, ...shown }: TypedPromotion): void {
  const said = promotionIn(promotion, language, hero);
  draw(element, shown.style, h(PromotionCard, { ...shown, promotion: isGuided ? said : withoutGuide(said) }));
}

/**
 * In a shadow root, so that neither page touches the other's styles; called again it draws what changed. Adds no style element: a content
 * security policy needs to admit nothing but this module.
 */
function draw(element: HTMLElement, style: Bundle["style"], card: ComponentChild): void {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: "open" });
  if (shadow.adoptedStyleSheets.length === 0) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(CARD_CSS);
    shadow.adoptedStyleSheets = [sheet];
  }
  dress(element, style);
  render(card, shadow);
}
