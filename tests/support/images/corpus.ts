import type { Crop } from "#app/domain/media/crop.ts";
import { Refusal } from "#server/http/refusal.ts";
import { type EncodedImage, encodeImage } from "#server/resources/images/encode.ts";
import { chunk, claimedPng, flat, frames, gif, jpegOf, photo, raw } from "./made.ts";

const MOST = 8000 * 1024;
const SCRIPT = "<script>alert('polyglot')</script>";

type Expected = string | Partial<EncodedImage>;
export type ImageCase = { build: () => Promise<Buffer> | Buffer; gives: Expected; without?: string; crop?: Crop };

/** Files that somebody may upload as an image, and what must become of each: what is stored, or the code of its refusal (issue 10). */
export const IMAGES: Record<string, ImageCase> = {
  "text that says it is an image": { build: () => Buffer.from("hello"), gives: "upload_error" },
  nothing: { build: () => Buffer.alloc(0), gives: "upload_error" },
  "wrong magic: a TIFF": { build: () => flat(9, 9).tiff().toBuffer(), gives: "upload_error" },
  "wrong magic: a PNG whose first byte is another": {
    build: async () => Buffer.concat([Buffer.from([0]), (await flat(9, 9).png().toBuffer()).subarray(1)]),
    gives: "upload_error",
  },
  "wrong magic: the beginning of a JPEG before a PNG": {
    build: async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), await flat(9, 9).png().toBuffer()]),
    gives: "upload_error",
  },
  "an SVG with a script": { build: () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`), gives: "upload_error" },
  "an SVG of a hundred million shapes": {
    build: () => Buffer.from(`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "${"&lt;g/>".repeat(9)}">]><svg>&a;</svg>`),
    gives: "upload_error",
  },
  "a PDF with an image in it": { build: () => Buffer.from("%PDF-1.7\n1 0 obj <<>> endobj"), gives: "upload_error" },
  "a PNG that ends in the middle": {
    build: async () => (await raw(300, 300).png().toBuffer()).subarray(0, 60_000),
    gives: "upload_error",
  },
  "polyglot: a JPEG with a web page behind it": {
    build: async () => Buffer.concat([await flat(40, 30).jpeg().toBuffer(), Buffer.from(SCRIPT)]),
    gives: { mediaType: "image/webp", width: 40, height: 30 },
    without: SCRIPT,
  },
  "polyglot: a PNG with a script in its texts": {
    build: async () => {
      const png = await flat(40, 30).png().toBuffer();
      return Buffer.concat([png.subarray(0, 33), chunk("tEXt", Buffer.from(`Comment\0${SCRIPT}`)), png.subarray(33)]);
    },
    gives: { mediaType: "image/webp", width: 40, height: 30 },
    without: SCRIPT,
  },
  "polyglot: a GIF that is a script": {
    build: () => Buffer.concat([gif(1), Buffer.from(`*/=1;${SCRIPT}`)]),
    gives: { mediaType: "image/webp", width: 1, height: 1 },
    without: SCRIPT,
  },
  "polyglot: a GIF animation with an archive behind it": {
    build: async () => Buffer.concat([await frames(8, 8, 3), Buffer.from(`PK\x03\x04${SCRIPT}`)]),
    gives: { mediaType: "image/gif", width: 8, height: 8, frames: 3 },
    without: SCRIPT,
  },
  "a PNG that claims a gigapixel": { build: () => claimedPng(31_623, 31_623), gives: "image_error_too_large" },
  "a PNG that claims the most a PNG can": { build: () => claimedPng(2 ** 31 - 1, 2 ** 31 - 1), gives: "upload_error" },
  "a JPEG of a gigapixel": {
    build: async () => {
      const jpeg = await flat(16, 16).jpeg().toBuffer();
      const at = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
      jpeg.writeUInt16BE(32_000, at + 5);
      jpeg.writeUInt16BE(32_000, at + 7);
      return jpeg;
    },
    gives: "image_error_too_large",
  },
  "a GIF that claims a gigapixel": { build: () => gif(1, 32_000), gives: "image_error_too_large" },
  "a GIF of 10,000 frames": { build: () => gif(10_000), gives: "image_error_too_large" },
  "a GIF of 10,000 frames that each claim four billion pixels": { build: () => gif(10_000, 65_535), gives: "image_error_too_large" },
  "a GIF of the most frames there may be": { build: () => gif(300), gives: { frames: 300 } },
  "a GIF of one frame more": { build: () => gif(301), gives: "image_error_too_large" },
  "an ordinary animation": { build: () => frames(320, 176, 12), gives: { mediaType: "image/gif", width: 320, height: 176, frames: 12 } },
  "a photograph with the place where it was taken": {
    build: async () =>
      (await photo(1200, 800))
        .jpeg()
        .withExif({ IFD0: { Copyright: "Secret place" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 51/1 29/1" } })
        .toBuffer(),
    gives: { mediaType: "image/webp", width: 1200, height: 800 },
    without: "Exif",
  },
  "a photograph that was held upright": {
    build: async () => (await photo(1200, 800)).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    gives: { width: 800, height: 1200 },
  },
  "exactly 8000 KB": { build: () => jpegOf(MOST), gives: { mediaType: "image/webp", width: 1376, height: 1032 } },
  "8000 KB and one byte": { build: () => jpegOf(MOST + 1), gives: "file_too_big" },
  "one byte less than 8000 KB": { build: () => jpegOf(MOST - 1), gives: { width: 1376, height: 1032 } },
  "a photograph of 12 million pixels": {
    build: async () => (await photo(4000, 3000)).jpeg({ quality: 90 }).toBuffer(),
    gives: { width: 1376, height: 1032 },
  },
  "a large picture of a screen": { build: () => flat(5120, 2880).png().toBuffer(), gives: { width: 1376, height: 774 } },
  "noise, which compresses worst": { build: () => raw(1600, 1600).png().toBuffer(), gives: { width: 1376, height: 1376 } },
  "the end of a photograph of 12 million pixels, cropped": {
    build: async () => (await photo(4000, 3000)).jpeg({ quality: 90 }).toBuffer(),
    crop: { x: 2624, y: 2248, width: 1376, height: 752 },
    gives: { width: 688, height: 376 },
  },
  "a crop outside of its image": {
    build: async () => (await photo(1200, 800)).jpeg().toBuffer(),
    crop: { x: 600, y: 0, width: 688, height: 376 },
    gives: "crop_error_outside",
  },
  "a crop of an animation": { build: () => gif(2), crop: { x: 0, y: 0, width: 1, height: 1 }, gives: "crop_error_animated" },
  "a WebP of 5 million pixels": {
    build: async () => (await photo(2560, 1920)).webp({ quality: 90, effort: 0 }).toBuffer(),
    gives: { width: 1376, height: 1032 },
  },
  "an AVIF of 2 million pixels": {
    build: async () => (await photo(1760, 1200)).avif({ effort: 0 }).toBuffer(),
    gives: { width: 1376, height: 938 },
  },
};

/** What became of an image: the code of its refusal, or what was stored. */
export async function outcome(bytes: Buffer, crop?: Crop): Promise<string | EncodedImage> {
  try {
    return await encodeImage(bytes, "image", crop);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.details.fields?.[0]?.code ?? error.code;
  }
}
