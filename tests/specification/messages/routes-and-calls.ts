import type { Sentence } from "#tests/specification/sentence.ts";

const ROUTES = "tests/routes/messages/messages.test.ts";
const FIRST = "server/resources/messages/messages.test.ts";
const KEPT = "server/resources/messages/kept-messages.test.ts";
const SCREENS =
  "tests/specification/messages/words.test.ts › section 2: the screens of messages are at list, create, nps, survey with survey/edit/{id}, and announcements with announcement/edit/{id}";
const NOT_NUMERIC = [
  `${ROUTES} › one is duplicated, archived once, and brought back; its kind leads to its own editor`,
  "tests/e2e/messages.spec.ts › an id that is no number leads to the error page, and an archived message cannot be changed",
];
const FLAG = "tests/routes/messages/flag.test.ts";
const WITHOUT_FLAG =
  "tests/routes/access/api.test.ts › spec 2 §2 Settings: users and attributes need the staffTrainingExtension limit, in calls as on screens › %s finds nothing without it, and refuses whoever may not as ever";
const CONTRIBUTOR = "server/resources/messages/who-may-edit.test.ts › section 6: a %s";
const EDITS = `${CONTRIBUTOR} › edits non-private, non-deleted messages of the type %s`;
const EDITS_NOT = `${CONTRIBUTOR} › changes nothing of private, archived and deleted ones of the type %s`;
const WHOSE = `${ROUTES} › who may only edit what is live does that, and neither sees nor changes the segments`;
const LISTED = `${KEPT} › one kind, newest first, pinned ones before all others, by state, words and order, and paged`;
const TABLE = "tests/routes/access/api.test.ts › a %s › is refused %s exactly when the table says so";
const NOWHERE = "server/resources/messages/message-fields.test.ts › section 7: what is not there, and what is no number, is not found";
const CATEGORIES =
  "app/domain/messages/message.test.ts › section 9: categories 1 to 6 are of announcements, 7 is NPS, 8 survey; a survey may also be an NPS announcement: %s";

/** Specification 1, sections 2 and 6 to 9: screens, roles, calls, errors and constants of messages. */
export const MESSAGE_ROUTES_AND_CALLS: readonly Sentence[] = [
  {
    says: "messages: list, create",
    proof: [SCREENS, `${ROUTES} › a new one begins empty, with a template in the languages of the property, or as a copy`],
  },
  {
    says: "messages: nps",
    proof: [
      SCREENS,
      "tests/e2e/messages.spec.ts › an NPS and a survey are written and published; one is duplicated, archived and brought back",
    ],
  },
  { says: "messages: survey (survey/edit/{id})", proof: SCREENS },
  {
    says: "messages: announcements (announcement/edit/{id})",
    proof: [
      SCREENS,
      "tests/e2e/messages.spec.ts › an announcement is begun with a template, written in two languages, published, updated and unpublished",
    ],
  },
  { says: "An announcementId that is not numeric leads to error-page", proof: NOT_NUMERIC },
  {
    says: "The route of an announcement loads segments and page segments of the property",
    proof: [
      "tests/routes/messages/audience.test.ts › section 2: the route of an announcement loads segments and page segments of the property, for it and for its guide",
      "tests/routes/messages/audience.test.ts › section 2: who may not see users is offered no segments, and no page segments",
    ],
  },
  { says: "Navigation: messages needs the announcements flag", proof: "app/domain/access/navigation-needs.test.ts › %s with %j: %s" },
  {
    says: "Missing announcements flag: redirect to app/{id}",
    proof: [
      WITHOUT_FLAG,
      `${FLAG} › section 8: without the announcements flag every screen of messages leads to app/{id}, and nothing is written`,
    ],
  },
  { says: "Non-numeric announcement id: error-page", proof: NOT_NUMERIC },
  { says: "Contributors edit non-private, non-deleted announcements, NPS and surveys", proof: [EDITS, WHOSE] },
  { says: "Contributors do not edit private and deleted announcements, NPS and surveys", proof: [EDITS_NOT, WHOSE] },
  {
    says: "Property contributor: similar to company contributor, for messages",
    proof: [EDITS, EDITS_NOT, `${CONTRIBUTOR} › makes none of the type %s, and sees all`],
  },
  {
    says: "Admins and moderators edit messages",
    proof: ["server/resources/messages/who-may-edit.test.ts › section 6: a %s edits messages in any state but archived", TABLE],
  },
  {
    says: "POST /{property}/announcements",
    proof: [`${FIRST} › of the type %s and category %s is a draft with the defaults of its kind`, TABLE],
  },
  { says: "GET /{property}/announcements", proof: [LISTED, TABLE] },
  {
    says: "GET /{property}/announcements/{id}",
    proof: [`${FIRST} › a save changes the languages that it names, and null takes one away`, NOWHERE],
  },
  {
    says: "PUT /{property}/announcements/{id} (body announcement)",
    proof: [`${FIRST} › makes a version, and a draft that is saved later changes nothing that is live`, NOWHERE],
  },
  {
    says: "DELETE /{property}/announcements/{id}",
    proof: [`${KEPT} › archived ones are in none but their own, take no change, and can be brought back as drafts`, NOWHERE],
  },
  {
    says: "POST /{property}/announcements/{id}/duplicate",
    proof: [`${KEPT} › a duplicate is a draft with the same content and a marked headline, without its times`, NOWHERE],
  },
  { says: "GET /{property}/announcements?category=nps&limit=1", proof: LISTED },
  { says: "Message categories: announcements 1 to 6, NPS 7, survey 8", proof: CATEGORIES },
  {
    says: "Message recurrence days 0, 1, 3, 7, 14, 30, 90, 180, 365",
    proof: "server/resources/messages/message-fields.test.ts › section 4: recurrence and reminder are one of nine numbers of days",
  },
  {
    says: "Default date-time input: next full hour",
    proof: [
      "tests/specification/messages/clocks.test.ts › section 9: a date-time input begins with the next moment at which its clocks show a full hour, also when they are changed",
      "tests/routes/messages/times.test.ts › a time that is not set begins with the next full hour, on the clocks that it is read by, and holds only once it is chosen",
    ],
  },
  {
    says: "About 75 timezone presets from GMT-12:00 to GMT+14:00",
    proof: "app/domain/messages/message.test.ts › section 9: about 75 time zones, from GMT-12:00 to GMT+14:00, each of which is known",
  },
];
