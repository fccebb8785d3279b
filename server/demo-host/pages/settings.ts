import { html, raw } from "hono/html";
import type { Frame, Markup } from "#server/demo-host/frame.ts";
import { notice, page } from "#server/demo-host/frame.ts";
import { field } from "./field.ts";

/** Settings with a modal dialog: opened by script, or as its own address without scripts. */
export function settingsPage(frame: Frame, said: string, isInviteOpen: boolean): Markup {
  return page(
    frame,
    "Settings",
    "settings",
    html`${notice(said)}<h1>Settings</h1><div class="columns"><section class="box"><h2>Notifications</h2>
<form method="post" action="${frame.base}/settings" id="settings-form">
<p class="field"><label for="digest">Digest</label><select id="digest" name="digest" data-testid="digest-select"><option value="">Choose</option><option value="daily">Daily</option><option value="weekly">Weekly</option></select></p>
<p class="field"><label><input type="checkbox" id="mentions" name="mentions" data-testid="mentions"> Tell me when I am mentioned</label></p>
<button class="button primary" id="save-settings" data-testid="save-settings">Save settings</button></form></section>
<section class="box" id="team"><h2>Team</h2><p>Three people work in this CRM.</p>
<p><a class="button" id="open-invite" data-testid="open-invite" data-dialog="invite" href="${frame.base}/settings?invite=open">Invite a colleague</a></p></section></div>
<dialog id="invite" data-testid="invite-dialog" aria-labelledby="invite-title"${isInviteOpen ? raw(" open") : ""}>
<form method="post" action="${frame.base}/settings/invites"><h2 id="invite-title">Invite a colleague</h2>
${field("invite-email", "Their e-mail", "", "email")}
<p class="actions"><a class="button" data-close href="${frame.base}/settings">Cancel</a>
<button class="button primary" id="send-invite" data-testid="send-invite">Send invitation</button></p></form></dialog>`,
  );
}
