import fs from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { DurableFiles, syncPath, syncTree } from "./durable-files.mjs";

const MAJOR = "18";
const SETTINGS = ["wal_sync_method=fsync", "max_wal_size=64MB", "min_wal_size=32MB", "shared_buffers=32MB", "jit=off"];

/**
 * Opens the engine: on a folder with durable writes, or in memory (tests). A new database starts as a copy of the template,
 * if one is given.
 * @param {{ folder?: string, template?: string }} place
 */
export async function openEngine({ folder, template }) {
  if (!folder) {
    return PGlite.create({ extensions: { pg_trgm }, loadDataDir: archive(template), startParams: parameters(false) });
  }
  if (!fs.existsSync(folder)) await createFolder(folder, archive(template));
  const version = fs.readFileSync(path.join(folder, "PG_VERSION"), "utf8").trim();
  if (version !== MAJOR)
    throw new Error(`The embedded database in ${folder} was written by version ${version}; this program reads version ${MAJOR}.`);
  return openFolder(folder);
}

// The folder gets its final name only once it is complete and on disk, so being killed during the first start leaves nothing half made.
async function createFolder(folder, loadDataDir) {
  const unfinished = `${folder}.unfinished`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  const engine = await openFolder(unfinished, loadDataDir);
  await engine.close();
  syncTree(unfinished);
  fs.renameSync(unfinished, folder);
  syncPath(path.dirname(folder));
}

function openFolder(folder, loadDataDir) {
  return PGlite.create({ extensions: { pg_trgm }, fs: new DurableFiles(folder), loadDataDir, startParams: parameters(true) });
}

function parameters(durable) {
  const base = durable ? PGlite.defaultStartParams.filter((parameter) => parameter !== "-F") : PGlite.defaultStartParams;
  return [...base, ...SETTINGS.flatMap((setting) => ["-c", setting])];
}

function archive(template) {
  return template ? new Blob([fs.readFileSync(template)]) : undefined;
}
