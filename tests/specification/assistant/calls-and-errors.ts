import type { Sentence } from "#tests/specification/sentence.ts";

const BODY = "server/resources/properties/property-body.test.ts";
const BODIES = `${BODY} › the bodies of the specification are written and read again`;
const SAYS = `${BODY} › a property says its default action, its locale, and its flags as a list and as a map`;
const SEGMENTS = `${BODY} › segments that the property does not have are refused in their place (spec 1 §7: PUT properties)`;
const PROPERTIES = "server/resources/properties/properties.test.ts";
const DETAILS = `${PROPERTIES} › a list with details has each property as it is read alone, in the same order`;
const CONFLICT = `${PROPERTIES} › saves on an older revision answer 409 with the present values`;
const STYLINGS =
  "server/resources/property-settings/stylings.test.ts › section 7: PUT and GET stylings: %s is kept as %j, and %j is refused";
const TEXTS =
  "server/resources/property-settings/texts.test.ts › section 7: PUT and GET texts?lang: %s is kept in its language alone; emptied, it is the usual one again";
const TABLE = "tests/routes/access/api.test.ts › a %s › is refused %s exactly when the table says so";
const FOREIGN = "tests/routes/access/api.test.ts › a foreign property or company is not found › %s";
const CONTENT =
  "server/resources/property-settings/content-settings.test.ts › section 7: GET and PUT content-settings: told with their defaults, kept as set, refused on an older revision or of another type";
const POPUPS = "server/resources/popups/popups.test.ts";
const WELCOME = "server/resources/popups/welcome.test.ts";
const WRITTEN = "server/ai/rules/write-segment.test.ts";
const SENTENCE =
  "server/resources/copilot/copilot.test.ts › a sentence becomes filters of the property's own attributes and guides (specification 1, section 8: AI segment statuses)";
const FORMS = "tests/routes/customize/save-and-discard.test.ts › customize/%s";
const SAVED = `${FORMS} › save replaces initial with current, and says so (section 4: stylings; section 8: saved changes)`;

