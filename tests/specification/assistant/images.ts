import type { Sentence } from "#tests/specification/sentence.ts";

const PICTURES = "tests/routes/customize/pictures.test.ts";
const IMAGES = "server/resources/images/images.test.ts";
const CROPPER = "app/features/media/image-cropper.test.tsx";
const CROP = "app/domain/media/crop.test.ts";
const FILE = "app/ui/fields/file-field/file-field.test.tsx › a chosen file is named with its size";
const UPLOADED = `${IMAGES} › a file is uploaded as it is or cropped to 688 × 376, and keeps its name`;
const JOURNEY =
  "tests/e2e/customize.spec.ts › an avatar is uploaded and cropped to a square, and one used before is chosen again; what was typed is saved";
const STEP_MEDIA = "tests/routes/manage/step-media.test.ts";

/** Specifications 1 and 2, sections 2 to 4, 7 and 9: image fields, uploads and the cropper. */
export const IMAGES_OF_THE_ASSISTANT: readonly Sentence[] = [
  {
    says: "Image fields: avatar_img, helpDeskImageURL",
    proof: [
      "app/domain/player/styling-types.test.ts › section 3: the image fields are avatar_img and helpDeskImageURL",
      `${PICTURES} › an avatar is uploaded, its square chosen in numbers, and players get it at 240 × 240`,
      `${PICTURES} › what is no picture of the assistant has no such screen, and contributors have none`,
    ],
  },
  {
    says: "POST /v2/properties/{id}/images (body: image as a data URL; answer carries imageUrl)",
    proof: [
      `${IMAGES} › an image is encoded anew without its metadata, stored once per content, and served to anybody`,
      `${IMAGES} › contributors, strangers and other tenants store nothing`,
    ],
  },
  {
    says: "Image cropper: drag and drop or file picker",
    proof: [`${CROPPER} › a dropped image is chosen; other files do nothing`, JOURNEY],
  },
  {
    says: "Image cropper: drag to move",
    proof: `${CROPPER} › what is dragged moves along, until it is let go, and never beyond the image`,
  },
  { says: "Image cropper: wheel to zoom", proof: `${CROPPER} › the wheel zooms at the pointer by its delta over 200` },
  {
    says: "Image cropper: upload button",
    proof: [JOURNEY, `${PICTURES} › its buttons save what was typed and lead to the picture, unless something typed is wrong`],
  },
  {
    says: "Image cropper: no image (drop zone), then image loaded (canvas and Upload button)",
    proof: [`${STEP_MEDIA} › an image is uploaded, cropped to 688 × 376 and used; one used before is used again`, JOURNEY],
  },
  { says: "Image cropper: canvas 688 by 376 px", proof: [`${CROP} › a crop has the shape of the canvas, 688 to 376`, UPLOADED] },
  {
    says: "Image cropper: wheel zoom factor 1.1 per step (wheel delta divided by 200)",
    proof: [
      `${CROP} › a step of the wheel zooms by 1.1, its delta counts in 200s (specification 1, section 9)`,
      `${CROPPER} › the wheel zooms at the pointer by its delta over 200`,
    ],
  },
  { says: "Image cropper output: filename", proof: UPLOADED },
  {
    says: "Image cropper output: filesize in KB when no cropping is done",
    proof: [FILE, "app/ui/fields/file-field/file-field.test.tsx › %d bytes are, in %s, %j"],
  },
];
