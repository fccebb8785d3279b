import type { ImageType } from "#app/domain/media/image-limits.ts";

/** What each kind of image begins with, as text of one character per byte. */
const BEGINNINGS: [ImageType, RegExp][] = [
  ["image/png", /^\x89PNG\r\n/],
  ["image/jpeg", /^\xff\xd8\xff/],
  ["image/gif", /^GIF8[79]a/],
  ["image/webp", /^RIFF[\s\S]{4}WEBP/],
  ["image/avif", /^[\s\S]{4}ftypavi[fs]/],
];

/** The kind of image that some bytes begin as, whatever was said of them; null for anything else, SVG among it. */
export function imageTypeOf(bytes: Buffer): ImageType | null {
  const start = bytes.subarray(0, 16).toString("latin1");
  return BEGINNINGS.find(([, beginning]) => beginning.test(start))?.[0] ?? null;
}
