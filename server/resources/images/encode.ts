import sharp from "sharp";
import { refuse } from "#server/http/refusal.ts";
import { turns } from "./turns.ts";

const MAX_BYTES = 8000 * 1024;
const MAX_PIXELS = 40_000_000;
const DATA_URL = /^data:image\/(png|jpe?g|gif|webp|avif);base64,([A-Za-z0-9+/]+=*)$/;

/** Decoding uses the threads that also check passwords, and up to 160 MB per image. */
const inTurn = turns(2, 10, () => refuse.busy(5));

export type EncodedImage = { bytes: Buffer; mediaType: "image/png" | "image/gif" | "image/webp" };

/**
 * Decodes a data URL and re-encodes the image, which drops metadata and anything that is not an image.
 * Two images at a time; ten more wait, and beyond that the answer is 503.
 * At most 8000 KB decoded (specification 1, section 5). SVG is refused: it can carry scripts.
 */
export function encodeImage(dataUrl: string): Promise<EncodedImage> {
  return inTurn(() => encode(dataUrl));
}

async function encode(dataUrl: string): Promise<EncodedImage> {
  const match = DATA_URL.exec(dataUrl);
  if (!match?.[2]) throw refuse.invalid([{ path: "image", code: "upload_error" }]);
  const input = Buffer.from(match[2], "base64");
  if (input.byteLength > MAX_BYTES) throw refuse.invalid([{ path: "image", code: "file_too_big" }]);
  try {
    const image = sharp(input, { limitInputPixels: MAX_PIXELS, animated: true, failOn: "error" });
    const { format, pages = 1 } = await image.metadata();
    if (!["png", "jpeg", "gif", "webp", "heif"].includes(format ?? "")) throw new Error("not an accepted format");
    if (format === "gif" && pages > 1) return { bytes: await image.gif().toBuffer(), mediaType: "image/gif" };
    if (format === "png") return { bytes: await image.png().toBuffer(), mediaType: "image/png" };
    return { bytes: await image.rotate().webp({ quality: 85 }).toBuffer(), mediaType: "image/webp" };
  } catch {
    throw refuse.invalid([{ path: "image", code: "upload_error" }]);
  }
}
