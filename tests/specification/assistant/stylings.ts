import type { Sentence } from "#tests/specification/sentence.ts";

const STYLINGS = "app/domain/player/stylings.test.ts";
const DEFAULT = `${STYLINGS} › has the defaults of specification 1, section 3`;
const TYPES = "app/domain/player/styling-types.test.ts";
const TYPE = `${TYPES} › section 3: the styling %s can be %j, and %j counts as not set`;
const CALL = "server/resources/property-settings/stylings.test.ts › section 7: PUT and GET stylings: %s is kept as %j, and %j is refused";
const SEEN = `tests/player/stylings.spec.ts › styling \${name}: \${JSON.stringify(stored)} changes what is seen (\${at})`;
const SCREENS = "tests/routes/customize/stylings.test.ts";
const FIRST = `${SCREENS} › the screens begin with the defaults of the specification`;
const REFUSED = `${SCREENS} › design: %s cannot be %j`;
const FORMS = "tests/routes/customize/save-and-discard.test.ts › customize/%s";
const RUN = "player/core/run-state.test.ts › asks before it leaves, and leaves at the second time of asking";
const COURSE = "tests/player/course.spec.ts › leaves at once where the property does not ask";
const BUNDLE = "server/resources/player/to-bundle.test.ts";
const SETTINGS = "server/resources/property-settings/stylings.test.ts";
const PLACING = "tests/player/placing.spec.ts";
const HERO =
  "server/resources/popups/welcome.test.ts › its start button is told as people read it: the property's own word, unless it has one itself; blanks are no word";
const PROOF = "server/resources/player/identify.test.ts";

