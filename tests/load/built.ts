import { spawnSync } from "node:child_process";
import path from "node:path";
import { ROOT } from "./processes.ts";

/** Builds an application of the bench by its Vite configuration below tests/load. */
export function build(config: string): void {
  const cli = path.join(ROOT, "node_modules/@remix-run/dev/dist/cli.js");
  const args = [cli, "vite:build", "--config", `tests/load/${config}`];
  const built = spawnSync(process.execPath, args, { cwd: ROOT, env: { ...process.env, NODE_ENV: "production" }, encoding: "utf8" });
  if (built.status !== 0) throw new Error(`building ${config} failed:\n${built.stdout}${built.stderr}`);
}
