import fs from "node:fs";
import path from "node:path";
import { installByApt } from "./apt.mjs";

/** tmux is the terminal that the two run in. */
const PROGRAMS = ["w3m", "lynx", "tmux"];

/** What the tests in text browsers lack on this machine after apt was asked for it; empty when nothing. */
export function missingForTextBrowsers() {
  if (missing().length > 0) installByApt(...missing());
  return missing();
}

function missing() {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return PROGRAMS.filter((name) => !folders.some((folder) => fs.existsSync(path.join(folder, name))));
}
