import { sql } from "kysely";
import type { Database } from "#server/database/tables.ts";

const MOST = 200;

/** Who last changed any of a property's guides, by their latest name; at most 200 people. */
export async function lastAuthors(db: Database, propertyId: number): Promise<{ id: string; name: string }[]> {
  const people = db
    .selectFrom("guides")
    .where("property_id", "=", propertyId)
    .where("last_changed_by_id", "is not", null)
    .distinctOn("last_changed_by_id")
    .orderBy("last_changed_by_id")
    .orderBy("last_changed_at", "desc")
    .select([sql<string>`last_changed_by_id`.as("id"), sql<string>`coalesce(last_changed_by, '')`.as("name")]);
  return db.selectFrom(people.as("people")).select(["id", "name"]).orderBy("name").orderBy("id").limit(MOST).execute();
}

/** The guides that somebody changed last and that are not archived, as a query: newest first. */
export function lastChangedBy(db: Database, propertyId: number, personId: string, most: number) {
  return db
    .selectFrom("guides")
    .where("property_id", "=", propertyId)
    .where("last_changed_by_id", "=", personId)
    .where("visibility", "!=", "deleted")
    .orderBy("last_changed_at", "desc")
    .orderBy("id", "desc")
    .limit(most);
}
