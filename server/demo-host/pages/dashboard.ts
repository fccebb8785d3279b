import { html } from "hono/html";
import type { Frame, Markup } from "#server/demo-host/frame.ts";
import { page } from "#server/demo-host/frame.ts";
import { contacts, deals } from "#server/demo-host/people.ts";

/** Figures, next steps, and a part that arrives late: by script after 1.5 s, or by a link without scripts. */
export function dashboardPage(frame: Frame): Markup {
  const open = deals.filter(({ column }) => column !== "Won");
  const figures = [
    ["Open deals", String(open.length)],
    ["Pipeline", `€ ${open.reduce((sum, { value }) => sum + value, 0).toLocaleString("en")}`],
    ["Contacts", String(contacts.length)],
  ] as const;
  return page(
    frame,
    "Dashboard",
    "",
    html`<h1>Good morning, Dana</h1>
<div class="figures" id="figures" data-testid="figures">${figures.map(
      ([label, value]) => html`<div class="figure"><span>${label}</span><strong>${value}</strong></div>`,
    )}</div>
<div class="columns">
<section class="box" id="tasks"><h2>Today</h2>
<ul class="tasks">${contacts
      .slice(0, 4)
      .map(
        (contact) =>
          html`<li><label><input type="checkbox" name="task" value="${contact.id}"> Call ${contact.name}, ${contact.company}</label></li>`,
      )}</ul>
<p><a class="button primary" id="new-contact" data-testid="new-contact" href="${frame.base}/contacts/new">New contact</a></p></section>
<section class="box" id="activity" data-testid="activity" data-late="${frame.base}/late/activity"><h2>Recent activity</h2>
<p class="muted" data-testid="activity-loading">Loading recent activity … <a href="${frame.base}/late/activity">Show it now</a></p></section>
</div>`,
  );
}

/** The late part by itself. */
export function activityPart(): Markup {
  return html`<ul class="timeline" id="activity-list" data-testid="activity-list">${contacts
    .slice(4, 9)
    .map(
      (contact, index) => html`<li><b>${contact.owner}</b> spoke with ${contact.name} <span class="muted">${index + 1} h ago</span></li>`,
    )}</ul><p><button type="button" id="refresh-activity" data-testid="refresh-activity" class="button">Refresh</button></p>`;
}
