import type { Sentence } from "#tests/specification/sentence.ts";

const ACTS = "tests/routes/manage/acts.test.ts";
const GUIDES = "server/resources/guides/guides.test.ts";
const SORTING = "tests/routes/manage/sorting.test.ts";
const CHAPTERS = "tests/routes/manage/chapters.test.ts › section 4: its states";
const POPUP = "tests/routes/manage/contextual.test.ts";
const COPIES = "server/resources/guide-copies/guide-copies.test.ts";
const COPIED = `${COPIES} › spec 1 §4: guide copy to another property: a request sets in progress, success sets done; languages, segments and images are mapped or named`;
const ARCHIVED = `${GUIDES} › an archived guide is unsorted and deleted, stays so among the unsorted, and is private again in a chapter`;
const SAVED =
  "tests/routes/manage/save-and-discard.test.ts › save replaces initial and current: the form begins with what was saved, and has nothing unsaved (section 4)";
const DISCARDED =
  "tests/routes/manage/save-and-discard.test.ts › discard reverts current to initial: it leads from what was typed to what is stored (section 4)";
const AUDIENCE =
  "tests/routes/manage/audience.test.ts › who sees a guide › is saved with when it shows, at once and with nothing to publish (specification 2, section 2; issue 9 E)";
const MOVED = `${CHAPTERS} › guides move from the unsorted ones into it and back out, and a search of guides finds them where they are`;
const SEARCHED = `${SORTING} › a search of guides finds them in their new order at once, also without the one that was moved away (section 4)`;

/** Specification 1, section 4: Guide editing, Chapters, Popups. */
export const EDITING: readonly Sentence[] = [
  { says: "Loading a guide caches it", decided: "**The dashboard holds no data.** `app/` reaches data only through the HTTP contract" },
  {
    says: "Modifying changes the current copy",
    decided: "Editing a live item changes its draft; the live copy changes only on publish.",
    proof: `${GUIDES} › editing a live guide changes its draft alone until it is published again`,
  },
  { says: "Save replaces initial and current", proof: SAVED },
  {
    says: "Discard reverts current to initial",
    proof: [DISCARDED, "tests/e2e/waiting.scripts.spec.ts › Discard is there when something changed, takes it back, and asks nothing"],
  },
  { says: "Duplicate replaces both", proof: `${ACTS} › duplicating › opens the copy: a private draft beside the original` },
  { says: "Segment update replaces both", proof: AUDIENCE },
  { says: "Tags update replaces both", proof: AUDIENCE },
  {
    says: "Guide visibility public, private, deleted",
    proof: [
      "server/resources/guides/guide-fields.test.ts › visibility is public, private or deleted, and nothing else",
      `${ACTS} › publishing › makes a version, and taking it down keeps the draft`,
    ],
  },
  {
    says: "Archiving is a delete call reported as archiving",
    proof: `${ACTS} › archiving › asks first, then marks the guide as deleted and leads to the list`,
  },
  {
    says: "Status dot public means published, anything else unpublished",
    proof: "app/features/publishing/content-badges.test.tsx › section 4: the status dot of a guide that is %s is %s, beside the word %s",
  },
  {
    says: "Guide languages are live unless status is off",
    proof: [
      "app/domain/languages/language-status.test.ts › with the statuses %j, %s is live: %j",
      `${POPUP} › languages are live unless switched off, at once and with nothing to publish`,
    ],
  },
  { says: "Deleting a guide moves it to the unsorted list marked deleted", proof: ARCHIVED },
  {
    says: "Moving a deleted guide into a chapter makes it private",
    proof: [ARCHIVED, `${SORTING} › from one chapter into another › an archived guide becomes a draft there`],
  },
  {
    says: "Guides move between chapters",
    proof: [
      `${ACTS} › moving between chapters › puts the guide there and goes back to where it was pressed`,
      `${SORTING} › from one chapter into another › between two guides, first, last, and into an empty chapter`,
    ],
  },
  {
    says: "Guides move from unsorted into a chapter and back out",
    proof: [MOVED, `${SORTING} › from one chapter into another › out of the unsorted list and back, also as the first that is unsorted`],
  },
  { says: "Moving triggers a refresh of the guide search", proof: [MOVED, SEARCHED] },
  { says: "Removing from a chapter triggers a refresh of the guide search", proof: MOVED },
  { says: "Reordering triggers a refresh of the guide search", proof: SEARCHED },
  {
    says: "After a property loads, chapters with guides load",
    proof: "tests/routes/manage/list.test.ts › all chapters with their guides in order, then the unsorted ones",
  },
  { says: "Guide copy to another property: request sets in progress", proof: COPIED },
  { says: "Guide copy: success or failure sets done", proof: [COPIED, `${COPIES} › a failure sets done too, and says why`] },
  {
    says: "Guide copy: reset clears",
    proof:
      "tests/routes/manage/copy-to.test.ts › what came of a copy has an address of its own, so that the next one begins anew: reset clears (section 4: Guide copy)",
  },
  {
    says: "Promotion create or delete toggles a loading flag",
    decided: "**The dashboard holds no data.** … Documents are rendered when everything is awaited",
    proof: [
      `${POPUP} › a popup is created from the screen of the guide, which then leads to it`,
      `${POPUP} › deleting it asks first, and is refused on an older revision`,
    ],
  },
  { says: "Chapters: visibility private or public", proof: `${CHAPTERS} › it is private or public` },
  {
    says: "Chapters: language texts active unless status is off",
    proof:
      "tests/routes/manage/chapter-languages.test.ts › status off means inactive, at once and with nothing to publish (sections 3 and 4)",
  },
  { says: "Popups: held as initial and current copy; discard restores initial", proof: DISCARDED },
  { says: "Popups: save success replaces initial with current", proof: SAVED },
];
