import { h } from "preact";
import type { ShownAssistant } from "#app/domain/player/bundle.ts";
import panelCss from "#player/panel/panel.css?inline";
import finishedCss from "#player/widgets/finished.css?inline";
import { AssistantOnPage } from "./assistant-on-page.tsx";
import { CARD_CSS } from "./card-styles.ts";
import { type Rendered, rendered } from "./document.ts";
import { lookedAt } from "./looked-at.ts";
import pageCss from "./page.css?inline";

/** The assistant on a page that is light or dark, where the player puts it, as a document. */
export function renderAssistant(shown: ShownAssistant): Rendered {
  const { property, style, texts } = shown.bundle;
  const written = { language: property.language, direction: shown.direction };
  const css = CARD_CSS + panelCss + finishedCss + pageCss;
  // The announcements that show their colours say nothing more.
  const more = lookedAt(texts.open, shown.part !== "announcements");
  return rendered(h(AssistantOnPage, shown), texts.open, written, style, css, more);
}
