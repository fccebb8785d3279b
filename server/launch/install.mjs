import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import { Complaint } from "./complaint.mjs";
import { root, within } from "./root.mjs";

const OLDEST = [20, 19];
/** npm writes the lock file and its own record in the same run. */
const CLOSE_MS = 60_000;

/** Installs the packages of the lock file unless that was done since the lock file changed. */
export function installWhenNeeded() {
  checkNode();
  const stamp = within("node_modules/.handrail-lock");
  const lock = createHash("sha256")
    .update(fs.readFileSync(within("package-lock.json")))
    .digest("hex");
  if (read(stamp) === lock || installedByHand()) return;
  console.error("Installing packages (npm ci) …");
  // Uses npm itself when npm started us. devDependencies too: the build needs them even when NODE_ENV is production.
  const npm = process.env.npm_execpath?.endsWith(".js") ? [process.execPath, process.env.npm_execpath] : ["npm"];
  const [command, ...before] = npm;
  const { status } = spawnSync(
    command,
    [...before, "ci", "--ignore-scripts", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"],
    {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      shell: command === "npm" && process.platform === "win32",
    },
  );
  if (status !== 0) throw new Complaint("Installing the packages failed: see npm's message above.");
  fs.writeFileSync(stamp, lock);
}

/** Whether npm installed the packages, without us, after the lock file was written. */
function installedByHand() {
  const [tree, lock] = [within("node_modules/.package-lock.json"), within("package-lock.json")];
  if (!fs.existsSync(tree) || !fs.existsSync(within("node_modules/esbuild"))) return false;
  return !fs.existsSync(within("node_modules/.handrail-lock")) && fs.statSync(tree).mtimeMs + CLOSE_MS >= fs.statSync(lock).mtimeMs;
}

function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  throw new Complaint(`Handrail needs Node ${OLDEST.join(".")} or newer; this is Node ${process.versions.node}.`);
}

function read(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8") : null;
}
