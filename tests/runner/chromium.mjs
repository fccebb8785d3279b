import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { root, within } from "#server/launch/root.mjs";
import { installByApt } from "./apt.mjs";

const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge"];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];
let found;
const DOWNLOAD_LIMIT_MS = 180_000;

/**
 * A Chromium that starts here: the one CHROMIUM_PATH names, Playwright's own (downloaded when it can be), the system's, or
 * the one apt installs. Null when none does. `executablePath` is absent for Playwright's own.
 */
export function chromium() {
  found ??= find();
  return found;
}

async function find() {
  if (process.env.CHROMIUM_PATH) return (await starts(process.env.CHROMIUM_PATH)) ? { executablePath: process.env.CHROMIUM_PATH } : null;
  if (await starts()) return {};
  if (download() && (await starts())) return {};
  return (await onTheSystem()) ?? (installByApt("chromium-headless-shell") || installByApt("chromium") ? onTheSystem() : null);
}

async function onTheSystem() {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...PLACES];
  for (const executablePath of candidates) if (fs.existsSync(executablePath) && (await starts(executablePath))) return { executablePath };
  return null;
}

/** A downloaded browser may still lack a library of the system, so only a start proves it. */
async function starts(executablePath) {
  const { chromium: browserType } = await import("@playwright/test");
  try {
    const browser = await browserType.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"], timeout: 30_000 });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

function download() {
  console.error("Looking for a Chromium: trying Playwright's download …");
  const cli = within("node_modules/@playwright/test/cli.js");
  return (
    spawnSync(process.execPath, [cli, "install", "--only-shell", "chromium"], { cwd: root, stdio: "ignore", timeout: DOWNLOAD_LIMIT_MS })
      .status === 0
  );
}
