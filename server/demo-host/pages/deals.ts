import { html } from "hono/html";
import type { Frame, Markup } from "#server/demo-host/frame.ts";
import { notice, page } from "#server/demo-host/frame.ts";
import { DEAL_COLUMNS, deals } from "#server/demo-host/people.ts";

/** A board: each deal moves on by a button that posts, with scripts or without. */
export function dealsPage(frame: Frame, said: string): Markup {
  return page(
    frame,
    "Deals",
    "deals",
    html`${notice(said)}<h1>Deals</h1><div class="board" id="board" data-testid="deals-board">${DEAL_COLUMNS.map((column, place) => {
      const own = deals.filter((deal) => deal.column === column);
      return html`<section class="lane" id="lane-${place}" data-testid="lane"><h2>${column} <span class="muted">${own.length}</span></h2>${own.map(
        (deal) => html`<article class="deal" id="deal-${deal.id}" data-testid="deal"><b>${deal.title}</b><span>${deal.contact}</span>
<span>€ ${deal.value.toLocaleString("en")}</span>${
          column === "Won"
            ? ""
            : html`<form method="post" action="${frame.base}/deals/${deal.id}/advance"><button class="button small" data-testid="advance-deal">Move on</button></form>`
        }</article>`,
      )}</section>`;
    })}</div>`,
  );
}
