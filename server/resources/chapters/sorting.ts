import { sql } from "kysely";
import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";
import { lockGuidesIn } from "#server/resources/content/locks.ts";

/** Puts all chapters of a property in the given order. @throws Refusal 409 unless the ids are exactly its chapters */
export async function sortChapters(db: Database, propertyId: number, ids: number[]): Promise<void> {
  const present = await db
    .selectFrom("chapters")
    .select("id")
    .where("property_id", "=", propertyId)
    .where("visibility", "!=", "deleted")
    .orderBy("id")
    .forUpdate()
    .execute();
  requireSame(
    present.map(({ id }) => id),
    ids,
  );
  await db
    .updateTable("chapters")
    .set({ position: positionIn(ids) })
    .where("property_id", "=", propertyId)
    .where("id", "in", ids.length > 0 ? ids : [0])
    .execute();
}

/** Does the same for the guides of one chapter, or for the unsorted guides (null), of which archived ones may be named or left out. */
export async function sortGuides(db: Database, propertyId: number, chapterId: number | null, ids: number[]): Promise<void> {
  requireSame(await lockGuidesIn(db, propertyId, chapterId, ids), ids);
  await db
    .updateTable("guides")
    .set({ position: positionIn(ids) })
    .where("property_id", "=", propertyId)
    .where("id", "in", ids.length > 0 ? ids : [0])
    .execute();
}

function positionIn(ids: number[]) {
  return sql<number>`array_position(${ids}::integer[], id)`;
}

function requireSame(present: number[], ids: number[]): void {
  const wanted = new Set(ids);
  const same = wanted.size === ids.length && present.length === ids.length && present.every((id) => wanted.has(id));
  if (!same) throw refuse.conflict("order_changed_meanwhile");
}
