import { randomBytes } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/* Images for tests, made anew: honest ones, and files that claim to be what they are not. */

export const raw = (width: number, height: number) => sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
export const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "#1f5bd6" } });
/** As a photograph is: soft, and different everywhere. */
export const photo = async (width: number, height: number) => {
  const small = await raw(width >> 4, height >> 4)
    .png()
    .toBuffer();
  return sharp(small).resize(width, height);
};
export const frames = (width: number, height: number, count: number) =>
  sharp(randomBytes(width * height * count * 3), { raw: { width, height: height * count, channels: 3, pageHeight: height } })
    .gif({ effort: 1, colours: 8 })
    .toBuffer();

export function chunk(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.byteLength);
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG that claims a size, whatever is in it. */
export function claimedPng(width: number, height: number, content = deflateSync(Buffer.alloc(10_000))): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([magic, chunk("IHDR", head), chunk("IDAT", content), chunk("IEND", Buffer.alloc(0))]);
}

/** A GIF of so many frames of one pixel, or of one that claims a size. */
export function gif(count: number, side = 1): Buffer {
  const size = [side & 255, side >> 8, side & 255, side >> 8];
  const head = Buffer.from([...Buffer.from("GIF89a"), ...size, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
  const frame = Buffer.from([0x21, 0xf9, 4, 0, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0, ...size, 0, 2, 2, 0x44, 1, 0]);
  return Buffer.concat([head, ...Array.from({ length: count }, () => frame), Buffer.from([0x3b])]);
}

/** A JPEG made exactly that long by comments in it. */
export async function jpegOf(bytes: number): Promise<Buffer> {
  const image = await (await photo(3200, 2400)).jpeg({ quality: 90 }).toBuffer();
  const comments: Buffer[] = [];
  for (let left = bytes - image.byteLength; left > 0; ) {
    const length = left - 65_537 in [1, 2, 3] ? 60_000 : Math.min(left, 65_537);
    const comment = Buffer.alloc(length, "c");
    comment.set([0xff, 0xfe, (length - 2) >> 8, (length - 2) & 255]);
    comments.push(comment);
    left -= length;
  }
  return Buffer.concat([image.subarray(0, 2), ...comments, image.subarray(2)]);
}
