import { sql } from "kysely";
import type { Database } from "#server/database/tables.ts";
import { removeFiles, type Stores } from "#server/tasks/task-files.ts";
import { filesWith, workWith } from "./kept-work.ts";
import type { Whom } from "./whom.ts";

const FILES_AT_ONCE = 100;

/**
 * Ends what another worker may be doing with the person, so that none of it writes them anew: imports have lost their file, exports that
 * run begin again, and what asks for certain people is cancelled, because the question may name the person. `own` is the erasure itself.
 */
export async function endWork(db: Database, whom: Whom, own: string): Promise<void> {
  const others = sql`${workWith(whom)} and held.id <> ${own}::bigint and held.status in ('prepared', 'waiting', 'running')`;
  const away = sql`worker = null, leased_until = null`;
  const isSearch = sql`held.type = 'export-users' and held.payload ?| array['search', 'filter']`;
  // An erasure in one property ends none of the whole company, which is more.
  const within = whom.propertyId === null ? sql`true` : sql`held.property_id = ${whom.propertyId}::integer`;
  const isAboutThem = sql`held.type in ('export-person', 'erase-person') and ${within} and held.payload ->> 'userId' = any(${whom.ids.map(String)}::text[])`;
  await sql`update tasks held set status = 'failed', error = 'import_file_gone', finished_at = now(), ${away}
    where ${others} and held.type = 'import-users'`.execute(db);
  await sql`update tasks held set status = 'cancelled', finished_at = now(), ${away} where ${others} and (${isSearch} or ${isAboutThem})`.execute(
    db,
  );
  await sql`update tasks held set status = 'waiting', run_after = now(), ${away}
    where ${others} and held.status = 'running' and held.type like 'export-%'`.execute(db);
}

/** Removes a portion of the files that may hold the person. @returns how many */
export async function removeFilesWith(stores: Stores, whom: Whom): Promise<number> {
  const { rows } = await sql<{ id: string; storage_key: string; pieces: number | null; byte_size: string }>`
    select id, storage_key, pieces, byte_size from task_files held where ${filesWith(whom)} order by id limit ${FILES_AT_ONCE}`.execute(
    stores.db,
  );
  await removeFiles(stores, rows);
  return rows.length;
}
