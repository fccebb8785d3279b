import { sql } from "kysely";
import { TOOLTIP_EVENTS, VALIDATOR_EVENTS } from "#app/domain/analytics/event-catalogue.ts";
import type { Database } from "#server/database/tables.ts";

const isOver = sql`coalesce((hint.alarm ->> 'last')::timestamptz < seen.at, false)`;

const KINDS = [
  { table: "tooltips", type: "tooltip", seen: TOOLTIP_EVENTS.filter((kind) => kind !== "tooltip_failed") },
  { table: "validators", type: "validator", seen: VALIDATOR_EVENTS.filter((kind) => kind !== "validator_failed") },
] as const;

/**
 * Notes which tooltips and validators were seen or used among the events being rolled up, with the target that they have, at most once an hour.
 * What is seen again has no alarm any more.
 */
export async function noteHintsSeen(trx: Database): Promise<void> {
  for (const { table, type, seen } of KINDS) {
    await sql`
      update ${sql.table(table)} as hint set seen_at = greatest(seen.at, seen_at), alarm = case when ${isOver} then null else alarm end
      from (select property_id, hint_id, coalesce(content_version, 1) as version, max(occurred_at) as at from rolled_events
        where unknown is null and content_type = ${type} and kind = any(${[...seen]}::text[]) group by 1, 2, 3) as seen
      where hint.property_id = seen.property_id and hint.id = seen.hint_id and hint.target_version = seen.version
        and (hint.seen_at is null or hint.seen_at < seen.at - interval '1 hour' or ${isOver})`.execute(trx);
  }
}
