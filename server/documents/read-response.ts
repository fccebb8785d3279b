import type { IncomingMessage } from "node:http";
import type { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { FetchFailed } from "./fetch-failed.ts";

const DECODERS: Record<string, () => Transform> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};
const isGzip = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** The body of an answer as text, of at most `most` bytes once it is unpacked. A compressed sitemap is unpacked too. @throws FetchFailed */
export async function readResponse(response: IncomingMessage, most: number): Promise<string> {
  if (Number(response.headers["content-length"] ?? 0) > most) throw new FetchFailed("too_large");
  const encoding = (response.headers["content-encoding"] ?? "identity").trim().toLowerCase();
  const decoder = encoding === "identity" ? null : DECODERS[encoding];
  if (decoder === undefined) throw new FetchFailed("other");
  const bytes = await collected(response, decoder?.() ?? null, most);
  const plain = isGzip(bytes) ? await collected(bytesOf(bytes), createGunzip(), most) : bytes;
  return decoded(plain, response.headers["content-type"] ?? "");
}

async function* bytesOf(bytes: Buffer) {
  yield bytes;
}

/** Counts what comes out, not what comes in: a few bytes may unpack to more than there is memory for. */
async function collected(from: Readable | AsyncIterable<Buffer>, through: Transform | null, most: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const piece of source) {
      length += piece.length;
      if (length > most) throw new FetchFailed("too_large");
      pieces.push(piece);
    }
  };
  await (through ? pipeline(from, through, collect) : pipeline(from, collect)).catch((error) => {
    // What was stopped before its end may say that instead.
    throw length > most ? new FetchFailed("too_large") : error;
  });
  return Buffer.concat(pieces, length);
}

/** Text by the character set that the bytes, the header or their first lines name; else UTF-8. */
function decoded(bytes: Buffer, type: string): string {
  const head = bytes.subarray(0, 1024).toString("latin1");
  const named = /charset\s*=\s*"?([\w-]+)/i.exec(type) ?? /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w-]+)/i.exec(head);
  const [, charset] = named ?? /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(head) ?? [];
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  return decoderFor(charset ?? "utf-8").decode(bytes);
}

function decoderFor(charset: string) {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
