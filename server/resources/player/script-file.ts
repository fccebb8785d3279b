import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type ScriptFile = { etag: string; plain: Buffer; gzip: Buffer; br: Buffer };

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** The built player with its compressed forms, made once and again when the file was rebuilt; null when it was never built. */
export function createScriptFile(file: string): () => Promise<ScriptFile | null> {
  let made: { at: number; script: Promise<ScriptFile> } | null = null;
  return async () => {
    const stat = await fs.stat(file).catch(() => null);
    if (!stat) return null;
    if (made?.at !== stat.mtimeMs) {
      made = { at: stat.mtimeMs, script: compress(file) };
      made.script.catch(() => {
        made = null;
      });
    }
    return made.script;
  };
}

async function compress(file: string): Promise<ScriptFile> {
  const plain = await fs.readFile(file);
  const [zipped, br] = await Promise.all([
    toGzip(plain, { level: 9 }),
    toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
  ]);
  return { etag: createHash("sha1").update(plain).digest("base64url"), plain, gzip: zipped, br };
}
