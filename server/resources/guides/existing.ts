import type { Database } from "#server/database/tables.ts";

/** Which of some ids are guides that a property has; archived ones are none. */
export async function existingGuides(db: Database, propertyId: number, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const found = await db
    .selectFrom("guides")
    .select("id")
    .where("property_id", "=", propertyId)
    .where("id", "in", ids)
    .where("visibility", "!=", "deleted")
    .execute();
  return new Set(found.map(({ id }) => id));
}
