import { sql } from "kysely";
import { eachApart } from "#server/each-apart.ts";
import { removeFiles, type Stores } from "./task-files.ts";

const AT_ONCE = 100;
const ROWS_AT_ONCE = 5000;

/**
 * Removes a portion of what is older than 30 days: files, and tasks that ended. Rows that an import did not take go as soon as it has ended:
 * they stand in its file by then, and what an import would do once it has begun. Each kind apart, so that a file that cannot be removed keeps nothing else. @returns how much
 */
export async function dropOldTasks(stores: Stores): Promise<number> {
  let dropped = 0;
  await eachApart([dropOldFiles, dropListedRows, dropPlans, dropEndedTasks], async (drop) => {
    dropped += await drop(stores);
  });
  return dropped;
}

async function dropOldFiles(stores: Stores): Promise<number> {
  const old = await stores.db
    .selectFrom("task_files")
    .select(["id", "storage_key", "pieces", "byte_size"])
    .where("expires_at", "<", sql<Date>`now()`)
    .limit(AT_ONCE)
    .execute();
  await removeFiles(stores, old);
  return old.length;
}

async function dropEndedTasks({ db }: Stores): Promise<number> {
  const { rows } = await sql<{ one: number }>`
    delete from tasks where id in (
      select id from tasks where coalesce(finished_at, case when status = 'prepared' then created_at end) < now() - interval '30 days'
        and not exists (select from task_files where task_id = tasks.id)
        and not exists (select from import_refused_rows where task_id = tasks.id)
      limit ${AT_ONCE} for update skip locked) returning 1 as one`.execute(db);
  return rows.length;
}

async function dropPlans({ db }: Stores): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from import_plans where task_id in (
      select task_id from import_plans join tasks on tasks.id = task_id where status <> 'prepared' limit ${AT_ONCE})`.execute(db);
  return Number(numAffectedRows ?? 0);
}

async function dropListedRows({ db }: Stores): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from import_refused_rows where ctid = any(array(
      select refused.ctid from tasks cross join lateral (
          select ctid from import_refused_rows where task_id = tasks.id limit ${ROWS_AT_ONCE}) as refused
        where tasks.type = 'import-users' and tasks.finished_at is not null limit ${ROWS_AT_ONCE}))`.execute(db);
  return Number(numAffectedRows ?? 0);
}
