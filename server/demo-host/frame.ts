import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;
export type Frame = { base: string; nonce: string; propertyId: number; apiUrl: string; language: string };

const NAV = [
  ["", "Dashboard"],
  ["contacts", "Contacts"],
  ["deals", "Deals"],
  ["settings", "Settings"],
] as const;

/** A page of the demo application: its own look, its navigation, and the player's script. */
export function page(frame: Frame, title: string, active: string, body: Markup): Markup {
  return html`<!doctype html>
<html lang="${frame.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Acme CRM</title>
<link rel="stylesheet" href="${frame.base}/style.css">
<link rel="icon" href="data:,">
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header class="top">
<a class="brand" href="${frame.base}/">Acme <b>CRM</b></a>
<nav aria-label="Acme CRM">${NAV.map(
    ([path, label]) =>
      html`<a id="nav-${path || "dashboard"}" data-testid="nav-${path || "dashboard"}" href="${frame.base}/${path}"${
        path === active ? raw(' aria-current="page"') : ""
      }>${label}</a>`,
  )}</nav>
<span class="person" data-testid="current-user">Dana Fox</span>
</header>
<main id="main">${body}</main>
<script nonce="${frame.nonce}">window.Handrail = window.Handrail || { q: [] };
Handrail.q.push(["identify", "dana.fox@example.test", { role: "sales", plan: "team", seats: 12 }, "acme-demo"]);</script>
<script nonce="${frame.nonce}" src="${frame.apiUrl}/player/player.js" data-property="${frame.propertyId}" data-language="${frame.language}" async></script>
<script nonce="${frame.nonce}" src="${frame.base}/crm.js" defer></script>
</body>
</html>`;
}

export function notice(text: string): Markup {
  return text ? html`<p class="notice" role="status" data-testid="notice">${text}</p>` : html``;
}
