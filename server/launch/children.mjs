import { spawn } from "node:child_process";
import { root } from "./root.mjs";

/** Longer than the five seconds that each side allows for running requests, plus time for the database to close. */
const STOP_LIMIT_MS = 9_000;

/**
 * Starts a process in a group of its own. It inherits our output, since forwarding its lines would cost as much as
 * some requests. Its standard input is a pipe that closes when this process ends, in whatever way: that tells it to stop.
 */
export function startChild(name, args, env) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ["pipe", "inherit", "inherit", "ipc"],
  });
  const ended = new Promise((resolve) => child.once("close", (code, signal) => resolve({ name, code, signal })));
  child.stdin.on("error", () => undefined);
  return { name, child, ended };
}

/** Asks a child to end and waits; if it does not, kills it with everything it started. */
export async function stopChild({ child, ended }) {
  if (child.exitCode === null && child.signalCode === null) signalGroup(child, "SIGTERM");
  const timer = setTimeout(() => signalGroup(child, "SIGKILL"), STOP_LIMIT_MS);
  await ended;
  clearTimeout(timer);
  signalGroup(child, "SIGKILL");
}

export function signalGroup(child, signal) {
  try {
    if (process.platform === "win32") child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // The group has ended already.
  }
}
