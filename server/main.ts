import { createApi } from "./app.ts";
import { DirectoryInUse } from "./database/embedded/directory-lock.ts";
import { migrate } from "./database/migrate.ts";
import { oneAtATime } from "./database/one-at-a-time.ts";
import { openDatabase } from "./database/open-database.ts";
import { demoProperty, isEmpty, loadDemo } from "./demo/load.ts";
import { BrokenSetting, type Env, readEnv } from "./env.ts";
import { openFileStore } from "./files/file-store.ts";
import { isLoopback } from "./http/client-address.ts";
import { listen, PortRefused } from "./listen.ts";
import { createLog } from "./log.ts";
import type { Parts } from "./parts.ts";
import { createRealm } from "./realm/realm.ts";
import { takeBackAll } from "./tasks/queue.ts";
import type { TaskParts } from "./tasks/task-type.ts";
import { startWorker } from "./worker.ts";

async function start(): Promise<void> {
  const env = readEnv();
  const log = createLog(env.LOG_LEVEL);
  const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    const applied = await migrate(database.pool);
    if (applied.length > 0) log.info({ migrations: applied }, "database migrated");
    const parts = { db: database.db, pool: database.pool, env, log };
    if (wantsDemo(env, database.kind)) {
      await oneAtATime(database, async () => {
        if (!(await isEmpty(parts))) return;
        await loadDemo(parts);
        await database.maintain();
      });
    }
    // The embedded database has one process: what was running there belongs to one that has ended.
    if (database.kind === "embedded") await takeBackAll(parts.db);
    const files = await openFileStore(env);
    if (env.HANDRAIL_START === "worker") return await workUntilStopped({ ...parts, files });
    const demo = await demoProperty(parts);
    if (demo !== null) refuseDemoInProduction(env, database.kind);
    warnOfOpenDoors(parts);
    const realm = await createRealm(parts, { namesDemo: demo !== null && env.HANDRAIL_MODE !== "production" });
    const api = createApi(parts, realm, { files, demoProperty: demo });
    const server = await listen({ host: env.HOST, port: env.API_PORT }, api);
    // Whoever reads that it listens may stop it at once.
    const stop = toldToStop();
    log.info({ port: env.API_PORT, database: database.kind }, "listening");
    tellLauncher({ demo: demo !== null });
    const stopWorker = startWorker({ ...parts, files });
    await stop;
    await server.close();
    await stopWorker();
    realm.close();
  } finally {
    await database.close();
  }
}

/** A process that answers nobody: background work alone. */
async function workUntilStopped(parts: TaskParts): Promise<void> {
  const stop = toldToStop();
  const stopWorker = startWorker(parts);
  parts.log.info("working");
  tellLauncher({ demo: false });
  await stop;
  await stopWorker();
}

/** The demo's passwords are public: in production it is loaded only on request. */
function wantsDemo({ DEMO, HANDRAIL_MODE }: Env, kind: "embedded" | "postgres"): boolean {
  return DEMO === "on" || (DEMO !== "off" && kind === "embedded" && HANDRAIL_MODE !== "production");
}

/** Whoever knows the demo may sign in to it. @throws BrokenSetting unless it was asked for, which is possible on this computer alone */
function refuseDemoInProduction({ DEMO, HANDRAIL_MODE }: Env, kind: "embedded" | "postgres"): void {
  if (HANDRAIL_MODE !== "production" || DEMO === "on") return;
  const place = kind === "embedded" ? "DATA_DIR to another folder" : "DATABASE_URL to another database";
  throw new BrokenSetting(
    `This database holds the demo, whose passwords are public. Set ${place} for production, or DEMO=on to show the demo on this computer alone.`,
  );
}

function warnOfOpenDoors({ env, log }: Parts): void {
  if (env.HANDRAIL_MODE !== "production" && !isLoopback(env.HOST))
    log.warn(`Development mode listens on ${env.HOST}, beyond this computer. Set HANDRAIL_MODE=production for anything but trying it out.`);
}

function tellLauncher(message: object): void {
  // A launcher that has ended, or is about to, needs no message.
  if (process.connected) process.send?.(message, undefined, {}, () => undefined);
  process.channel?.unref();
}

/** Resolves on SIGTERM, on SIGINT, or when the launcher ends, which closes our standard input. */
function toldToStop(): Promise<void> {
  return new Promise((resolve) => {
    process.once("SIGTERM", () => resolve()).once("SIGINT", () => resolve());
    if (process.env.HANDRAIL_LAUNCHED) process.stdin.on("end", () => resolve()).resume();
  });
}

start().then(
  () => process.exit(0),
  (error) => {
    const isForTheReader = error instanceof BrokenSetting || error instanceof DirectoryInUse || error instanceof PortRefused;
    console.error(isForTheReader ? error.message : error);
    process.exit(1);
  },
);
