import { sql } from "kysely";
import type { BundleKind } from "#app/domain/bundles/bundle.ts";
import type { Database } from "#server/database/tables.ts";
import { BUNDLE_WORK } from "./kinds.ts";
import type { BundledItem } from "./read-bundle.ts";

/** Revisions of guides and chapters, by `revisionKey`. */
export type Revisions = Map<string, number>;

/** In place of a revision: an import has kept the item as it was, and said so. */
export const KEPT = 0;

export const revisionKey = (kind: BundleKind, id: number) => `${kind}/${id}`;

/** The revisions of what the guides and chapters of a bundle are in a property. */
export async function revisionsOf(db: Database, propertyId: number, items: BundledItem[]): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const kind of ["chapters", "guides"] as const) {
    const origins = items.filter((item) => item.kind === kind && !item.broken).map(({ id }) => id);
    const { rows } = await sql<{ id: number; revision: number }>`
      select item.id, item.revision from content_origins join ${sql.table(BUNDLE_WORK[kind].table)} as item
        on item.property_id = ${propertyId} and item.id = content_origins.item::integer
      where content_origins.property_id = ${propertyId} and kind = ${kind} and origin = any(${origins}::text[])`.execute(db);
    for (const { id, revision } of rows) found[revisionKey(kind, id)] = revision;
  }
  return found;
}

/** The revisions that an import has made or kept so far. */
export async function revisionsMade(db: Database, taskId: string): Promise<Revisions> {
  const rows = await db.selectFrom("import_revisions").select(["item", "revision"]).where("task_id", "=", taskId).execute();
  return new Map(rows.map(({ item, revision }) => [item, revision]));
}

/** Notes such revisions, in the portion that makes them. */
export async function noteRevisions(db: Database, taskId: string, revisions: Record<string, number> = {}): Promise<void> {
  const made = Object.entries(revisions).map(([item, revision]) => ({ task_id: taskId, item, revision }));
  if (made.length === 0) return;
  await db
    .insertInto("import_revisions")
    .values(made)
    .onConflict((conflict) => conflict.columns(["task_id", "item"]).doUpdateSet({ revision: (each) => each.ref("excluded.revision") }))
    .execute();
}
