import { createHash } from "node:crypto";
import { type ComponentChild, h } from "preact";
import type { Bundle, Direction, ShownPromotion, ShownStep } from "#app/domain/player/bundle.ts";
import { directionOf } from "#player/widgets/texts.ts";
import { PromotionCard, StepCard } from "./card.tsx";
import { CARD_CSS } from "./card-styles.ts";
import { escaped, markup } from "./markup.ts";

type Rendered = { html: string; policy: string };

/** A step's card as a document. */
export function renderStep(shown: ShownStep): Rendered {
  const { step, title, language, direction, style } = shown;
  return rendered(h(StepCard, shown), step.title || title, { language, direction }, style);
}

/** The promotion of a guide as a document. */
export function renderPromotion(shown: ShownPromotion): Rendered {
  const { promotion, title, direction, style } = shown;
  return rendered(h(PromotionCard, shown), promotion.headline || title, { language: promotion.language, direction }, style);
}

type Written = { language: string; direction?: Direction | undefined };

/**
 * A whole document with a card in it, and the content security policy to serve it with: no script, its own style by hash,
 * pictures and videos of guides. A frame needs nothing else to show it.
 */
function rendered(shown: ComponentChild, title: string, said: Written, { mainColor, ink, buttonRadius }: Bundle["style"]): Rendered {
  const { language, direction = directionOf(language) } = said;
  const theme = `:root{--main:${mainColor};--on-main:${ink};--radius:${buttonRadius}}body{margin:16px;background:#fff}`;
  const style = theme + CARD_CSS;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>`;
  const html = `<!doctype html><html lang="${escaped(language)}" dir="${direction}"><head>${head}<style>${style}</style></head><body>${markup(shown)}</body></html>`;
  const hash = createHash("sha256").update(style).digest("base64");
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "img-src 'self' data: https: http:",
    "media-src 'self' https: http:",
    "frame-src https://www.youtube.com https://www.youtube-nocookie.com https://player.vimeo.com https://fast.wistia.net https://web.microsoftstream.com",
    "base-uri 'none'",
    "form-action 'none'",
    // Embedded videos inherit what the document may, and run by scripts of their own host; here none run.
    "sandbox allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox",
    "frame-ancestors 'self'",
  ].join("; ");
  return { html, policy };
}
