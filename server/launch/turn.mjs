import fs from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { within } from "./root.mjs";

const FILE = within(".cache/launch.lock");

/** Installing and building happen one at a time per checkout: commands started side by side wait for their turn. */
export async function inTurn(action) {
  fs.mkdirSync(within(".cache"), { recursive: true });
  while (!claim()) await sleep(300);
  try {
    return await action();
  } finally {
    fs.rmSync(FILE, { force: true });
  }
}

function claim() {
  try {
    fs.writeFileSync(FILE, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    if (!isRunning(holder())) fs.rmSync(FILE, { force: true });
    return false;
  }
}

function holder() {
  try {
    return Number(fs.readFileSync(FILE, "utf8"));
  } catch {
    return 0;
  }
}

function isRunning(pid) {
  // An empty file is about to be written by its owner.
  if (!pid) return fs.existsSync(FILE) && Date.now() - fs.statSync(FILE).mtimeMs < 2_000;
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch (error) {
    return error.code === "EPERM";
  }
}
