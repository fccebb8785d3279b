import { sql } from "kysely";
import type { WirePublishing } from "#app/contracts/content.ts";
import type { MaybeJson } from "#server/database/column-kinds.ts";
import { stampOf } from "#server/database/stamp.ts";
import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";
import type { Item, Kind } from "./kinds.ts";

/** Whether a property asks for a second person's approval before anything is published: its content setting `approvalRequired`. */
export async function needsApproval(db: Database, propertyId: number): Promise<boolean> {
  const row = await db
    .selectFrom("properties")
    .select(sql<boolean>`coalesce(content_settings->>'approvalRequired', 'false') = 'true'`.as("needed"))
    .where("id", "=", propertyId)
    .executeTakeFirst();
  return row?.needed ?? false;
}

type Reviewed = Pick<Item[Kind], "review" | "approved_revision" | "revision">;

/** Whether the draft as it is has been approved: any change of it needs a new approval. */
export function isApproved({ review, approved_revision, revision }: Reviewed): boolean {
  return review?.state === "approved" && approved_revision === revision;
}

/** @throws Refusal 409 with the code where the property asks for an approval that the draft does not have */
export async function requireApproval(db: Database, item: Item[Kind], code = "approval_missing"): Promise<void> {
  if (!isApproved(item) && (await needsApproval(db, item.property_id))) throw refuse.conflict(code);
}

/** How a draft is to go live, in the shape of the contract. */
export async function publishingOf(db: Database, item: MaybeJson<Item[Kind]> | null): Promise<WirePublishing> {
  if (!item) return { needsApproval: false, isApproved: false, review: null, publishAt: null, unpublishAt: null, schedule: null };
  return {
    needsApproval: await needsApproval(db, item.property_id),
    isApproved: isApproved(item),
    review: item.review,
    publishAt: stampOf(item.publish_at),
    unpublishAt: stampOf(item.unpublish_at),
    schedule: item.schedule,
  };
}
