import { sql } from "kysely";
import type { Database, DatabaseTransaction } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";
import { type Author, changedBy } from "#server/resources/content/author.ts";
import type { NamedItem, NamedKind } from "./kinds.ts";

/** One item of a property. @throws Refusal 404 */
export async function findItem<K extends NamedKind>(db: Database, kind: K, propertyId: number, id: number): Promise<NamedItem[K]> {
  return (await itemOf(db, kind, propertyId, id).executeTakeFirstOrThrow(refuse.notFound)) as NamedItem[K];
}

/** The same, locked until the transaction ends, also against those who are about to use it. @throws Refusal 404 */
export async function openItem<K extends NamedKind>(
  trx: DatabaseTransaction,
  kind: K,
  propertyId: number,
  id: number,
): Promise<NamedItem[K]> {
  return (await itemOf(trx, kind, propertyId, id).forUpdate().executeTakeFirstOrThrow(refuse.notFound)) as NamedItem[K];
}

function itemOf(db: Database, kind: NamedKind, propertyId: number, id: number) {
  return db.selectFrom<NamedKind>(kind).selectAll().where("property_id", "=", propertyId).where("id", "=", id);
}

/** The columns of a change: the next revision, and who made it when. */
export const nextRevision = (author: Author | null) => ({
  revision: sql<number>`revision + 1`,
  updated_at: sql<Date>`now()`,
  ...changedBy(author),
});

export async function deleteItem(trx: DatabaseTransaction, kind: NamedKind, { property_id, id }: NamedItem[NamedKind]): Promise<void> {
  await trx.deleteFrom<NamedKind>(kind).where("property_id", "=", property_id).where("id", "=", id).execute();
}
