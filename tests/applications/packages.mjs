import { execFile } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { within } from "#server/launch/root.mjs";

/**
 * The applications' packages, each in three releases; they are no part of what the product installs. `near` is two releases after `older`: of the
 * minor versions that the registry has after it (2.0 comes after 1.9), the second, and of that the last patch. `far` was the newest of all.
 */
export const PACKAGES = {
  "decap-cms": { older: "3.0.12", near: "3.3.3", far: "3.16.3" },
  "@vendure/admin-ui-plugin": { older: "1.9.7", near: "2.1.6", far: "3.7.3" },
  "@scalar/api-reference": { older: "1.25.130", near: "1.28.34", far: "1.72.1" },
  "vanilla-jsoneditor": { older: "0.23.8", near: "1.1.2", far: "3.13.0" },
  "@node-red/editor-client": { older: "3.1.15", near: "4.1.15", far: "5.0.7" },
  rapidoc: { older: "8.4.9", near: "9.1.8", far: "9.3.8" },
};

const run = promisify(execFile);
const LIMIT_MS = 120_000;
const PACK = ["pack", "--ignore-scripts", "--silent", "--fetch-retries=1", "--fetch-retry-mintimeout=500", "--fetch-retry-maxtimeout=1000"];

/** The folder in which a release of a package lies once it was fetched. */
export const folderOf = (name, version) => within(".cache/applications", `${name}@${version}`.replaceAll("/", "+"));

let asked;

/** Fetches the packages that are not here yet, once in a process. @returns {Promise<string[]>} those that cannot be fetched */
export function missingPackages() {
  asked ??= fetchPackages();
  return asked;
}

async function fetchPackages() {
  const wanted = Object.entries(PACKAGES).flatMap(([name, releases]) => Object.values(releases).map((version) => [name, version]));
  const missing = await Promise.all(
    wanted.map(async ([name, version]) => ((await fetchPackage(name, version)) ? [] : [`${name}@${version}`])),
  );
  return missing.flat();
}

async function fetchPackage(name, version) {
  const folder = folderOf(name, version);
  if (fs.existsSync(folder)) return true;
  const at = `${folder}.${process.pid}`;
  fs.mkdirSync(at, { recursive: true });
  try {
    await npm([...PACK, `${name}@${version}`], at);
    const packed = fs.readdirSync(at).find((file) => file.endsWith(".tgz"));
    await run("tar", ["-xzf", packed, "--exclude=*.map"], { cwd: at, timeout: LIMIT_MS });
    fs.renameSync(path.join(at, "package"), folder);
    return true;
  } catch {
    return fs.existsSync(folder);
  } finally {
    fs.rmSync(at, { recursive: true, force: true });
  }
}

/** npm itself where npm started us, so that nothing but Node is needed. */
function npm(args, cwd) {
  const script = process.env.npm_execpath?.endsWith(".js") ? process.env.npm_execpath : null;
  const [command, before] = script ? [process.execPath, [script]] : ["npm", []];
  return run(command, [...before, ...args], { cwd, timeout: LIMIT_MS, shell: !script && process.platform === "win32" });
}
