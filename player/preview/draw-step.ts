import { h, render } from "preact";
import type { ShownStep } from "#app/domain/player/bundle.ts";
import type { Actions } from "#player/widgets/model.ts";
import { dress } from "#player/widgets/theme.ts";
import { StepCard } from "./card.tsx";
import { CARD_CSS } from "./card-styles.ts";

/**
 * Draws a step's card into an element, in a shadow root, so that neither page touches the other's styles; called again it draws what
 * changed. Its buttons do what `actions` says, and else nothing. Adds no style element: a content security policy needs to admit nothing but this module.
 */
export function drawStep(element: HTMLElement, shown: ShownStep, actions?: Partial<Actions>): void {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: "open" });
  if (shadow.adoptedStyleSheets.length === 0) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(CARD_CSS);
    shadow.adoptedStyleSheets = [sheet];
  }
  dress(element, shown.style);
  render(h(StepCard, actions ? { ...shown, actions } : shown), shadow);
}
