import type { Sentence } from "./sentence.ts";

const GUIDE_FIELDS = "tests/routes/manage/editor-refusals.test.ts › what cannot be saved comes back as typed, at its field › %s";
const NEW_FIELDS = "tests/routes/manage/create.test.ts › what is not accepted comes back as typed, with the reason at its field";
const CHAPTER_FIELDS =
  "tests/routes/manage/chapters.test.ts › section 5: a title is missing if empty or blank and too long beyond 120 characters, a subtitle beyond 240";
const PROTOCOL = "app/domain/urls/with-protocol.test.ts › %j becomes %j";
const TARGET = "app/domain/urls/web-address.test.ts › %j is what a link may lead to: %j";
const VIDEO = "app/domain/player/video-embed.test.ts › shows %s at %s";
const UNKNOWN_VIDEO = "app/domain/player/video-embed.test.ts › leaves %j as it is";
const SAYS = "app/features/form/failure-text.test.ts › the URL path check %s says: %s (specification 1, section 5)";
const URL_PATH = "app/domain/urls/url-or-path.test.ts › URL path check (specification 1, section 5): %j is a URL or a path: %j";
const IMAGES = "server/resources/images/images.test.ts";
const UPLOAD = "tests/routes/manage/step-media.test.ts › of %s the upload says so at its field";
const SEARCH = "app/domain/guides/search.test.ts";
const BESIDE = `${SEARCH} › chapter search excludes the current chapter and adds “Unsorted Guides” unless already there: from %j by %j`;
const PLAYED = "player/preview/render-step.test.ts";
const BREAKS = `${PLAYED} › keeps the line breaks of a text, and nothing else of it is more than text (specification 1, section 5: Rich text)`;

/** Specification 1, section 5: what holds for guides, chapters and their steps. */
export const RULES: readonly Sentence[] = [
  { says: "Text inputs: missing if empty", proof: [`${NEW_FIELDS} › an empty title`, CHAPTER_FIELDS] },
  { says: "Text inputs: too long is an error or a warning depending on the field", proof: [GUIDE_FIELDS, CHAPTER_FIELDS] },
  { says: "Links: web URL with or without protocol", proof: [PROTOCOL, "app/domain/urls/web-address.test.ts › %j is a web address: %j"] },
  { says: "Links: mailto", proof: TARGET },
  {
    says: "Links: e-mail",
    proof: [PROTOCOL, "tests/routes/manage/step-media.test.ts › submitting %s closes it and sets the kind of media"],
  },
  { says: "A link without protocol gets https", proof: PROTOCOL },
  { says: "A link without protocol gets mailto if it contains @", proof: PROTOCOL },
  {
    says: "URL path check: a failing value gives “Please enter a valid URL or a path”",
    proof: [SAYS, GUIDE_FIELDS, URL_PATH],
  },
  {
    // Where one is asked for, which is in a page segment; the page of a step may be empty, which is any page.
    says: "URL path check: an empty value gives “Please enter a valid URL or a path”",
    proof: [
      SAYS,
      URL_PATH,
      "server/resources/page-segments/page-segments.test.ts › %j is refused at %s (spec 2 §5: Page segment)",
      "tests/routes/users/page-segments.test.ts › that is not accepted comes back as typed (specification 2, section 5: Page segment) %#",
    ],
  },
  { says: "URL path check: spaces give “URL path cannot contain spaces”", proof: [SAYS, GUIDE_FIELDS] },
  { says: "Video links: YouTube (keep only autoplay, controls, start; t= becomes start=)", proof: VIDEO },
  { says: "Video links: Vimeo, Microsoft Stream", proof: VIDEO },
  { says: "Video links: Wistia (soapbox needs a wvideo parameter)", proof: [VIDEO, UNKNOWN_VIDEO] },
  {
    says: "Other video links are not embeddable (returned unchanged by the converter)",
    proof: [UNKNOWN_VIDEO, "app/domain/player/video-embed.test.ts › %s is embeddable: %j"],
  },
  { says: "Rich text: only line breaks allowed", proof: BREAKS },
  {
    says: "Rich text: paste is reduced to plain text and sanitised",
    proof: [
      "tests/routes/manage/save-and-discard.test.ts › the text of a step is a control that takes plain text and line breaks alone, so that paste is reduced to these (section 5: Rich text)",
      GUIDE_FIELDS,
      `${PLAYED} › makes a document that its own policy lets be shown: no script, its style by hash, every text escaped`,
    ],
  },
  { says: "Guide text is sanitised on construction when requested", proof: BREAKS },
  { says: "Image upload: must be an image type", proof: [`${IMAGES} › %s is refused`, UPLOAD] },
  {
    says: "Image upload: limit 8000 KB decoded, else “file too big”",
    proof: [`${IMAGES} › of a file exactly 8000 KB are accepted, and one byte more is refused`, `${IMAGES} › %s is refused`, UPLOAD],
  },
  { says: "Image upload: failure “upload error”", proof: [`${IMAGES} › %s is refused`, UPLOAD] },
  {
    says: "The cropper cannot be moved or zoomed to stop covering the crop area",
    proof: "app/domain/media/crop.test.ts › moving and zooming can never stop covering the crop area (specification 1, section 5)",
  },
  {
    says: "Non-image files dropped emit nothing",
    proof: "app/features/media/image-cropper.test.tsx › a dropped image is chosen; other files do nothing",
  },
  {
    says: "Search for chapters and guides: case-insensitive substring on title",
    proof: [
      `${SEARCH} › search is a case-insensitive substring on the title: %j has %j: %j`,
      "tests/routes/manage/list.test.ts › a search for %j finds titles of chapters and guides",
      "server/resources/guides/list-search.test.ts › for %j finds %j, and says where if not in the title: %j",
    ],
  },
  { says: "Chapter search excludes the current chapter", proof: BESIDE },
  { says: "Chapter search adds “Unsorted Guides” (id 0) unless already in unsorted", proof: BESIDE },
  {
    says: "String limiter cuts to the limit with three dots",
    proof: `${SEARCH} › the string limiter cuts to the limit with three dots: %j at %j is %j`,
  },
];
