import type { Database } from "#server/database/tables.ts";
import type { BundledItem } from "./read-bundle.ts";

const keyOf = ({ kind, id }: Pick<BundledItem, "kind" | "id">) => `${kind}/${id}`;

/** Notes that an import has refused an item, in the portion that does so. */
export async function noteRefused(db: Database, taskId: string, { kind, id }: BundledItem): Promise<void> {
  await db
    .insertInto("import_refused_items")
    .values({ task_id: taskId, kind, origin: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether an import has refused an item in an earlier attempt. */
export async function refusedBefore(db: Database, taskId: string): Promise<(item: BundledItem) => boolean> {
  const rows = await db.selectFrom("import_refused_items").select(["kind", "origin as id"]).where("task_id", "=", taskId).execute();
  const refused = new Set(rows.map((row) => keyOf(row as BundledItem)));
  return (item) => refused.has(keyOf(item));
}
