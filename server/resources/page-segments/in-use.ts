import { sql } from "kysely";
import type { WirePageSegment } from "#app/contracts/page-segments.ts";
import type { Database } from "#server/database/tables.ts";
import { findItem } from "#server/resources/named/items.ts";
import { pageOfItems, type Wanted } from "#server/resources/named/page-of-items.ts";
import { contentUses, messageUses, placedUses, type Uses, usedBy } from "#server/resources/named/used-by.ts";
import { type PageSegmentRecord, toWirePageSegment } from "./wire.ts";

/** A page of the page segments of a property, by a part of their name or of a rule, with what uses them. */
export async function listPageSegments(db: Database, propertyId: number, wanted: Wanted) {
  const texts = sql`array[name] || array(select jsonb_array_elements_text(rules))`;
  const { rows, pagination } = await pageOfItems(db, "page_segments", propertyId, wanted, texts);
  return { data: await withUsage(db, propertyId, rows), pagination };
}

/** One page segment with what uses it. @throws Refusal 404 */
export async function pageSegmentInUse(db: Database, propertyId: number, id: number): Promise<WirePageSegment> {
  const [found] = await withUsage(db, propertyId, [await findItem(db, "page_segments", propertyId, id)]);
  return found!;
}

async function withUsage(db: Database, propertyId: number, rows: PageSegmentRecord[]): Promise<WirePageSegment[]> {
  const ids = rows.map(({ id }) => id);
  const uses = await usedBy(db, [
    ...contentUses(propertyId, "page_segment_id", ids),
    ...placedUses(propertyId, "page_segment_id", ids),
    messageUses(propertyId, "page_segment_id", ids),
    ofTags(propertyId, ids),
    ofAssistant(propertyId, ids),
  ]);
  return rows.map((row) => {
    const { assistant = [], ...named } = uses.get(row.id) ?? {};
    return toWirePageSegment(row, { ...NOTHING, ...named, assistant: assistant.length > 0 });
  });
}

const NOTHING = { tutorials: [], tooltips: [], validators: [], launchers: [], announcements: [], tags: [] };

const ofTags = (propertyId: number, ids: number[]): Uses => sql`
  select page_segment_id as used, 'tags' as kind, id, name as title from tags
  where property_id = ${propertyId} and page_segment_id = any(${ids}::integer[])`;

const ofAssistant = (propertyId: number, ids: number[]): Uses => sql`
  select used, 'assistant' as kind, id, name as title from properties cross join lateral unnest(${ids}::integer[]) as used
  where id = ${propertyId} and settings -> 'assistantPageSegment' = to_jsonb(used)`;
