import type { Sentence } from "#tests/specification/sentence.ts";

const HERE = "tests/specification/assistant/screens.test.ts";
const SCREEN = `${HERE} › section 2: the screen customize/%s has an address of its own, in the navigation too`;
const DOCUMENTS = "tests/routes/screens.test.ts › for a %s every screen is a whole document › %s";
const GUIDES = "tests/routes/customize/guide-texts.test.ts";
const LEADS = `${GUIDES} › customize/languages leads to the texts in each language, analytics/content/search to the report on searches (section 2)`;
const SIZE = [
  `${HERE} › section 9: the assistant in its preview is 350 by 500 pixels, 588 wide expanded, as it is in an application, with room around it`,
  `${HERE} › section 9: the preview of a popup is 350 by 500 pixels, 588 wide expanded, and never wider than its place`,
];
const AVATAR = "app/ui/primitives/avatar/avatar.test.tsx";
const WAITING = "tests/e2e/waiting.scripts.spec.ts";
const DISCARD = `${WAITING} › Discard is there when something changed, takes it back, and asks nothing`;
const LEAVING = "tests/e2e/enhanced.scripts.spec.ts › leaving with unsaved changes asks first";
const COUNT =
  "app/ui/enhance/use-unsaved.test.tsx › the unsaved count is the sum of differences between first and current value (specification 1, section 2: Save bar)";
const DIALOG = "app/ui/composed/dialog/leave-dialog.test.tsx";
const ASKED = `${DIALOG} › leaving with unsaved changes asks with the title, text and buttons of the specification (specification 1, section 2)`;
const CONFIRMED = `${DIALOG} › with unsaved changes the link %s leads on only after a confirmation, to %s`;
const RIGHTS = "app/domain/access/may.test.ts › a %s (specification 2, section 6) › has exactly the rights of the table in %s";
const LET_IN = "tests/routes/access/routes.test.ts › a %s › %s %s: is let in exactly when the table says so";
const TABLE = "tests/routes/access/api.test.ts › a %s › is refused %s exactly when the table says so";
const DROPPED = "The save bar appears with changes; its overridden count and 200 ms retry are dropped";

