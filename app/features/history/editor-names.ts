/** Paths of a step in the contract whose names differ in the editor's form. */
export const EDITOR_NAMES: Record<string, string> = {
  title: "stepTitle",
  "media.type": "mediaType",
  "media.url": "mediaUrl",
  "media.title": "mediaTitle",
  "media.text": "mediaText",
  media: "mediaType",
  skipIf: "skipWhen",
};
