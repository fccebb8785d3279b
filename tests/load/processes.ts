import { execFileSync, spawn } from "node:child_process";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#tests/support/postgres.mjs";

export const ROOT = path.resolve(import.meta.dirname, "../..");
const START_LIMIT_MS = 180_000;

export type Running = { seconds: number; pid: number; stop(): Promise<void> };
export type Stack = Running & { web: string; api: string };

/** Starts a Node program in a group of its own and waits until the address answers. */
export async function start(args: string[], env: Record<string, string>, url: string): Promise<Running> {
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "pipe"],
    detached: true,
  });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said = (said + text).slice(-4000);
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const leave = () => child.kill("SIGTERM");
  process.once("exit", leave);
  for (const until = Date.now() + START_LIMIT_MS; ; ) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) break;
    if (child.exitCode !== null || Date.now() > until) throw new Error(`${args.join(" ")} did not start:\n${said}`);
    await sleep(20);
  }
  const stop = async () => {
    process.off("exit", leave);
    child.kill("SIGTERM");
    await ended;
  };
  return { seconds: (performance.now() - began) / 1000, pid: child.pid ?? 0, stop };
}

/** `npm start` with a data folder on free ports: both processes, or the upstream alone on a PostgreSQL server. */
export async function startStack(dataDir: string, databaseUrl?: string): Promise<Stack> {
  const [port, apiPort] = [await freePort(), await freePort()];
  const [web, api] = [`http://localhost:${port}`, `http://localhost:${apiPort}`];
  const env = {
    PORT: String(port),
    API_PORT: String(apiPort),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? "",
    HANDRAIL_START: databaseUrl ? "api" : "both",
    DEMO: "on",
    RATE_LIMITS: "off",
    LOG_LEVEL: "warn",
  };
  const running = await start(["server/launch/start.mjs"], env, databaseUrl ? `${api}/readyz` : `${web}/healthz`);
  return { ...running, web, api };
}

/** Watches the resident memory of the two processes under a launcher; the greatest seen, in MB. */
export function watchMemory({ pid }: Running): () => { web: number; api: number } {
  const peak = { web: 0, api: 0 };
  const look = () => {
    const lines = execFileSync("ps", ["-A", "-o", "ppid=,rss=,args="], { encoding: "utf8" }).split("\n");
    for (const line of lines) {
      const [, parent, kilobytes, args = ""] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      if (Number(parent) !== pid) continue;
      const name = args.includes("remix-serve") || args.includes("@remix-run/serve") ? "web" : "api";
      peak[name] = Math.max(peak[name], Number(kilobytes) / 1024);
    }
  };
  const timer = setInterval(look, 500);
  return () => {
    clearInterval(timer);
    look();
    return peak;
  };
}
