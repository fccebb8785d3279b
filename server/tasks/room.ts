import { sql } from "kysely";
import { TASK_LIMITS } from "#app/domain/tasks/task-limits.ts";
import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";

/** Any number: with the company's id it names the lock below. */
const LOCK = 7_204;

/** Two calls of a company must not take its last room together. It is the last lock of a transaction, so that nobody waits in a circle. */
const lockRoom = (trx: Database, companyId: number) =>
  sql`select pg_advisory_xact_lock(${LOCK}::integer, ${companyId}::integer)`.execute(trx);

/** Refuses (409) one more task of a company that has too many which have not ended. */
export async function requireRoomForTask(trx: Database, companyId: number): Promise<void> {
  await lockRoom(trx, companyId);
  const { rows } = await sql<{ open: number }>`select count(*)::integer as open from tasks
    where status in ('prepared', 'waiting', 'running') and company_id = ${companyId}::integer`.execute(trx);
  if (rows[0]!.open >= TASK_LIMITS.open) throw refuse.conflict("tasks_too_many");
}

/** Refuses (409) an upload of at most so many bytes to a company with too many, or too large ones, that no import has ended with. */
export async function requireRoomForUpload(trx: Database, companyId: number, bytes: number): Promise<void> {
  await lockRoom(trx, companyId);
  const { rows } = await sql<{ uploads: number; bytes: string }>`
    select count(*)::integer as uploads, coalesce(sum(byte_size), 0) as bytes from task_files
    where company_id = ${companyId}::integer and kind = 'upload'
      and (task_id is null or exists (select from tasks where id = task_id and status in ('prepared', 'waiting', 'running')))`.execute(trx);
  const { uploads, bytes: stored } = rows[0]!;
  if (uploads >= TASK_LIMITS.uploads || Number(stored) + bytes > TASK_LIMITS.uploadedBytes) throw refuse.conflict("uploads_too_many");
}
