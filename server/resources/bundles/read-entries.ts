import { setImmediate as nextTurn } from "node:timers/promises";
import { Unzip, UnzipInflate } from "fflate";
import { BUNDLE_HEAD, BUNDLE_KINDS, BUNDLE_LIMITS, IMAGE_FILE, kindOfFile } from "#app/domain/bundles/bundle.ts";
import { IMAGE_LIMITS } from "#app/domain/media/image-limits.ts";

/** Why an archive is no bundle, as a key of the errors namespace; `about` is the file in it that it is about. */
export class UnreadableBundle extends Error {
  constructor(
    readonly code: `bundle_error_${string}`,
    readonly about = "",
  ) {
    super(code);
  }
}

/** What is unpacked is in memory, and may be a thousand times as long. */
const BYTES_AT_ONCE = 16_384;
const END = Buffer.from("PK\x05\x06", "latin1");
/** The end of an archive, with the longest comment. */
const END_BYTES = 66_000;

export type BundleEntry = { name: string; bytes: Uint8Array };

/**
 * The files of a bundle, one after the other, each whole, within the limits of bundles: what is too large or too many, and what no bundle has,
 * ends it at once. @throws UnreadableBundle
 */
export async function* bundleEntries(content: AsyncIterable<Uint8Array>): AsyncGenerator<BundleEntry> {
  const ready: BundleEntry[] = [];
  const names = new Set<string>();
  let [failed, open, total] = [null as Error | null, 0, 0];
  const archive = new Unzip((entry) => {
    const { name } = entry;
    if (failed) return;
    const most = mostBytes(name);
    if (most === null) failed = new UnreadableBundle("bundle_error_unexpected_file", name.slice(0, 200));
    else if (names.has(name)) failed = new UnreadableBundle("bundle_error_file_twice", name);
    else if (names.size >= BUNDLE_LIMITS.files) failed = new UnreadableBundle("bundle_error_too_many_files");
    if (failed) return;
    names.add(name);
    open++;
    const parts: Uint8Array[] = [];
    let size = 0;
    entry.ondata = (error, part, isLast) => {
      if (failed) return;
      if (error) failed = new UnreadableBundle("bundle_error_broken");
      size += part?.byteLength ?? 0;
      total += part?.byteLength ?? 0;
      if (size > (most ?? 0) || total > BUNDLE_LIMITS.bytes) failed = new UnreadableBundle("bundle_error_too_large", name);
      if (failed) return entry.terminate();
      parts.push(part);
      if (!isLast) return;
      open--;
      if (!isFolder(name)) ready.push({ name, bytes: Buffer.concat(parts) });
    };
    entry.start();
  });
  archive.register(UnzipInflate);
  let tail = Buffer.alloc(0);
  let isFirst = true;
  const push = (bytes: Uint8Array, isLast = false) => {
    try {
      archive.push(bytes, isLast);
    } catch {
      failed ??= new UnreadableBundle("bundle_error_broken");
    }
    if (failed) throw failed;
    return ready.splice(0);
  };
  for await (const part of content) {
    if (isFirst && Buffer.from(part.buffer, part.byteOffset, part.byteLength).subarray(0, 4).toString("latin1") !== "PK\x03\x04") {
      throw new UnreadableBundle("bundle_error_no_zip");
    }
    isFirst = false;
    tail = Buffer.concat([tail, part]).subarray(-END_BYTES);
    for (let at = 0; at < part.byteLength; at += BYTES_AT_ONCE) {
      yield* push(part.subarray(at, at + BYTES_AT_ONCE));
      await nextTurn();
    }
  }
  if (isFirst) throw new UnreadableBundle("bundle_error_no_zip");
  yield* push(new Uint8Array(0), true);
  if (open > 0 || !tail.includes(END)) throw new UnreadableBundle("bundle_error_broken");
  if (!names.has(BUNDLE_HEAD)) throw new UnreadableBundle("bundle_error_no_head");
}

const isFolder = (name: string) => name.endsWith("/");

/** How long a file of this name may be; null for a name that no bundle has. */
function mostBytes(name: string): number | null {
  if (name === BUNDLE_HEAD || kindOfFile(name)) return BUNDLE_LIMITS.itemBytes;
  if (IMAGE_FILE.test(name)) return IMAGE_LIMITS.bytes;
  return [...BUNDLE_KINDS, "images"].some((folder) => name === `${folder}/`) ? 0 : null;
}
