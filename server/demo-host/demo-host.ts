/**
 * "Acme CRM": an ordinary application of several pages that carries the player. Good targets for guides, with page rules as
 * paths (`*` at the end admits a query):
 *
 * - /demo/crm/            #nav-contacts, #nav-deals, #figures, [data-testid=new-contact], #tasks input (check box),
 *                         #activity, in it #activity-list and #refresh-activity (arrive 1.5 s after the page)
 * - /demo/crm/contacts*   [data-testid=contact-search-field], [data-testid=contact-search-submit], [data-testid=sort-company],
 *                         #add-contact (leads to another page), #contact-1 [data-testid=contact-link]
 * - /demo/crm/contacts/new   #name, #company, #stage (drop-down), #newsletter, #create-contact (posts, then contacts with a notice)
 * - /demo/crm/contacts/1*    #stage, #note, #add-note, #save-contact
 * - /demo/crm/deals*      #board, #deal-1 [data-testid=advance-deal]
 * - /demo/crm/settings*   #digest (drop-down), #open-invite (opens a modal dialog), #invite-email, #send-invite (both in the dialog)
 */
import { randomBytes } from "node:crypto";
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { SCRIPT, STYLE } from "./assets.ts";
import { type Frame, type Markup, page } from "./frame.ts";
import { contactPage, contactsPage, newContactPage } from "./pages/contacts.ts";
import { activityPart, dashboardPage } from "./pages/dashboard.ts";
import { dealsPage } from "./pages/deals.ts";
import { settingsPage } from "./pages/settings.ts";
import { contacts, findContacts, isSort } from "./people.ts";

const BASE = "/demo/crm";
const NOTICES: Record<string, string> = {
  created: "The contact was created.",
  saved: "Your changes were saved.",
  noted: "The note was added.",
  moved: "The deal moved on.",
  invited: "The invitation was sent.",
};

/** The demo host application, to be mounted at /demo/crm. `apiUrl` is where its pages load the player from. */
export function demoHost({ propertyId, apiUrl }: { propertyId: number; apiUrl: string }): Hono {
  const app = new Hono();
  const show = (context: Context, make: (frame: Frame) => Markup, status: 200 | 404 = 200) => {
    const nonce = randomBytes(16).toString("base64");
    const language = wantedLanguage(context.req.query("lang"), context.req.header("accept-language"));
    context.header("Content-Security-Policy", policy(nonce, apiUrl));
    context.header("Cache-Control", "no-store");
    return context.html(make({ base: BASE, nonce, propertyId, apiUrl, language }), status);
  };
  const said = (context: Context) => NOTICES[context.req.query("notice") ?? ""] ?? "";
  const then = (context: Context, path: string) => context.redirect(`${BASE}${path}`, 303);
  const asset = (context: Context, text: string, type: string) =>
    context.body(text, 200, { "content-type": `${type}; charset=utf-8`, "cache-control": "public, max-age=300" });

  // A mounted "/" is the address without its slash; the one with it arrives at "/*" alone.
  app.get("/", (context) => context.redirect(`${BASE}/`, 308));
  app.get("/style.css", (context) => asset(context, STYLE, "text/css"));
  app.get("/crm.js", (context) => asset(context, SCRIPT, "text/javascript"));
  app.get("/late/activity", (context) =>
    context.req.query("part") ? context.html(activityPart()) : show(context, (frame) => page(frame, "Recent activity", "", activityPart())),
  );
  app.get("/contacts", (context) => {
    const words = (context.req.query("q") ?? "").slice(0, 100);
    const wanted = context.req.query("sort") ?? "name";
    const sort = isSort(wanted) ? wanted : "name";
    return show(context, (frame) => contactsPage(frame, { words, sort, found: findContacts(words, sort), notice: said(context) }));
  });
  app.get("/contacts/new", (context) => show(context, newContactPage));
  app.get("/contacts/:id", (context) => {
    const contact = contacts.find(({ id }) => String(id) === context.req.param("id"));
    if (!contact) return show(context, (frame) => page(frame, "Not found", "", notFound()), 404);
    return show(context, (frame) => contactPage(frame, contact, said(context)));
  });
  app.get("/deals", (context) => show(context, (frame) => dealsPage(frame, said(context))));
  app.get("/settings", (context) => show(context, (frame) => settingsPage(frame, said(context), context.req.query("invite") === "open")));
  app.post("/contacts", (context) => then(context, "/contacts?notice=created"));
  app.post("/contacts/:id{[0-9]+}", (context) => then(context, `/contacts/${context.req.param("id")}?notice=saved`));
  app.post("/contacts/:id{[0-9]+}/notes", (context) => then(context, `/contacts/${context.req.param("id")}?notice=noted`));
  app.post("/deals/:id{[0-9]+}/advance", (context) => then(context, "/deals?notice=moved"));
  app.post("/settings", (context) => then(context, "/settings?notice=saved"));
  app.post("/settings/invites", (context) => then(context, "/settings?notice=invited"));
  app.get("*", (context) => {
    if (context.req.path === `${BASE}/`) return show(context, dashboardPage);
    return show(context, (frame) => page(frame, "Not found", "", notFound()), 404);
  });
  return app;
}

function notFound(): Markup {
  return html`<h1>Not found</h1><p>There is no such page in this CRM.</p>`;
}

/** Strict: scripts by nonce only, styles from here; the player needs its API, and pictures and videos of guides their hosts. */
function policy(nonce: string, apiUrl: string): string {
  const api = new URL(apiUrl).origin;
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `connect-src 'self' ${api}`,
    `img-src 'self' data: https: ${api}`,
    `media-src 'self' https: ${api}`,
    "frame-src https://www.youtube.com https://www.youtube-nocookie.com https://player.vimeo.com https://fast.wistia.net https://web.microsoftstream.com",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join("; ");
}

/** The language for a visitor of the demo: the one in the address, else the browser's first, else English. */
function wantedLanguage(asked: string | undefined, accepted: string | undefined): string {
  const first = (asked ?? accepted ?? "").split(/[,;]/)[0]?.trim().toLowerCase() ?? "";
  return /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/.test(first) ? first : "en";
}
