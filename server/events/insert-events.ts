import { sql } from "kysely";
import type { Database } from "../database/tables.ts";
import type { EventRow } from "./event-row.ts";

/**
 * Writes rows of any properties in one statement, as one batch for the rollup. A row whose id is known already is left out.
 * Answers how many were new.
 */
export async function insertEvents(db: Database, rows: EventRow[]): Promise<number> {
  const { numAffectedRows } = await sql`
    with batch as (insert into event_batches (rows) values (${rows.length}) returning id)
    insert into events (property_id, id, batch_id, kind, catalogue, user_id, anonymous_id, company_key, session_id, seq, occurred_at,
      language, path, content_type, content_id, content_version, step_id, run_id, payload)
    select e.property_id, e.id, batch.id, e.kind, e.catalogue, e.user_id, e.anonymous_id, e.company_key, e.session_id, e.seq, e.occurred_at,
      e.language, e.path, e.content_type, e.content_id, e.content_version, e.step_id, e.run_id, e.payload
    from batch, json_to_recordset(${JSON.stringify(rows)}::json) as e(property_id integer, id uuid, kind text, catalogue smallint,
      user_id text, anonymous_id text, company_key text, session_id uuid, seq integer, occurred_at timestamptz, language text, path text,
      content_type text, content_id integer, content_version integer, step_id text, run_id uuid, payload jsonb)
    on conflict (property_id, id) do nothing`.execute(db);
  return Number(numAffectedRows ?? 0);
}
