import type { Sentence } from "#tests/specification/sentence.ts";

const FIELDS = "server/resources/guides/guide-fields.test.ts";
const NEW = `${FIELDS} › a new one is private, unsorted, for everybody, without steps, tags, alarms and promotion, and falls back to the default language`;
const VISIBILITY = `${FIELDS} › visibility is public, private or deleted, and nothing else`;
const ALARMS = `${FIELDS} › each alarm has the stepIndex of its step, also once that is moved, and the guide says that it has one`;
const LIFE = "server/resources/content/who-and-when.test.ts";
const AUDIENCE = "server/resources/content/targeting.test.ts › a $kind";
const TARGETING = `${AUDIENCE} › takes a user segment, a page segment, tags and when it shows, and says them (spec 1 §3; issue 9 E)`;

/** Specification 1, section 3: Guide. */
export const GUIDES: readonly Sentence[] = [
  { says: "Guide: id, title, subtitle", proof: NEW },
  { says: "Guide: lastChangedAt", proof: `${LIFE} › a guide says who did %s, and when` },
  { says: "Guide: updatedAt", proof: `${LIFE} › a move is an update of the guide, but no change of what it is` },
  { says: "Guide: visibility (public, private, deleted)", proof: VISIBILITY },
  { says: "Guide: visibility default private", proof: NEW },
  { says: "Guide: segment, pageSegment", proof: TARGETING },
  {
    says: "Guide: tags ({showOn or hideOn list, default show or hide})",
    proof: [
      TARGETING,
      "tests/routes/manage/audience.test.ts › who sees a guide › is saved with when it shows, at once and with nothing to publish (specification 2, section 2; issue 9 E)",
    ],
  },
  { says: "Guide: steps", proof: "server/resources/guides/step-fields.test.ts › every field of a step is kept, and played" },
  {
    says: "Guide: launcher (chapter)",
    proof: "server/resources/guides/guides.test.ts › a created guide is a private draft at the end of its chapter",
  },
  { says: "Guide: alarms (each with stepIndex)", proof: ALARMS },
  {
    says: "Guide: hasAlarm",
    proof: [ALARMS, "tests/routes/manage/list.test.ts › a guide whose step was not found has an icon that says so, its neighbour none"],
  },
  {
    says: "Guide: promotion (id)",
    proof:
      "server/resources/popups/popups.test.ts › POST /popups gives a guide a promotion with the texts of launcher content, and its languages hide unless they say otherwise",
  },
  { says: "Guide: languageBehaviour (default fallback_default)", proof: NEW },
  {
    says: "Guide: languageTexts (per language with status; off means not live)",
    proof: [
      `${FIELDS} › a language whose status is off is not live: its people get the default one, and it says so`,
      "app/domain/languages/language-status.test.ts › with the statuses %j, %s is live: %j",
    ],
  },
  { says: "Guide: firstTimePublished", proof: `${FIELDS} › when it was first published stays through later versions` },
  {
    says: "Guide: copy status (in progress or done)",
    proof:
      "server/resources/guide-copies/guide-copies.test.ts › spec 1 §4: guide copy to another property: a request sets in progress, success sets done; languages, segments and images are mapped or named",
  },
  {
    says: "Loose guides belong to the list “Unsorted Guides” (id 0)",
    proof:
      "tests/routes/manage/chapters.test.ts › section 3: the fields of a chapter › it has its guides in order, each with whether it has an alarm; loose ones are in the list with the id 0",
  },
  {
    says: "A guide title shows “Loading...” until loaded",
    decided: "Documents are rendered when everything is awaited (scripts-off browsers never see late content)",
  },
  { says: "Usage panel item types: chapter, guide", proof: `${AUDIENCE} › counts as usage of its %s until it is archived, and keeps it` },
];
