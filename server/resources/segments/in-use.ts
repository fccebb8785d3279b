import { sql } from "kysely";
import type { WireSegment } from "#app/contracts/segments.ts";
import type { Database } from "#server/database/tables.ts";
import { findItem } from "#server/resources/named/items.ts";
import { pageOfItems, type Wanted } from "#server/resources/named/page-of-items.ts";
import { contentUses, messageUses, placedUses, type Uses, usedBy } from "#server/resources/named/used-by.ts";
import { type SegmentRecord, toWireSegment } from "./wire.ts";

/** A page of the user segments of a property, by a part of their name, with what uses them. */
export async function listSegments(db: Database, propertyId: number, wanted: Wanted) {
  const { rows, pagination } = await pageOfItems(db, "segments", propertyId, wanted);
  return { data: await withUsage(db, propertyId, rows), pagination };
}

/** One user segment with what uses it. @throws Refusal 404 */
export async function segmentInUse(db: Database, propertyId: number, id: number): Promise<WireSegment> {
  const [found] = await withUsage(db, propertyId, [await findItem(db, "segments", propertyId, id)]);
  return found!;
}

async function withUsage(db: Database, propertyId: number, rows: SegmentRecord[]): Promise<WireSegment[]> {
  const ids = rows.map(({ id }) => id);
  const uses = await usedBy(db, [
    ...contentUses(propertyId, "segment_id", ids),
    ...placedUses(propertyId, "segment_id", ids),
    messageUses(propertyId, "segment_id", ids),
    ofCopilot(propertyId, ids),
  ]);
  return rows.map((row) => {
    const { tutorials = [], launchers = [], tooltips = [], validators = [], announcements = [], copilot = [] } = uses.get(row.id) ?? {};
    return toWireSegment(row, { tutorials, tooltips, validators, launchers, announcements, copilot: copilot.length > 0 });
  });
}

const ofCopilot = (propertyId: number, ids: number[]): Uses => sql`
  select used, 'copilot' as kind, id, name as title from properties cross join lateral unnest(${ids}::integer[]) as used
  where id = ${propertyId} and settings -> 'copilotSegment' = to_jsonb(used)`;