/** Specifications 1 and 2, sections 1, 2, 6 and 9: the screens of customize, their sizes, their save bar, and who sees them. */
export const CUSTOMIZE: readonly Sentence[] = [
  { says: "Staff configure the in-app assistant (screen position, texts, search, help, welcome slide)", proof: [SCREEN, DOCUMENTS] },
  {
    says: "customize: assistant, guides, search, help, languages, texts, design, welcome-slide (query lang)",
    proof: [SCREEN, LEADS, DOCUMENTS],
  },
  {
    says: "analytics: content (overview, guides, announcements, surveys, tooltips, validators, search, nps): search",
    proof: [
      LEADS,
      "tests/routes/analytics/searches.test.ts › what people searched for in vain stands in a list, in both languages, escaped; and what to do where there is nothing",
    ],
  },
  {
    says: "A “step not found” screen of the assistant has editable header, description, back-tooltip and exit-button texts (defaults: “This step was not found” with an “Exit Guide” button)",
    proof: [
      `${GUIDES} › the texts begin empty, with the usual ones of specification 1, section 1, in their fields`,
      `${GUIDES} › what is saved stays with the other texts of the language, and players get it`,
      "tests/player/own-texts.spec.ts › a step that is not found, and the end of a guide, are said in the property's own words",
    ],
  },
  {
    says: "Popup drag offsets 700 px in each direction",
    proof:
      "tests/player/placing.spec.ts › a popup is moved by its head and by arrow keys, at most 700 pixels each way and within the window, while it is open",
  },
  {
    says: "Guide list progress values clamp to 0 to 1",
    proof: "player/panel/chapter-progress.test.ts › a chapter's progress is a share from 0 to 1",
  },
  {
    says: "Number-only inputs accept digits only with an optional character limit",
    proof: [
      "tests/routes/customize/stylings.test.ts › design: %s cannot be %j",
      "tests/routes/application/selectors.test.ts › %# what cannot be is said at its field, and comes back as it was typed",
    ],
  },
  {
    says: "Number-only inputs: pasted text is stripped to digits and cut to the limit",
    proof: [
      "tests/e2e/number-only.scripts.spec.ts › section 5: a number-only control takes digits, as many as there is room for, typed or pasted",
      "app/ui/enhance/digits.test.ts › of %j with room for %s digits %j is left",
    ],
  },
  {
    says: "Video frame height 200 px in a step, 240 px otherwise",
    proof: `tests/player/look.spec.ts › the frame of a video is \${height} pixels high in a \${type} (specification 1, section 9)`,
  },
  {
    says: "Assistant completion state: not-completed or completed",
    proof: "tests/player/panel.spec.ts › a chapter says how many of its guides are done, and draws which share that is",
  },
  {
    says: "customize/languages and customize/texts",
    proof: [LEADS, `${HERE} › section 2: the languages of welcome slide and texts are in the query, as lang`],
  },
  {
    says: "application-settings: selectors",
    proof: [
      "tests/routes/application/selectors.test.ts › which selectors a property wants is written in lines, saved and shown again (specification 1, section 3: selectorConfig)",
      "tests/e2e/selectors.spec.ts › what elements are found by is refused where it cannot be, saved, shown again and emptied",
    ],
  },
  {
    says: "Navigation: selectors needs the selector-config limit",
    proof: [
      "app/domain/access/navigation-needs.test.ts › %s with %j: %s",
      "tests/routes/application/selectors.test.ts › without the plan there is no such screen (section 2: selectors needs the selector-config limit)",
    ],
  },
  {
    says: "customize: welcome-slide (query lang)",
    proof: [
      SCREEN,
      `${HERE} › section 2: the languages of welcome slide and texts are in the query, as lang`,
      "tests/routes/customize/welcome-slide.test.ts › a welcome slide is created, written in two languages with a guide to start, live at once, and deleted",
    ],
  },
  { says: "Assistant preview 350 by 500 px", proof: SIZE },
  { says: "Assistant preview 588 px wide expanded", proof: SIZE },
  { says: "Assistant preview: view max height 500 px", proof: SIZE },
  { says: "Avatar 40 px (60 px large)", proof: "tests/e2e/measures.spec.ts › drawer, footer and avatars have their sizes" },
  { says: "Initials avatar up to 2 characters", proof: `${AVATAR} › the initials of %j are %j` },
  { says: "Initials avatar: one of 7 colours", proof: `${AVATAR} › names take one of seven colours, always the same one` },
  { says: "Save bar: appears when there are unsaved changes", proof: [COUNT, DISCARD] },
  { says: "Save bar: shows the count with Discard and Save", proof: [LEAVING, DISCARD, COUNT] },
  {
    says: "Save bar: default text “save changes”",
    proof: "tests/e2e/customize.spec.ts › the design of the assistant is refused, saved, seen in the preview and put back",
  },
  {
    says: "Save bar: sticks to the top after scrolling 84 px",
    proof: `${WAITING} › the save bar is lifted once the page is scrolled by 84 pixels`,
  },
  { says: "Save bar: Discard shows when the count is above 0", proof: DISCARD },
  { says: "Save bar: Discard shows above 1 if the count is overridden", decided: DROPPED },
  {
    says: "The count is the sum of differences between first and current value per watched item",
    proof: [COUNT, "app/ui/enhance/use-unsaved.test.tsx › what is as it was at first is no difference, and neither is what is not saved"],
  },
  { says: "Save bar: retry while waiting for a key every 200 ms", decided: DROPPED },
  { says: "Switching language with unsaved changes opens a warning modal", proof: CONFIRMED },
  {
    says: "Leaving a page with pending changes opens a modal titled “Are you sure you want to leave this page?”",
    proof: [ASKED, LEAVING],
  },
  { says: "The modal's text: “You have unsaved changes. Do you really want to leave?”", proof: [ASKED, LEAVING] },
  { says: "The modal's buttons: “yes, leave” and cancel", proof: [ASKED, LEAVING] },
  { says: "Navigation proceeds only on confirm", proof: [CONFIRMED, LEAVING] },
  {
    says: "Logout also asks for confirmation when unsaved changes exist",
    proof: "tests/e2e/shell.spec.ts › choosing colours or a language and not signing out after all take nothing away that was typed",
  },
  { says: "Company contributor: blocked to view customize and application-settings", proof: [RIGHTS, LET_IN, TABLE] },
  { says: "Property contributor: similar to company contributor, for customize and application-settings", proof: [RIGHTS, LET_IN, TABLE] },
  { says: "Admins and moderators view and edit customize and application-settings", proof: [RIGHTS, LET_IN, TABLE] },
];
