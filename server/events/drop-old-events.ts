import { sql } from "kysely";
import type { Database } from "#server/database/tables.ts";

const ROWS_AT_ONCE = 5_000;
/** The lock that lets only one instance delete at a time. */
const LOCK = 4_180_272;

/**
 * Deletes a portion of the events that arrived more than `days` days ago. Their counts stay.
 * @returns how many were deleted; 0 when none are left or another instance is at it
 */
export async function dropOldEvents(db: Database, days: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const lock = await sql<{ got: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as got`.execute(trx);
    if (!lock.rows[0]?.got) return 0;
    // Batches are numbered as they arrive, so their index finds the old ones without reading the others.
    const { numAffectedRows } = await sql`
      delete from events where ctid = any(array(
        select ctid from events where batch_id <= (select max(last_batch) from event_days where day < (now() at time zone 'UTC')::date - ${days}::integer)
        limit ${ROWS_AT_ONCE}))`.execute(trx);
    return Number(numAffectedRows ?? 0);
  });
}
