import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** A TypeScript or JavaScript file of this repository in a process of its own, its output gathered in `output()`. */
export function startFile(file: string, args: string[] = [], env: Record<string, string> = {}) {
  const loader = file.endsWith(".ts") ? ["--import", "tsx"] : [];
  const child = spawn(process.execPath, [...loader, path.join(ROOT, file), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ["pipe", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (output += text));
  return { child, output: () => output, ended: endOf(child) };
}

async function endOf(child: ChildProcess): Promise<{ code: number | null; signal: string | null }> {
  const [code, signal] = await once(child, "close");
  return { code, signal };
}

/** Resolves when `holds` does; fails after the limit, saying what it waited for. */
export async function until(what: string, holds: () => boolean, limitMs = 300_000): Promise<void> {
  for (const end = Date.now() + limitMs; !holds(); ) {
    if (Date.now() > end) throw new Error(`Waited in vain for: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
