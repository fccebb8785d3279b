import { sql } from "kysely";
import type { Database } from "#server/database/tables.ts";

/** How much a property keeps of people (design section 4: Events). */
export async function privacyLevelOf(db: Database, propertyId: number): Promise<number> {
  const row = await db
    .selectFrom("properties")
    .select(sql<number>`coalesce((stylings ->> 'privacyLevel')::integer, 0)`.as("level"))
    .where("id", "=", propertyId)
    .executeTakeFirst();
  return row?.level ?? 0;
}
