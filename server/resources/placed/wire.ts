import { POINTING } from "#app/domain/targets/target.ts";
import type { PlacedRow } from "./kinds.ts";

/** The parts of an item that tooltips and validators have in common. */
export function toWirePlaced(row: PlacedRow) {
  return {
    id: row.id,
    name: row.name,
    enabled: row.enabled,
    ...POINTING,
    ...row.pointing,
    url: row.url,
    segment: row.segment_id,
    pageSegment: row.page_segment_id,
    texts: row.texts,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    lastChangedBy: row.last_changed_by,
    lastChangedById: row.last_changed_by_id,
    revision: row.revision,
  };
}
