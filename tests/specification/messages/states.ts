import type { Sentence } from "#tests/specification/sentence.ts";

const STATE = "app/domain/messages/message-state.test.ts";
const WALKS =
  "tests/specification/messages/state-walks.test.ts › section 4: over 10,000 walks the next visibility, the buttons of the editor and what may be published are those of the specification";
const CALLS =
  "server/resources/messages/state-walks.test.ts › section 4: over some dozens of walks the calls answer what the specification says, players get what is live, and what is refused changes nothing";
const SERVER = "server/resources/messages/messages.test.ts";
const TIMES = "app/domain/messages/message-times.test.ts";
const CLOCKS = "tests/specification/messages/clocks.test.ts";
const RECURRENCE = "tests/specification/messages/recurrence.test.ts › section 4, Recurrence";
const BUTTON = `${STATE} › the button for what is %s (publishing: %j) and becomes %s says %s`;
const EDITOR =
  "tests/routes/messages/messages.test.ts › the buttons say what saving does (specification 1, section 4), and what keeps it from going live is said at its language";
const MAY = `${STATE} › whether it may be published: %s`;
const VISIBILITY =
  "app/domain/messages/message.test.ts › section 4: message visibility is archived, used, deleted, private, public or scheduled; published means scheduled or public";
const USUAL = [`${TIMES} › defaults: %s`, `${SERVER} › of the type %s and category %s is a draft with the defaults of its kind`];
const SCHEDULED = `${STATE} › scheduled stays scheduled if publishing and a default text exists, else becomes private: %j, %j`;
const END = `${TIMES} › an end time is invalid if on or before the start time, or now when none: %s`;
const END_OF_ZONES = `${CLOCKS} › section 4: an end is invalid on or before its start as moments, whatever the clocks of the two time zones show`;
const END_REFUSED =
  "server/resources/messages/kept-messages.test.ts › an end on or before the start, or in the past, is refused, and so is a time zone that nobody knows";

/** Specification 1, section 4: Message visibility, Recurrence. */
export const MESSAGE_STATES: readonly Sentence[] = [
  {
    says: "Message visibility: archived, used, deleted, private, public, scheduled",
    proof: [
      VISIBILITY,
      "server/resources/messages/message-fields.test.ts › section 4: %s is what it becomes when that is named, and nothing else is",
    ],
  },
  {
    says: "Message visibility: labels Live, Draft, Used, Scheduled, Deleted / Archived",
    proof: "tests/specification/messages/words.test.ts › section 4: a message that is %s is labelled %s",
  },
  { says: "Published means scheduled or public", proof: [VISIBILITY, WALKS] },
  {
    says: "Next visibility: private becomes public when publishing, otherwise stays private",
    proof: [`${STATE} › private becomes public when publishing, otherwise stays private`, WALKS, CALLS],
  },
  {
    says: "Next visibility: public stays public if a default-language text exists, else becomes used",
    proof: [
      `${STATE} › public stays public if a default-language text exists, else becomes used (publishing: %j)`,
      `${SERVER} › what is public without a default text is used`,
      WALKS,
    ],
  },
  { says: "Next visibility: scheduled stays scheduled if publishing and a default text exists", proof: [SCHEDULED, WALKS, CALLS] },
  {
    says: "Next visibility: scheduled else becomes private",
    proof: [SCHEDULED, `${SERVER} › what is scheduled and saved without publishing is a draft again`],
  },
  { says: "Next visibility: used becomes public when publishing", proof: [`${STATE} › used becomes public when publishing`, WALKS, CALLS] },
  {
    says: "Next visibility: an explicit target overrides these",
    proof: [`${STATE} › an explicit target overrides these`, `${SERVER} › an explicit target is followed`, WALKS],
  },
  { says: "Save button: “Save and Publish” (unpublished, publishing)", proof: [BUTTON, EDITOR, WALKS] },
  { says: "Save button: “Save and Unpublish” (published, next visibility used or private)", proof: [BUTTON, EDITOR, WALKS] },
  { says: "Save button: “Update Changes” (published otherwise)", proof: [BUTTON, EDITOR, WALKS] },
  { says: "Save button: “Save Changes” otherwise", proof: [BUTTON, EDITOR, WALKS] },
  {
    says: "A message is publishable if every language that is default or on has no validation errors",
    proof: [MAY, WALKS, `${SERVER} › needs a text in the default language, and no language that is on with a text missing or too long`],
  },
  { says: "A message is publishable if it is already published or has a default-language text", proof: [MAY, WALKS, CALLS] },
  {
    says: "Recurrence: none, daily, 3 days, weekly, biweekly, monthly, 3 months, 6 months, yearly (days 0, 1, 3, 7, 14, 30, 90, 180, 365)",
    proof: [
      "app/domain/messages/message.test.ts › section 4, Recurrence: none, daily, 3 days, weekly, biweekly, monthly, 3 months, 6 months, yearly",
      `${RECURRENCE}: it comes back when so many times 24 hours have passed, in every time zone, and not a quarter of an hour earlier`,
      `${RECURRENCE}: without one it never comes back, without a reminder it is shown once`,
    ],
  },
  { says: "Recurrence defaults: announcements no repeat and no reminder", proof: USUAL },
  {
    says: "Recurrence defaults: NPS no repeat and reminder every 3 days",
    proof: [...USUAL, `${RECURRENCE}: what was seen and not answered reminds after so many times 24 hours, and the reason says when`],
  },
  {
    says: "Recurrence defaults: a survey of category 7 (an NPS announcement) repeat every 3 months and reminder every 3 days",
    proof: [...USUAL, `${RECURRENCE}: over a history of rounds it shows exactly when a diary that is read day by day says so`],
  },
  { says: "An end time is invalid if on or before the start time", proof: [END, END_OF_ZONES, END_REFUSED] },
  { says: "An end time is invalid if on or before now when there is no start", proof: [END, END_OF_ZONES, END_REFUSED] },
  {
    says: "Start time is stripped of seconds",
    proof: [
      `${TIMES} › start time is stripped of seconds`,
      "server/resources/messages/kept-messages.test.ts › a start is kept without its seconds, in the time zone in which it was chosen",
      `${CLOCKS} › section 4: a start without its seconds shows the same minute on every clock`,
    ],
  },
];
