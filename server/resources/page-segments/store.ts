import { PAGE_SEGMENT_LIMITS } from "#app/domain/page-segments/page-segment.ts";
import type { Database, DatabaseTransaction } from "#server/database/tables.ts";
import { refuse, requireRevision } from "#server/http/refusal.ts";

import { type Author, changedBy } from "#server/resources/content/author.ts";
import { deleteItem, nextRevision, openItem } from "#server/resources/named/items.ts";
import { nameOfCopy, requireFreeName } from "#server/resources/named/names.ts";
import { lockNames, requireRoom } from "#server/resources/named/room.ts";
import { isUsed } from "#server/resources/named/used-by.ts";
import { pageSegmentInUse } from "./in-use.ts";

export type NewPageSegment = { name: string; rules: string[]; visibility: boolean };
export type PageSegmentChange = { name?: string; conditions?: { rules?: string[]; visibility?: boolean }; revision?: number };

/**
 * Adds a page segment, in a transaction that has locked nothing yet. @returns its id
 * @throws Refusal 409 if the name is taken, 402 at the limit of the plan
 */
export async function addPageSegment(trx: Database, propertyId: number, said: NewPageSegment, author: Author | null) {
  await lockNames(trx, propertyId);
  await requireFreeName(trx, "page_segments", propertyId, said.name);
  return insert(trx, propertyId, said, author);
}

/** Adds another one of the same kind, named after it. @throws Refusal 404, 402 */
export async function copyPageSegment(trx: DatabaseTransaction, propertyId: number, id: number, author: Author) {
  await lockNames(trx, propertyId);
  const { name, rules, visibility } = await openItem(trx, "page_segments", propertyId, id);
  const free = await nameOfCopy(trx, "page_segments", propertyId, name, PAGE_SEGMENT_LIMITS.name);
  return insert(trx, propertyId, { name: free, rules, visibility }, author);
}

async function insert(trx: Database, propertyId: number, said: NewPageSegment, author: Author | null): Promise<number> {
  await requireRoom(trx, "page_segments", propertyId);
  const { name, rules, visibility } = said;
  const { id } = await trx
    .insertInto("page_segments")
    .values({ property_id: propertyId, name, rules: JSON.stringify(rules), visibility, ...changedBy(author) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a page segment; what is left out stays. @throws Refusal 404; 409 when it was changed since, or the name is taken */
export async function changePageSegment(
  trx: DatabaseTransaction,
  propertyId: number,
  id: number,
  { name, conditions: { rules, visibility } = {}, revision }: PageSegmentChange,
  author: Author,
): Promise<void> {
  await lockNames(trx, propertyId);
  const before = await openItem(trx, "page_segments", propertyId, id);
  await requireRevision(revision, before.revision, () => pageSegmentInUse(trx, propertyId, id));
  if (name !== undefined) await requireFreeName(trx, "page_segments", propertyId, name, id);
  await trx
    .updateTable("page_segments")
    .set({ name, ...(rules && { rules: JSON.stringify(rules) }), visibility, ...nextRevision(author) })
    .where("property_id", "=", propertyId)
    .where("id", "=", id)
    .execute();
}

/** Deletes a page segment. @throws Refusal 404; 409 when it was changed since, or something uses it */
export async function removePageSegment(trx: DatabaseTransaction, propertyId: number, id: number, revision?: number): Promise<void> {
  const before = await openItem(trx, "page_segments", propertyId, id);
  const current = await pageSegmentInUse(trx, propertyId, id);
  await requireRevision(revision, before.revision, () => current);
  if (isUsed(current.usage)) throw refuse.inUse("page_segment_in_use", current);
  await deleteItem(trx, "page_segments", before);
}
