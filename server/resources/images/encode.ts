import sharp, { type Metadata, type Sharp } from "sharp";
import { type Crop, canvasOf, isInside, type Size } from "#app/domain/media/crop.ts";
import { IMAGE_LIMITS, IMAGE_TYPES, type ImageType } from "#app/domain/media/image-limits.ts";
import { refuse } from "#server/http/refusal.ts";
import { turns } from "#server/http/turns.ts";
import { imageTypeOf } from "./sniff.ts";

/** Decoding uses the threads that also check passwords, and up to 100 MB per image. */
const inTurn = turns(2, 10, () => refuse.busy(5));
const MOST_SECONDS = 5;

export type EncodedImage = Size & { bytes: Buffer; mediaType: "image/gif" | "image/webp"; frames: number };

/** Where the refusals of an image are told: the path of its bytes in what was sent. */
export type ImagePlace = "image" | "file";

/**
 * Decodes an image and encodes it anew, upright, at most 1376 pixels long or wide, or as its `crop`, 688 × 376, or 240 × 240 for a square. That drops metadata and
 * anything that is not an image. Two images at a time; ten more wait, and beyond that the answer is 503.
 * @throws Refusal 422: `file_too_big` above 8000 KB, `image_error_too_large` for too many pixels or frames, `crop_error_outside`,
 * `crop_error_animated`, and `upload_error` for what is no image. SVG is none: it can carry scripts.
 */
export function encodeImage(input: Buffer, place: ImagePlace, crop?: Crop): Promise<EncodedImage> {
  return inTurn(() => encode(input, place, crop));
}

async function encode(input: Buffer, place: ImagePlace, crop?: Crop): Promise<EncodedImage> {
  if (input.byteLength > IMAGE_LIMITS.bytes) throw refused(place, "file_too_big");
  const type = imageTypeOf(input);
  if (!type) throw refused(place, "upload_error");
  const image = sharp(input, { limitInputPixels: IMAGE_TYPES[type], animated: type === "image/gif", failOn: "error" });
  const metadata = await image.timeout({ seconds: MOST_SECONDS }).metadata().catch(tooLargeOrBroken(place));
  const { size, frames } = measured(metadata);
  if (frames > IMAGE_LIMITS.frames || size.width * size.height * frames > mostPixels(type, frames)) {
    throw refused(place, "image_error_too_large");
  }
  if (crop && frames > 1) throw refused("crop", "crop_error_animated");
  if (crop && !isInside(crop, size)) throw refused("crop", "crop_error_outside");
  return written(image, frames, crop).catch(tooLargeOrBroken(place));
}

const mostPixels = (type: ImageType, frames: number) => (frames > 1 ? IMAGE_LIMITS.animationPixels : IMAGE_TYPES[type]);

const refused = (path: ImagePlace | "crop", code: string) => refuse.invalid([{ path, code }]);

/** The upright size of one frame, and how many there are. */
function measured({ autoOrient, pageHeight, pages = 1 }: Metadata): { size: Size; frames: number } {
  return { size: { width: autoOrient.width, height: pageHeight ?? autoOrient.height }, frames: pages };
}

async function written(image: Sharp, frames: number, crop: Crop | undefined): Promise<EncodedImage> {
  if (frames > 1) {
    const { data, info } = await image.gif({ effort: 1 }).toBuffer({ resolveWithObject: true });
    return { bytes: data, mediaType: "image/gif", width: info.width, height: info.pageHeight ?? info.height, frames };
  }
  const upright = image.rotate();
  const sized = crop
    ? upright.extract({ left: crop.x, top: crop.y, width: crop.width, height: crop.height }).resize({ ...canvasOf(crop), fit: "cover" })
    : upright.resize({ width: IMAGE_LIMITS.side, height: IMAGE_LIMITS.side, fit: "inside", withoutEnlargement: true });
  const { data, info } = await sized.webp({ quality: 85, effort: 1 }).toBuffer({ resolveWithObject: true });
  return { bytes: data, mediaType: "image/webp", width: info.width, height: info.height, frames };
}

function tooLargeOrBroken(place: ImagePlace) {
  return (error: unknown): never => {
    const isLarge = error instanceof Error && /pixel limit/i.test(error.message);
    throw refused(place, isLarge ? "image_error_too_large" : "upload_error");
  };
}
