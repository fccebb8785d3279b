import { sql } from "kysely";
import type { BundleKind } from "#app/domain/bundles/bundle.ts";
import type { Database } from "#server/database/tables.ts";
import { BUNDLE_WORK } from "./kinds.ts";

/** The ids that all items of a kind have in bundles, archived ones too, by their ids in the property. Those without one get one. */
export async function idsForBundle(db: Database, propertyId: number, kind: BundleKind): Promise<Map<number, string>> {
  const table = sql.table(BUNDLE_WORK[kind].table);
  await sql`
    insert into content_origins (property_id, kind, origin, item)
    select property_id, ${kind}, substr(replace(gen_random_uuid()::text, '-', ''), 1, 20), id::text from ${table} as item
    where property_id = ${propertyId} and not exists (
      select from content_origins where property_id = ${propertyId} and kind = ${kind} and item = item.id::text)`.execute(db);
  const { rows } = await sql<{ item: string; origin: string }>`
    select distinct on (item) item, origin from content_origins where property_id = ${propertyId} and kind = ${kind}
    order by item, created_at, origin`.execute(db);
  return new Map(rows.map(({ item, origin }) => [Number(item), origin]));
}

/** The ids in a property by those in bundles; what was deleted since is not among them. */
export async function idsByOrigin(db: Database, propertyId: number, kind: BundleKind, origin?: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ origin: string; id: number }>`
    select origin, item.id from content_origins join ${sql.table(BUNDLE_WORK[kind].table)} as item
      on item.property_id = ${propertyId} and item.id = content_origins.item::integer
    where content_origins.property_id = ${propertyId} and kind = ${kind} ${origin === undefined ? sql`` : sql`and origin = ${origin}`}`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.origin, row.id]));
}

/** Images by what they were made of: the ids of those that are still there. */
export async function imagesByOrigin(db: Database, propertyId: number): Promise<Map<string, string>> {
  const { rows } = await sql<{ origin: string; id: string }>`
    select origin, images.id from content_origins join images on images.property_id = ${propertyId} and images.id = item
    where content_origins.property_id = ${propertyId} and kind = 'images' order by content_origins.created_at, origin`.execute(db);
  return new Map(rows.map((row) => [row.origin, row.id]));
}

/** Notes by which id in bundles an item came; the last one to have it counts. */
export async function noteOrigin(
  db: Database,
  propertyId: number,
  kind: BundleKind | "images",
  origin: string,
  item: string,
): Promise<void> {
  await db
    .insertInto("content_origins")
    .values({ property_id: propertyId, kind, origin, item })
    .onConflict((conflict) => conflict.columns(["property_id", "kind", "origin"]).doUpdateSet({ item }))
    .execute();
}
