import { createHash } from "node:crypto";
import type { ComponentChild } from "preact";
import type { Bundle } from "#app/domain/player/bundle.ts";
import type { Direction } from "#app/domain/player/look.ts";
import { directionOf } from "#player/widgets/texts.ts";
import { escaped, type More, markup } from "./markup.ts";

export type Rendered = { html: string; policy: string };
type Written = { language: string; direction?: Direction | undefined };

/**
 * A whole document with something of the player's in it, styled by `css`, and the content security policy to serve it with: no script, its own style by hash,
 * pictures and videos of guides. A frame needs nothing else to show it.
 */
export function rendered(
  shown: ComponentChild,
  title: string,
  said: Written,
  { css: own }: Bundle["style"],
  css: string,
  more?: More,
): Rendered {
  const { language, direction = directionOf(language) } = said;
  const theme = `:root{${Object.entries(own)
    .map(([name, value]) => `${name}:${value}`)
    .join(";")}}body{margin:16px;background:#fff}`;
  const style = theme + css;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>`;
  const html = `<!doctype html><html lang="${escaped(language)}" dir="${direction}"><head>${head}<style>${style}</style></head><body>${markup(shown, more)}</body></html>`;
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
