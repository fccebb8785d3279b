import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { root, within } from "./root.mjs";

const PLACES = ["app", "server", "player", "public", "locales", "remix.config.js", "vite.config.ts", "tsconfig.json", "package-lock.json"];
const STAMP = within("build/stamp");

/** Whether `build/` was made from the sources as they are now. */
export function buildIsFresh() {
  return fs.existsSync(STAMP) && fs.readFileSync(STAMP, "utf8") === fingerprint();
}

export function markBuilt(print) {
  fs.writeFileSync(STAMP, print);
}

/** A hash over everything that goes into the build; tests do not. */
export function fingerprint() {
  const hash = createHash("sha256");
  for (const place of PLACES) for (const file of filesIn(place)) hash.update(`${file}\0`).update(fs.readFileSync(path.join(root, file)));
  return hash.digest("hex");
}

function filesIn(place) {
  const at = path.join(root, place);
  if (!fs.existsSync(at)) return [];
  if (fs.statSync(at).isFile()) return [place];
  return fs
    .readdirSync(at, { withFileTypes: true })
    .flatMap((entry) => (/\.test\.tsx?$/.test(entry.name) ? [] : filesIn(`${place}/${entry.name}`)))
    .sort();
}
