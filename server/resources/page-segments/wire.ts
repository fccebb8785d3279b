import type { WirePageSegment } from "#app/contracts/page-segments.ts";
import type { Row } from "#server/database/tables.ts";

export type PageSegmentRecord = Row<"page_segments">;

export function toWirePageSegment(row: PageSegmentRecord, usage: WirePageSegment["usage"]): WirePageSegment {
  return {
    id: row.id,
    name: row.name,
    conditions: { rules: row.rules, visibility: row.visibility },
    usage,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    lastChangedBy: row.last_changed_by,
    lastChangedById: row.last_changed_by_id,
    revision: row.revision,
  };
}
