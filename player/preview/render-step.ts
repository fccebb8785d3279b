import { createHash } from "node:crypto";
import { h } from "preact";
import type { ShownStep } from "#app/domain/player/bundle.ts";
import { directionOf } from "#player/widgets/texts.ts";
import { inkOn } from "#player/widgets/theme.ts";
import { StepCard } from "./card.tsx";
import { CARD_CSS } from "./card-styles.ts";
import { escaped, markup } from "./markup.ts";

/**
 * A whole document with a step's card in it, and the content security policy to serve it with: no script, its own style by hash,
 * pictures and videos of guides. A frame needs nothing else to show it.
 */
export function renderStep(shown: ShownStep): { html: string; policy: string } {
  const { mainColor, buttonRadius } = shown.style;
  const theme = `:root{--main:${mainColor};--on-main:${inkOn(mainColor)};--radius:${buttonRadius}}body{margin:16px;background:#fff}`;
  const style = theme + CARD_CSS;
  const card = markup(h(StepCard, shown));
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(shown.step.title || shown.title)}</title>`;
  const html = `<!doctype html><html lang="${escaped(shown.language)}" dir="${shown.direction ?? directionOf(shown.language)}"><head>${head}<style>${style}</style></head><body>${card}</body></html>`;
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
