import { sql } from "kysely";
import type { Database } from "#server/database/tables.ts";

const ANSWERS_AT_ONCE = 2000;

/** Whether answers wait to be counted. */
export async function hasUncounted(db: Database): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from message_answers where answered_at is not null and not counted) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/**
 * Counts finished answers per day, question and value, each once (migration 0048), and their showings as answered.
 * @param trx a transaction that holds the lock of the rollup: nobody else changes what is counted, so that it needs no order of its own
 * @returns how many
 */
export async function countAnswers(trx: Database): Promise<number> {
  const { rows } = await sql<{ counted: number }>`
    with waiting as (
        select property_id, id from message_answers where answered_at is not null and not counted
        limit ${ANSWERS_AT_ONCE}),
      marked as (
        update message_answers a set counted = true from waiting w where (a.property_id, a.id) = (w.property_id, w.id)
        returning a.property_id, a.id)
    select count(*)::integer as counted, count_finished_answers(array_agg(property_id), array_agg(id)) from marked`.execute(trx);
  return rows[0]?.counted ?? 0;
}
