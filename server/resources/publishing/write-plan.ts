import type { UpdateObject } from "kysely";
import type { Database, Tables } from "#server/database/tables.ts";
import type { Item, Kind } from "#server/resources/content/kinds.ts";

/**
 * Writes columns that say how a draft goes live. Who changed the item last stays: planning and reviewing are no changes of it, and nobody
 * may approve their own. @returns the item as it now is
 */
export async function writePlan<K extends Kind>(
  db: Database,
  kind: K,
  { property_id, id }: Item[K],
  columns: UpdateObject<Tables, Kind>,
): Promise<Item[K]> {
  const row = await db
    .updateTable<Kind>(kind)
    .set(columns)
    .where("property_id", "=", property_id)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as unknown as Item[K];
}
