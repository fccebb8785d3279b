import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { hostname } from "node:os";

export type ProcessIdentity = { pid: number; started: string; host: string };

/** Identifies this process, so that a later one with the same number is not taken for it. */
export function ownIdentity(): ProcessIdentity {
  return { pid: process.pid, started: startOf(process.pid) ?? "", host: hostname() };
}

/** Whether the process is still running; `unknown` when it is on another host or in another container. */
export function lifeOf({ pid, started, host }: ProcessIdentity): "running" | "gone" | "unknown" {
  if (host !== hostname()) return "unknown";
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return "gone";
  }
  const start = startOf(pid);
  return start === null || (started !== "" && start !== "" && start !== started) ? "gone" : "running";
}

/** When the process started, as the system writes it; null for one that has ended (zombies included), "" where the system does not say. */
function startOf(pid: number): string | null {
  if (process.platform === "linux") {
    try {
      // The name in parentheses may hold spaces; the fields after it do not.
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
        .replace(/^.*\) /s, "")
        .split(" ");
      return fields[0] === "Z" || fields[0] === "X" ? null : `${bootId()}:${fields[19]}`;
    } catch {
      return null;
    }
  }
  if (process.platform === "win32") return "";
  try {
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
  } catch {
    return null;
  }
}

function bootId(): string {
  try {
    return readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  } catch {
    return "";
  }
}
