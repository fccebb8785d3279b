import { sql } from "kysely";
import type { Database } from "#server/database/tables.ts";
import type { EventRow } from "./event-row.ts";

/**
 * Writes rows of any properties in one statement, as one rollup batch per property. Rows whose id is already stored are
 * skipped. @returns how many were new
 */
export async function insertEvents(db: Database, rows: EventRow[]): Promise<number> {
  const batches = await sql<{ rows: number }>`
    with sent as materialized (
        select * from json_to_recordset(${JSON.stringify(rows)}::json) as e(property_id integer, id uuid, kind text, catalogue smallint,
          user_id text, anonymous_id text, company_key text, session_id uuid, seq integer, occurred_at timestamptz, language text, path text,
          content_type text, content_id integer, content_version integer, step_id text, run_id uuid, payload jsonb, sent_at timestamptz)),
      batch as materialized (
        select property_id, nextval('event_batches_id_seq') as id from (select distinct property_id from sent) as properties),
      stored as (
        insert into events (property_id, id, batch_id, kind, catalogue, user_id, anonymous_id, company_key, session_id, seq, occurred_at,
          language, path, content_type, content_id, content_version, step_id, run_id, payload, sent_at)
        select e.property_id, e.id, batch.id, e.kind, e.catalogue, e.user_id, e.anonymous_id, e.company_key, e.session_id, e.seq,
          e.occurred_at, e.language, e.path, e.content_type, e.content_id, e.content_version, e.step_id, e.run_id, e.payload, e.sent_at
        from sent e join batch using (property_id)
        on conflict (property_id, id) do nothing
        returning property_id, batch_id)
    insert into event_batches (id, property_id, rows) select batch_id, property_id, count(*)::integer from stored group by 1, 2
    returning rows`.execute(db);
  return batches.rows.reduce((sum, batch) => sum + batch.rows, 0);
}
