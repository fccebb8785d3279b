import type { PlayerEvent } from "#app/domain/analytics/event-catalogue.ts";
import type { Database } from "#server/database/tables.ts";
import { toRow } from "#server/events/event-row.ts";
import { eventBatch } from "#server/events/event-schema.ts";
import { insertEvents } from "#server/events/insert-events.ts";

const BATCH = 100;
const AT_ONCE = 10 * BATCH;

/** Stores events that arrive at `now`, as player batches that pass through the schema and insert of the ingestion. */
export async function storeEvents(db: Database, propertyId: number, events: PlayerEvent[], now: Date): Promise<void> {
  for (let from = 0; from < events.length; from += AT_ONCE) {
    const rows = [];
    for (let at = from; at < Math.min(from + AT_ONCE, events.length); at += BATCH) {
      const batch = eventBatch.parse({ events: events.slice(at, Math.min(at + BATCH, from + AT_ONCE)) });
      rows.push(...batch.events.map((event) => toRow(propertyId, event, now.getTime(), 1)));
    }
    await insertEvents(db, rows);
  }
}
