import type { WireTooltip } from "#app/contracts/tooltips.ts";
import type { WireValidator } from "#app/contracts/validators.ts";
import { POINTING } from "#app/domain/targets/target.ts";
import type { Row } from "#server/database/tables.ts";
import type { PlacedRow } from "./kinds.ts";

export const toWireTooltip = (row: Row<"tooltips">): WireTooltip => ({ ...sharedOf(row), show: row.show });
export const toWireValidator = (row: Row<"validators">): WireValidator => ({ ...sharedOf(row), rule: row.rule });

/** One of either kind as calls answer it. */
export const toWirePlaced = (row: PlacedRow) => ("show" in row ? toWireTooltip(row) : toWireValidator(row));

function sharedOf(row: PlacedRow) {
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
    alarm: row.alarm,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    lastChangedBy: row.last_changed_by,
    lastChangedById: row.last_changed_by_id,
    revision: row.revision,
  };
}
