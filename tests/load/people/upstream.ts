import { setTimeout as sleep } from "node:timers/promises";
import type { OpenDatabase } from "#server/database/open-database.ts";
import { createLog } from "#server/log.ts";
import { type Running, start } from "#tests/load/processes.ts";
import { tokenFor } from "#tests/support/api.ts";
import { startFile, until } from "#tests/support/child.ts";
import { testEnv } from "#tests/support/parts.ts";
import { freePort } from "#tests/support/postgres.mjs";
import { secretsForTests } from "#tests/support/secrets.ts";

export type Upstream = Running & { api: string; port: number };
export type Where = { dataDir: string; databaseUrl?: string };

/** The upstream alone, on a database that is filled already; with a worker of its own it leaves tasks to that. */
export async function startUpstream({ dataDir, databaseUrl = "" }: Where, tasks: "on" | "off" = "on"): Promise<Upstream> {
  const port = await freePort();
  const api = `http://localhost:${port}`;
  const running = await start(
    ["server/launch/serve.mjs", "api"],
    { ...common, API_PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: databaseUrl, TASKS: tasks },
    `${api}/readyz`,
  );
  return { ...running, api, port };
}

/** A process that works on tasks alone, once it is idle. */
export async function startWorkerAlone({ dataDir, databaseUrl = "" }: Where): Promise<Pick<Running, "pid" | "stop">> {
  const env = { ...common, LOG_LEVEL: "info", NODE_ENV: "production", DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const { child, output, ended } = startFile("server/launch/serve.mjs", ["worker"], env);
  await until(`the worker: ${output()}`, () => output().includes('"working"'));
  await sleep(2000);
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  return { pid: child.pid ?? 0, stop };
}

const common = { ...secretsForTests, DEMO: "off", RATE_LIMITS: "off", LOG_LEVEL: "warn" };

/** How an upstream on this port knows a manager who has signed in: by a token for five minutes. */
export function signedIn({ db, pool }: OpenDatabase, port: number, manager: string): Promise<string> {
  const env = testEnv({ API_PORT: String(port) });
  return tokenFor({ db, pool, env, log: createLog("warn") }, manager);
}
