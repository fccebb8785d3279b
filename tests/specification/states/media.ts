import type { Sentence } from "#tests/specification/sentence.ts";

const MEDIA = "tests/routes/manage/step-media.test.ts › the media flow (specification 1, section 4)";
const FLOW = "tests/routes/manage/step-media-flow.test.ts › the media of a %s (specification 1, section 4: Media modal flow)";
const OPENS = `${FLOW} › add video opens the form of its address, add image the choice of its origin, and that leads to the form of each`;
const BECOMES = `${FLOW} › starts with none, becomes what is submitted, and none again when that is removed`;
const SUBMITTED = `${MEDIA} › submitting %s closes it and sets the kind of media`;
const CLOSES = `${MEDIA} › closing the form of an address returns to the origin, closing the upload closes everything, closing a video to the choice`;
const BUTTON = "app/domain/media/media-button.test.ts";
const TYPING =
  "tests/routes/manage/editor-target.test.ts › filling in, shortcuts and skipping › are saved, each text in its language, and opening them again changes nothing";
const HELP = "player/widgets/typing-help.test.ts";
const LABELS = `${HELP} › section 4: shortcut labels are “Shortcuts”, “TAB” and “ENTER” until their author says otherwise, and are trimmed`;
const APART = `${HELP} › section 4: shortcut hints, autofill and the enter prompt are switched on apart: %j shows %j`;

/** Specification 1, section 4: Media modal flow, Step editor toggles. */
export const MEDIA_AND_TOGGLES: readonly Sentence[] = [
  { says: "The modal shown is none, imageOriginChoice, imageByUrl, imageByUpload, videoByUrl", proof: OPENS },
  { says: "Media type none, image, video", proof: [BECOMES, SUBMITTED] },
  {
    says: "Add image opens origin choice",
    proof: [OPENS, `${MEDIA} › add image opens the choice of its origin: by address, by upload, from images used before`],
  },
  { says: "By URL opens the URL modal", proof: OPENS },
  { says: "By upload opens the upload modal", proof: OPENS },
  { says: "Submitting closes it and sets the media type", proof: SUBMITTED },
  { says: "Closing the URL modal returns to origin choice", proof: CLOSES },
  { says: "A closed upload closes everything", proof: CLOSES },
  {
    says: "A failed upload closes everything",
    decided: "Errors stand in place and name the action",
    proof: "tests/routes/manage/step-media.test.ts › of %s the upload says so at its field",
  },
  { says: "Add video opens the video URL modal", proof: OPENS },
  {
    says: "Removing image, video, link or info sets media type to none",
    proof: `${MEDIA} › removing sets the kind of media to none, of each kind`,
  },
  {
    says: "Media button: add opens the dropdown and turns to remove",
    proof: [
      `${BUTTON} › adding opens the choice and turns to remove`,
      `${MEDIA} › the choice offers Image/gif, Video, Infobox and Link, each at an address`,
    ],
  },
  { says: "Media button: closing or choosing returns to add", proof: `${BUTTON} › closing or choosing returns to add` },
  {
    says: "Media button: trash shows when media exists",
    proof: [`${BUTTON} › trash after an image is added`, `${BUTTON} › trash after a video is added`],
  },
  { says: "Media button: trash after media or infobox is added", proof: `${BUTTON} › trash after an info box is added` },
  { says: "Media button: none after a link is added", proof: `${BUTTON} › none after a link is added` },
  { says: "Media button: add after removal", proof: `${BUTTON} › without media it adds` },
  {
    says: "Step editor toggles: info box, media link",
    proof: "tests/routes/manage/editor.test.ts › media of each kind are saved, an address gets its protocol",
  },
  { says: "Step editor toggles: autofill", proof: [TYPING, APART] },
  {
    says: "Step editor toggles: completion",
    proof: "tests/routes/manage/editor.test.ts › however people continue, opening another step changes nothing: %j",
  },
  { says: "Step editor toggles: shortcut hints", proof: [TYPING, APART] },
  { says: "Step editor toggles: enter prompt", proof: [TYPING, APART] },
  { says: "Shortcut labels default “Shortcuts”, “TAB”, “ENTER”", proof: LABELS },
  {
    says: "Shortcut labels are trimmed",
    proof: [LABELS, "server/resources/guides/step-fields.test.ts › every field of a step is kept, and played"],
  },
];
