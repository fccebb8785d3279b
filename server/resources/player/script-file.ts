import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** One file in the encodings that it is sent in; `etag` is a hash of it. */
export type Forms = { etag: string; plain: Buffer; gzip: Buffer; br?: Buffer };

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** A built script with its compressed encodings, read once and again after a new build; null if it was never built. */
export function createScriptFile(file: string): () => Promise<Forms | null> {
  let made: { at: number; script: Promise<Forms> } | null = null;
  return async () => {
    const stat = await fs.stat(file).catch(() => null);
    if (!stat) return null;
    if (made?.at !== stat.mtimeMs) {
      made = { at: stat.mtimeMs, script: fs.readFile(file).then(scriptForms) };
      made.script.catch(() => {
        made = null;
      });
    }
    return made.script;
  };
}

/** Compressed as well as possible: scripts are compressed once and sent often. */
export async function scriptForms(plain: Buffer): Promise<Forms> {
  const [forms, br] = await Promise.all([
    quickForms(plain, 9),
    toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
  ]);
  return { ...forms, br };
}

/** Without the slow encoding. */
export async function quickForms(plain: Buffer, level = 6): Promise<Forms> {
  return { etag: createHash("sha1").update(plain).digest("base64url"), plain, gzip: await toGzip(plain, { level }) };
}
