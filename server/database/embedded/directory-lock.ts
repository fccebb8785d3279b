import { randomUUID } from "node:crypto";
import fs from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { lifeOf, ownIdentity, type ProcessIdentity } from "./process-identity.ts";

const HEARTBEAT_MS = 5_000;
/** How long after its last heartbeat a lock of a process on another host counts as held. */
const SILENCE_MS = 20_000;

/** The folder is in use by another process. */
export class DirectoryInUse extends Error {
  constructor(file: string, holder: ProcessIdentity | null) {
    const who = holder ? ` (process ${holder.pid}${holder.host === ownIdentity().host ? "" : ` on ${holder.host}`})` : "";
    super(
      `The embedded database is in use by another process${who}. Stop it, or set DATA_DIR to another folder, or remove ${file} if nothing runs.`,
    );
    this.name = "DirectoryInUse";
  }
}

/**
 * Takes the lock file for this process; the engine itself has none, and two processes on one folder destroy each other's
 * writes. The file appears by hard link, so it is never seen half written. The lock of a process that has ended is taken over.
 * @returns a function that releases the lock
 */
export async function lockDirectory(file: string): Promise<() => void> {
  const own = ownIdentity();
  const giveUpAt = Date.now() + SILENCE_MS + HEARTBEAT_MS;
  while (!claim(file, own)) {
    const holder = read(file);
    if (isStale(file, holder)) removeStale(file);
    else if (holder && lifeOf(holder) === "running") throw new DirectoryInUse(file, holder);
    else if (Date.now() > giveUpAt) throw new DirectoryInUse(file, holder);
    else await sleep(200);
  }
  const heartbeat = setInterval(() => touch(file), HEARTBEAT_MS).unref();
  const release = () => {
    clearInterval(heartbeat);
    process.off("exit", release);
    if (sameHolder(read(file), own)) fs.rmSync(file, { force: true });
  };
  process.on("exit", release);
  return release;
}

function claim(file: string, own: ProcessIdentity): boolean {
  const draft = `${file}.${randomUUID()}`;
  fs.writeFileSync(draft, JSON.stringify(own));
  try {
    fs.linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

function isStale(file: string, holder: ProcessIdentity | null): boolean {
  // A power cut can leave an empty file.
  if (!holder) return fs.existsSync(file) && age(file) > SILENCE_MS;
  const life = lifeOf(holder);
  return life === "gone" || (life === "unknown" && age(file) > SILENCE_MS);
}

/**
 * Only one process at a time breaks a stale lock, and it checks again once it is alone: otherwise a slow one could remove the lock of a
 * new owner.
 */
function removeStale(file: string): void {
  const breaker = `${file}.breaking`;
  try {
    fs.mkdirSync(breaker);
  } catch {
    if (age(breaker) > SILENCE_MS) fs.rmSync(breaker, { recursive: true, force: true });
    return;
  }
  try {
    if (isStale(file, read(file))) fs.rmSync(file, { force: true });
  } finally {
    fs.rmSync(breaker, { recursive: true, force: true });
  }
}

function read(file: string): ProcessIdentity | null {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8")) as ProcessIdentity;
  } catch {
    return null;
  }
}

function sameHolder(a: ProcessIdentity | null, b: ProcessIdentity): boolean {
  return a?.pid === b.pid && a.started === b.started && a.host === b.host;
}

function age(file: string): number {
  try {
    return Date.now() - fs.statSync(file).mtimeMs;
  } catch {
    return 0;
  }
}

function touch(file: string): void {
  try {
    const now = new Date();
    fs.utimesSync(file, now, now);
  } catch {
    // A test or an administrator may have removed the folder; the next write to the database will report it.
  }
}
