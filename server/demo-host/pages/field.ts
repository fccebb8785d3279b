import { html, raw } from "hono/html";
import type { Markup } from "#server/demo-host/frame.ts";

export function field(name: string, label: string, value: string, type: string, isRequired = false): Markup {
  return html`<p class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" value="${value}" maxlength="200" autocomplete="off" data-testid="${name}-field"${
    isRequired ? raw(" required") : ""
  }></p>`;
}