/** Specifications 1 and 2, sections 3, 7 and 8: the property of an assistant, the calls about it, and what is said of them. */
export const ASSISTANT_CALLS_AND_ERRORS: readonly Sentence[] = [
  { says: "Property: id, name, url, company {id, name}", proof: [DETAILS, BODIES] },
  { says: "Property: defaultAction {type, default assistant-v2}", proof: SAYS },
  { says: "Property: locale", proof: SAYS },
  {
    says: "Property: featureFlags (list and value map)",
    proof: [SAYS, `${PROPERTIES} › flags, limits and languages are told with their defaults`],
  },
  {
    says: "Property: assistant settings (pageSegment id or removed)",
    proof: [BODIES, SEGMENTS, `${BODY} › a shape that nobody knows is refused: %j`],
  },
  { says: "Property: defaultPopup", proof: `${BODY} › section 3: the default popup is the welcome slide; no other can be asked for` },
  {
    says: "Property: content settings",
    proof: [CONTENT, "app/domain/content-settings.test.ts › of %s the content settings are whole, each of its type"],
  },
  { says: "GET and PUT /v3/properties/{id}/content-settings", proof: [CONTENT, TABLE, FOREIGN] },
  {
    says: "Property: pinnedAnnouncementId",
    proof:
      "server/resources/messages/pinned-announcement.test.ts › section 3: a property names the pinned announcement that people see on top, only while it is live",
  },
  {
    says: "Page segment: usage names the assistant",
    proof: [
      `${BODY} › a page segment is deleted, or the assistant begins to use it, but not both`,
      "server/resources/page-segments/page-segments.test.ts › a page segment that a tag or the assistant uses stays, with the usage in the answer (spec 2 §8: remove usages first)",
    ],
  },
  { says: "GET /v2/properties (optional query detail, limit)", proof: [DETAILS, `${PROPERTIES} › a list with %s is refused`] },
  { says: "GET /v2/properties/{id}", proof: [BODIES, TABLE, FOREIGN] },
  {
    says: "PUT /v2/properties/{id} (body: name, assistant pageSegment as id or remove flag, copilot segment id)",
    proof: [BODIES, SEGMENTS, CONFLICT, TABLE, FOREIGN],
  },
  {
    says: "GET /v2/properties/{id}/feature-flags",
    proof: [`${PROPERTIES} › flags, limits and languages are told with their defaults`, TABLE, FOREIGN],
  },
  { says: "GET and PUT /v2/properties/{id}/stylings", proof: [STYLINGS, CONFLICT, TABLE, FOREIGN] },
  { says: "GET and PUT /v2/properties/{id}/texts?lang={lang}", proof: [TEXTS, CONFLICT, TABLE, FOREIGN] },
  {
    says: "PUT /v2/companies/{id}/properties/stylings",
    proof: [
      "server/resources/themes/themes.test.ts › a privacy level for all properties applies only to those with the heart flag (specification 2, sections 4 and 7)",
      "server/resources/themes/themes.test.ts › stylings are set in all properties of the company, or in those that are named; the rest of each stays",
      TABLE,
      FOREIGN,
    ],
  },
  { says: "GET /popups", proof: [`${POPUPS} › GET /popups names the promotions of guides that are not archived`, TABLE, FOREIGN] },
  {
    says: "GET /popups/{id}?lang",
    proof: [`${POPUPS} › labels are in the content's language where we have a translation, and in English elsewhere`, TABLE],
  },
  {
    says: "PUT /popups/{id}?lang",
    proof: [
      `${POPUPS} › what is said is of one language, what is ticked holds in all of them`,
      `${WELCOME} › it is written in each language, and live as it is saved: in a person’s own language, hidden or in the default one elsewhere`,
      TABLE,
    ],
  },
  {
    says: "PUT /popups/{id}/language/all (body popup.media[type].src)",
    proof: [
      `${POPUPS} › PUT /popups/{id}/language/all gives every language the same picture and leaves the texts`,
      `${WELCOME} › PUT /popups/{id}/language/all gives the welcome slide the same picture in each of its languages`,
    ],
  },
  {
    says: "POST /popups (body tutorial, type)",
    proof: [
      `${POPUPS} › POST /popups gives a guide a promotion with the texts of launcher content, and its languages hide unless they say otherwise`,
      `${WELCOME} › POST /popups with the type welcome creates the welcome slide of a property, of which there is one, and says nothing yet`,
    ],
  },
  {
    says: "DELETE /popups/{id}",
    proof: [`${POPUPS} › the promotion is live with the version of its guide, and history brings it back with the same id`, TABLE],
  },
  {
    says: "Success toast: success saving changes (texts)",
    proof: [SAVED, "app/ui/composed/toaster/toaster.test.tsx › the success toast %s says: %s (specification 1, section 8)"],
  },
  {
    says: "Property texts save: “error saving changes”",
    decided: "Errors stand in place and name the action; toasts are for successes and for results of background work",
    proof: `${FORMS} › error saving changes: after %s the form comes back with what was typed, and says why in its place (section 8)`,
  },
  {
    says: "Error toast: error saving changes also for content settings failure",
    decided: "Errors stand in place and name the action; toasts are for successes and for results of background work",
    proof:
      "tests/routes/manage/approval.test.ts › content settings that cannot be saved: after %s the form comes back with what was chosen, and says why in its place (section 8: error saving changes)",
  },
  {
    says: "POST /v2/copilot/manager/user-segments/create (description, attributes, property and company context; answer status, userSegment, message)",
    proof: [
      SENTENCE,
      "server/resources/copilot/copilot.test.ts › only who may edit the people of the property asks, and never about another's",
      TABLE,
    ],
  },
  { says: "AI segment statuses: OK", proof: [`${WRITTEN} › %s`, SENTENCE] },
  {
    says: "AI segment statuses: GUIDE_TITLE_ERROR, UNKNOWN_ATTRIBUTE_ERROR, DESCRIPTION_CORRECTED",
    proof: [`${WRITTEN} › %s, and what it says then`, SENTENCE],
  },
];
