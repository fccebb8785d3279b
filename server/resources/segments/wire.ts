import type { WireSegment } from "#app/contracts/segments.ts";
import type { Row } from "#server/database/tables.ts";

export type SegmentRecord = Row<"segments">;

export function toWireSegment(row: SegmentRecord, usage: WireSegment["usage"]): WireSegment {
  return {
    id: row.id,
    name: row.name,
    connection: row.connection,
    filterGroups: row.filter_groups as WireSegment["filterGroups"],
    usage,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    lastChangedBy: row.last_changed_by,
    lastChangedById: row.last_changed_by_id,
    revision: row.revision,
  };
}
