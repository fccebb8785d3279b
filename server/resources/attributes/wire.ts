import type { WireAttribute } from "#app/contracts/attributes.ts";
import { stampOf } from "#server/database/stamp.ts";
import type { AttributeRecord } from "./store.ts";

/** What was kept out of an attribute, as `refusalsIn` counts it; null where nothing was. */
export type Refused = { count: string | null; sample: string | null; last_at: Date | null };

/** How many user segments ask for an attribute; null for none. */
export type Used = { segments: number | null };

export function toWireRefused({ count, sample, last_at }: Refused): WireAttribute["refused"] {
  return { count: Number(count ?? 0), sample, lastAt: stampOf(last_at) };
}

export function toWireAttribute(row: AttributeRecord & Refused & Used): WireAttribute {
  return {
    id: row.id,
    key: row.key,
    displayName: row.display_name,
    description: row.description,
    type: row.data_type,
    dataType: row.data_type,
    status: row.status,
    archived: row.status === "private",
    segmentUsage: row.segments ?? 0,
    scope: row.property_id === null ? { type: "company", reference: row.company_id } : { type: "property", reference: row.property_id },
    refused: toWireRefused(row),
    createdAt: new Date(row.created_at).toISOString(),
    lastChangedAt: new Date(row.updated_at).toISOString(),
    lastChangedBy: row.last_changed_by,
    lastChangedById: row.last_changed_by_id,
    revision: row.revision,
  };
}
