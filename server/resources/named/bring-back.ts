import type { Database } from "#server/database/tables.ts";
import type { Author } from "#server/resources/content/author.ts";
import { writeColumns } from "#server/resources/content/change.ts";
import type { Item, Kind } from "#server/resources/content/kinds.ts";
import { keptReferences } from "./references.ts";

/** What decides who sees an item where, by id. */
export function referencesOf({ segment_id, page_segment_id, tags }: Item[Kind]) {
  return { segment: segment_id, pageSegment: page_segment_id, tags: tags.list };
}

/** Makes an archived item a private one, with what of its segments and tags there still is. */
export async function bringBack<K extends Kind>(db: Database, kind: K, item: Item[K], author: Author): Promise<Item[K]> {
  const { segment, pageSegment, tags } = await keptReferences(db, item.property_id, referencesOf(item));
  return writeColumns(db, kind, item, author, {
    visibility: "private",
    segment_id: segment,
    page_segment_id: pageSegment,
    tags: JSON.stringify({ ...item.tags, list: tags }),
  });
}