/** Specification 1, sections 3 and 4: Stylings, but for those of search, help and copilot. */
export const STYLINGS_OF_THE_ASSISTANT: readonly Sentence[] = [
  { says: "Stylings: assistantPosition (top-left, top-right, bottom-left, bottom-right)", proof: [SEEN, TYPE, CALL] },
  { says: "Stylings: assistantPosition default bottom-left", proof: [DEFAULT, FIRST, SEEN] },
  { says: "Stylings: avatar_img", proof: [SEEN, TYPE, CALL, `${STYLINGS} › shows an avatar only when there is one`] },
  {
    says: "Stylings: back_mode (back, restart, nothing; default back)",
    proof: [
      ...[DEFAULT, FIRST, CALL],
      `${BUNDLE} › with back_mode %s guides restart: %j, and their steps have Back: %j`,
      "server/resources/player/drafts.test.ts › Back in a draft leads where it leads in what is live (specification 1, section 3: back_mode)",
      `${PLACING} › Back leads to the first step of a guide that restarts`,
    ],
  },
  {
    says: "Stylings: default_language",
    proof: `${SETTINGS} › section 3: default_language is told with the stylings, and chosen elsewhere`,
  },
  {
    says: "Stylings: hero_btn_text",
    proof: [...[CALL, FIRST, HERO], `${BUNDLE} › says the property's hero text on the button of a promotion without a label of its own`],
  },
  {
    says: "Stylings: language_behaviour",
    proof: [
      ...[CALL, FIRST],
      `${BUNDLE} › hides everything from people whose language is not offered, where the property wants it, and from nobody else`,
      "server/resources/player/configurations.test.ts › people whose language is not offered get an answer of their own where the property hides from them",
    ],
  },
  {
    says: "Stylings: enableInteractiveTours (true)",
    proof: [DEFAULT, FIRST, CALL, `${BUNDLE} › leaves out guides where they are turned off`],
  },
  {
    says: "Stylings: draggableAvatar",
    proof: [
      ...[DEFAULT, FIRST, CALL],
      `${PLACING} › the assistant's button goes where it is dragged, is not pressed by that, and stays there on this device`,
      `${PLACING} › a button that people may not move stays`,
    ],
  },
  { says: "Stylings: btn_border_radius (3px)", proof: [DEFAULT, FIRST, SEEN, CALL, REFUSED] },
  { says: "Stylings: exit_click_twice (true)", proof: [DEFAULT, FIRST, SEEN, CALL, RUN, COURSE] },
  { says: "Stylings: main_color (#0098ff)", proof: [DEFAULT, FIRST, SEEN, CALL, REFUSED] },
  { says: "Stylings: min_view_width (integer, 0)", proof: [DEFAULT, FIRST, SEEN, TYPE, CALL] },
  { says: "Stylings: a hide-branding flag (false)", proof: [DEFAULT, FIRST, SEEN, CALL] },
  { says: "Stylings: infobox_bg", proof: [DEFAULT, FIRST, SEEN, CALL, REFUSED] },
  { says: "Stylings: infobox_color", proof: [DEFAULT, FIRST, SEEN, CALL] },
  {
    says: "Stylings: enableAnnouncements (false)",
    proof: [
      DEFAULT,
      CALL,
      FIRST,
      `${BUNDLE} › says whether the assistant lists announcements (specification 1, section 3: enableAnnouncements)`,
      "tests/routes/messages/flag.test.ts › section 3: where the assistant lists no announcements, their list and their editor say so, with a link for those who may change it",
      "tests/routes/messages/flag.test.ts › section 3: enableAnnouncements is off unless a property says otherwise, and kept as it says",
    ],
  },
  {
    says: "Stylings: privacyLevel (0; 1 means heart analytics enabled)",
    proof: [DEFAULT, TYPE, CALL, "server/events/events.test.ts › privacy level 0 keeps content events only, level 1 pages as well"],
  },
  {
    says: "Stylings: privacyLevel advanced is the level that unlocks heart analytics",
    proof: [
      "app/domain/access/navigation-needs.test.ts › %s with %j: %s",
      "app/domain/access/home-address.test.ts › heart %j, nps %j, privacy level %i lead to %s",
    ],
  },
  {
    says: "Stylings: snippetAuthentication",
    proof: [
      DEFAULT,
      CALL,
      `${PROOF} › where no proof is asked for, none is needed, and nothing changes on the wire`,
      `${PROOF} › without a secret nobody can prove anything`,
    ],
  },
  {
    says: "Stylings: snippetAuthenticationToken",
    proof: [
      CALL,
      `${TYPES} › section 3: snippetAuthenticationToken is a text, and no styling that everybody reads`,
      `${PROOF} › the secret shows to those alone who may change it, and to no player`,
      `${PROOF} › a signature or a token of the application's secret proves who somebody is, and gives a pass`,
    ],
  },
  {
    says: "Stylings: selectorConfig {attributes, valueBlocklist, minParents}",
    proof: [
      `${TYPES} › section 3: selectorConfig has attributes, valueBlocklist and minParents`,
      `${SETTINGS} › section 3: selectorConfig is kept whole, within its limits, and where the plan has it`,
      "tests/routes/application/selectors.test.ts › which selectors a property wants is written in lines, saved and shown again (specification 1, section 3: selectorConfig)",
      "app/domain/guides/selector-config.test.ts › a stored configuration %j is read as %j",
    ],
  },
  {
    says: "Stylings: held as initial and current copy; discard restores initial",
    proof: `${FORMS} › discard restores initial: it leads from what was typed to what is stored (section 4: stylings)`,
  },
  {
    says: "Stylings: save success replaces initial with current",
    proof: `${FORMS} › save replaces initial with current, and says so (section 4: stylings; section 8: saved changes)`,
  },
  {
    says: "Hex colour: required, 3 or 6 hex digits with leading #",
    proof: [
      "app/domain/player/ink-on.test.ts › specification 2, section 5: Hex colour: required, 3 or 6 hex digits with leading #: %j is one: %j",
      REFUSED,
    ],
  },
  {
    says: "RGB channels: required, 1 to 3 digits, 0 to 255",
    proof:
      "app/features/stylings/colour-field/colour-picker.test.tsx › specification 2, section 5: RGB channels are from 0 to 255: what is beyond is brought to it, an emptied one keeps its value",
  },
  {
    says: "Colour picker: saturation canvas, hue slider, preview, HEX/RGB toggle",
    proof: [
      "app/features/stylings/colour-field/colour-picker.test.tsx › specification 2, section 2: Colour picker: an area, a hue, what is chosen, and its code as HEX or RGB",
      "tests/e2e/colour-picker.scripts.spec.ts › a colour is picked by the keyboard, as HEX or RGB, or left as it was",
    ],
  },
  {
    says: "Colour picker: Cancel and Select",
    proof: "app/features/stylings/colour-field/colour-picker.test.tsx › Select takes what is chosen, Cancel leaves it as it was",
  },
];
