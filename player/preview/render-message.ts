import { h } from "preact";
import type { ShownMessage } from "#app/domain/player/bundle.ts";
import messagesCss from "#player/messages/messages.css?inline";
import panelCss from "#player/panel/panel.css?inline";
import { CARD_CSS } from "./card-styles.ts";
import { type Rendered, rendered } from "./document.ts";
import { MessageCard } from "./message-card.tsx";
import pageCss from "./page.css?inline";

/** A message on a page that is light or dark, where the player puts it, as a document. */
export function renderMessage(shown: ShownMessage): Rendered {
  const { message, direction, style } = shown;
  const title = message.type === "announcement" ? message.title : message.texts.title;
  const css = CARD_CSS + panelCss + messagesCss + pageCss;
  return rendered(h(MessageCard, shown), title, { language: message.language, direction }, style, css);
}
