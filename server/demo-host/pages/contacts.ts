import { html } from "hono/html";
import type { Frame, Markup } from "#server/demo-host/frame.ts";
import { notice, page } from "#server/demo-host/frame.ts";
import type { Contact, ContactSort } from "#server/demo-host/people.ts";
import { field } from "./field.ts";

export type ContactList = { words: string; sort: ContactSort; found: Contact[]; notice: string };

export function contactsPage(frame: Frame, list: ContactList): Markup {
  const columns: [ContactSort, string][] = [
    ["name", "Name"],
    ["company", "Company"],
    ["stage", "Stage"],
  ];
  const sortLink = (sort: ContactSort) => `${frame.base}/contacts?${new URLSearchParams({ q: list.words, sort })}`;
  return page(
    frame,
    "Contacts",
    "contacts",
    html`${notice(list.notice)}<div class="bar"><h1>Contacts</h1>
<a class="button primary" id="add-contact" data-testid="add-contact" href="${frame.base}/contacts/new">New contact</a></div>
<form class="search" id="contact-search" method="get" action="${frame.base}/contacts" role="search">
<label for="q">Search contacts</label>
<input id="q" name="q" type="search" maxlength="100" value="${list.words}" data-testid="contact-search-field">
<input type="hidden" name="sort" value="${list.sort}">
<button class="button" data-testid="contact-search-submit">Search</button></form>
<div class="scroll"><table id="contacts" data-testid="contacts-table"><thead><tr>${columns.map(
      ([key, label]) =>
        html`<th scope="col" aria-sort="${list.sort === key ? "ascending" : "none"}"><a data-testid="sort-${key}" href="${sortLink(key)}">${label}</a></th>`,
    )}<th scope="col">Owner</th></tr></thead>
<tbody>${list.found.map(
      (contact) =>
        html`<tr id="contact-${contact.id}" data-testid="contact-row"><td><a data-testid="contact-link" href="${frame.base}/contacts/${contact.id}">${contact.name}</a></td>
<td>${contact.company}</td><td><span class="stage ${contact.stage.toLowerCase()}">${contact.stage}</span></td><td>${contact.owner}</td></tr>`,
    )}</tbody></table></div>
<p class="muted" data-testid="contact-count">${list.found.length} contacts</p>`,
  );
}

export function contactPage(frame: Frame, contact: Contact, said: string): Markup {
  return page(
    frame,
    contact.name,
    "contacts",
    html`${notice(said)}<p><a href="${frame.base}/contacts">Contacts</a></p><div class="bar"><h1 id="contact-name">${contact.name}</h1>
<span class="stage ${contact.stage.toLowerCase()}" data-testid="contact-stage">${contact.stage}</span></div>
<div class="columns"><section class="box"><h2>Details</h2>
<form method="post" action="${frame.base}/contacts/${contact.id}" id="contact-form" data-testid="contact-form">
${field("email", "E-mail", contact.email, "email")}${field("phone", "Phone", contact.phone, "tel")}
<p class="field"><label for="stage">Stage</label><select id="stage" name="stage" data-testid="contact-stage-select">${[
      "Lead",
      "Qualified",
      "Customer",
    ].map((stage) => (stage === contact.stage ? html`<option selected>${stage}</option>` : html`<option>${stage}</option>`))}</select></p>
<button class="button primary" id="save-contact" data-testid="save-contact">Save contact</button></form></section>
<section class="box"><h2>Add a note</h2>
<form method="post" action="${frame.base}/contacts/${contact.id}/notes" id="note-form" data-testid="note-form">
<p class="field"><label for="note">Note</label><textarea id="note" name="note" rows="4" maxlength="2000" data-testid="note-text"></textarea></p>
<button class="button" id="add-note" data-testid="add-note">Add note</button></form></section></div>`,
  );
}

export function newContactPage(frame: Frame): Markup {
  return page(
    frame,
    "New contact",
    "contacts",
    html`<h1>New contact</h1><section class="box narrow">
<form method="post" action="${frame.base}/contacts" id="new-contact-form" data-testid="new-contact-form">
${field("name", "Name", "", "text", true)}${field("company", "Company", "", "text")}${field("email", "E-mail", "", "email")}
<p class="field"><label for="stage">Stage</label><select id="stage" name="stage" data-testid="stage-select"><option value="">Choose a stage</option><option>Lead</option><option>Qualified</option><option>Customer</option></select></p>
<p class="field"><label><input type="checkbox" id="newsletter" name="newsletter" data-testid="newsletter"> Send the newsletter</label></p>
<button class="button primary" id="create-contact" data-testid="create-contact">Create contact</button>
<a class="button" href="${frame.base}/contacts">Cancel</a></form></section>`,
  );
}
