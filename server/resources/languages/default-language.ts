import { type RawBuilder, sql } from "kysely";
import type { Database } from "#server/database/tables.ts";

/** The key of a property's default language; English where none is set (specification 1, section 9). */
export async function defaultLanguage(db: Database, propertyId: number): Promise<string> {
  const row = await db
    .selectFrom("languages")
    .select("key")
    .where("property_id", "=", propertyId)
    .where("visibility", "=", "default")
    .executeTakeFirst();
  return row?.key ?? "en";
}

/** The same as a part of another query, so that it costs no question of its own. */
export function defaultLanguageOf(propertyId: number): RawBuilder<string> {
  return sql<string>`coalesce((select key from languages where property_id = ${propertyId} and visibility = 'default'), 'en')`;
}
