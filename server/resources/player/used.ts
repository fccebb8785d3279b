import { sql } from "kysely";
import { USED_DAYS, usedStep } from "#app/domain/search/used.ts";
import type { Database } from "#server/database/tables.ts";

/** How much the guides and announcements of a property are used, as steps of `usedStep`, by kind and id; none for what nobody uses. */
export type Used = { guides: ReadonlyMap<number, number>; messages: ReadonlyMap<number, number> };

/** From the counts of days that reports read, of the last 90 days: starts of guides, and how often a message was seen. */
export async function usedOf(db: Database, propertyId: number): Promise<Used> {
  const { rows } = await sql<{ kind: keyof Used; id: number; times: number }>`
    select 'guides' as kind, guide_id as id, sum(starts)::float8 as times from guide_days
    where property_id = ${propertyId} and day > current_date - ${USED_DAYS}::integer group by guide_id
    union all
    select 'messages', message_id, sum(seen)::float8 from message_days
    where property_id = ${propertyId} and segment_id = 0 and day > current_date - ${USED_DAYS}::integer group by message_id`.execute(db);
  const of = (kind: keyof Used) =>
    new Map(rows.flatMap((row) => (row.kind === kind && row.times > 0 ? [[row.id, usedStep(row.times)]] : [])));
  return { guides: of("guides"), messages: of("messages") };
}
