import { openDatabase } from "#server/database/open-database.ts";
import { readEnv } from "#server/env.ts";
import { openFileStore } from "#server/files/file-store.ts";
import { createLog } from "#server/log.ts";
import { takeBackAll } from "#server/tasks/queue.ts";
import { workOnce } from "#server/tasks/task-worker.ts";

// Works on tasks until the one that is named is done, as an instance does, and says when its first portion is kept.
const env = readEnv();
const [task = ""] = process.argv.slice(2);
const { db, pool, kind } = await openDatabase({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL });
// Whoever held the task is dead: on PostgreSQL its lease would end by itself half a minute later.
if (kind === "postgres")
  await db
    .updateTable("tasks")
    .set({ leased_until: new Date(0) })
    .where("status", "=", "running")
    .execute();
else await takeBackAll(db);
const files = await openFileStore(env);
const read = () => db.selectFrom("tasks").select(["status", "error", "done"]).where("id", "=", task).executeTakeFirstOrThrow();
const before = (await read()).done;
const watch = setInterval(async () => {
  if ((await read()).done === before) return;
  clearInterval(watch);
  process.stdout.write("reached\n");
}, 10);
for (;;) {
  await workOnce({ db, pool, env, log: createLog("warn"), files });
  const { status, error } = await read();
  if (status === "done") break;
  if (status === "failed") throw new Error(`the task failed: ${error}`);
}
process.stdout.write("done\n");
process.exit(0);
