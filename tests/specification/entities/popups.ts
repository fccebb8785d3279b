import type { Sentence } from "#tests/specification/sentence.ts";

const POPUPS = "server/resources/popups/popups.test.ts";
const WELCOME = "server/resources/popups/welcome.test.ts";
const CREATED = `${POPUPS} › POST /popups gives a guide a promotion with the texts of launcher content, and its languages hide unless they say otherwise`;
const LANGUAGES = `${POPUPS} › what is said is of one language, what is ticked holds in all of them`;
const LABELS = `${POPUPS} › labels are in the content's language where we have a translation, and in English elsewhere`;
const SHOWN = "app/domain/player/shown-promotion.test.ts";
const BLOCKS = `${SHOWN} › media come as picture, info box and link, and only what is ticked`;
const TICKED = `${SHOWN} › labels are the author's, else the player's in that language; what is not ticked is not there`;

/** Specification 1, section 3: Step / launcher content, and Popup. */
export const POPUPS_AND_CONTENT: readonly Sentence[] = [
  { says: "Launcher content: button_aml “Later”", proof: [CREATED, LABELS] },
  { says: "Launcher content: button_start “Let's go”", proof: [CREATED, LABELS] },
  { says: "Launcher content: content, headline", proof: [CREATED, LANGUAGES] },
  { says: "Launcher content: enable_button_aml, enable_button_start (both default true)", proof: [CREATED, TICKED] },
  { says: "Launcher content: enable_info, enable_link", proof: [CREATED, BLOCKS] },
  { says: "Launcher content: enable_killicon", proof: LANGUAGES },
  { says: "Launcher content: enabled (true)", proof: [CREATED, `${SHOWN} › people see %s`] },
  { says: "Launcher content: killicon_tooltip “Leave this guide”", proof: [CREATED, LABELS] },
  {
    says: "Launcher content: media (image src, video src, info, link)",
    proof: [BLOCKS, `${POPUPS} › PUT /popups/{id}/language/all gives every language the same picture and leaves the texts`],
  },
  { says: "Popup: id, title", proof: `${POPUPS} › GET /popups names the promotions of guides that are not archived` },
  { says: "Popup: type announcement", proof: CREATED },
  {
    says: "Popup: type welcome",
    proof: [
      `${WELCOME} › POST /popups with the type welcome creates the welcome slide of a property, of which there is one, and says nothing yet`,
      `${WELCOME} › it is written in each language, and live as it is saved: in a person’s own language, hidden or in the default one elsewhere`,
      "tests/player/welcome.spec.ts › the welcome slide shows before promotions and messages, takes the focus, and is shown once: not after a reload either",
    ],
  },
  {
    says: "Popup: texts",
    proof: [
      LANGUAGES,
      "tests/routes/manage/contextual.test.ts › it is written in each language with the language's tabs, and waits for publishing",
    ],
  },
  { says: "Popup: languageTexts", proof: `${SHOWN} › people see %s` },
  { says: "Popup: languageBehaviour (default hide)", proof: [CREATED, `${SHOWN} › people see %s`] },
  {
    says: "Popup: firstTimePublished",
    proof: `${POPUPS} › the promotion is live with the version of its guide, and history brings it back with the same id`,
  },
  {
    says: "Popup: tutorial",
    proof: [CREATED, `${WELCOME} › its button starts a guide of the property, and is there only while people can see that guide`],
  },
  {
    says: "Popup: media by type with src",
    proof: `${POPUPS} › PUT /popups/{id}/language/all gives every language the same picture and leaves the texts`,
  },
];
