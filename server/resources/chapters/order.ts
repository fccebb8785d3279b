import { sql } from "kysely";
import type { Database } from "../../database/tables.ts";
import { refuse } from "../../http/refusal.ts";

/** Puts all chapters of a property in the given order; refused when the list is not exactly the present chapters. */
export async function sortChapters(db: Database, propertyId: number, ids: number[]): Promise<void> {
  const present = await db
    .selectFrom("chapters")
    .select("id")
    .where("property_id", "=", propertyId)
    .where("visibility", "!=", "deleted")
    .forUpdate()
    .execute();
  requireSame(present, ids);
  await db
    .updateTable("chapters")
    .set({ position: positionIn(ids) })
    .where("property_id", "=", propertyId)
    .where("id", "in", ids.length > 0 ? ids : [0])
    .execute();
}

/** Puts the guides of one chapter, or of the unsorted list (null), in the given order; refused like chapters. */
export async function sortGuides(db: Database, propertyId: number, chapterId: number | null, ids: number[]): Promise<void> {
  const inChapter = sql<boolean>`chapter_id is not distinct from ${chapterId}::integer`;
  const present = await db.selectFrom("guides").select("id").where("property_id", "=", propertyId).where(inChapter).forUpdate().execute();
  requireSame(present, ids);
  await db
    .updateTable("guides")
    .set({ position: positionIn(ids) })
    .where("property_id", "=", propertyId)
    .where(inChapter)
    .execute();
}

function positionIn(ids: number[]) {
  return sql<number>`array_position(${ids}::integer[], id)`;
}

function requireSame(present: { id: number }[], ids: number[]): void {
  const wanted = new Set(ids);
  const same = wanted.size === ids.length && present.length === ids.length && present.every((row) => wanted.has(row.id));
  if (!same) throw refuse.conflict("order_changed_meanwhile");
}
