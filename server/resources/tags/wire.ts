import type { WireTag } from "#app/contracts/tags.ts";
import type { Row } from "#server/database/tables.ts";

export function toWireTag(row: Row<"tags">): WireTag {
  return {
    id: row.id,
    name: row.name,
    selector: row.selector,
    urlRule: row.url_rule,
    pageSegment: row.page_segment_id,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    lastChangedBy: row.last_changed_by,
    lastChangedById: row.last_changed_by_id,
    revision: row.revision,
  };
}
