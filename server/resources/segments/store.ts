import type { SegmentFilter } from "#app/contracts/segment-filter.ts";
import { SEGMENT_LIMITS } from "#app/domain/segments/segment.ts";
import type { Database, DatabaseTransaction } from "#server/database/tables.ts";
import { refuse, requireRevision } from "#server/http/refusal.ts";
import { type Author, changedBy } from "#server/resources/content/author.ts";
import { deleteItem, nextRevision, openItem } from "#server/resources/named/items.ts";
import { nameOfCopy, requireFreeName } from "#server/resources/named/names.ts";
import { lockNames, requireRoom } from "#server/resources/named/room.ts";
import { isUsed } from "#server/resources/named/used-by.ts";
import { segmentInUse } from "./in-use.ts";
import { requireNamedTags } from "./named-tags.ts";

export type NewSegment = { name: string } & SegmentFilter;

/**
 * Adds a user segment, in a transaction that has locked nothing yet. Its filters may name attributes that do not exist (any more).
 * @returns its id
 * @throws Refusal 409 if the name is taken, 422 if a filter names a tag that does not exist, 402 at the limit of the plan
 */
export async function addSegment(trx: Database, propertyId: number, said: NewSegment, author: Author | null): Promise<number> {
  await lockNames(trx, propertyId);
  await requireFreeName(trx, "segments", propertyId, said.name);
  await requireNamedTags(trx, propertyId, said.filterGroups);
  return insert(trx, propertyId, { ...said, filter_groups: JSON.stringify(said.filterGroups) }, author);
}

/** Adds another one with the same filters, named after it. @throws Refusal 404, 402 */
export async function copySegment(trx: DatabaseTransaction, propertyId: number, id: number, author: Author): Promise<number> {
  await lockNames(trx, propertyId);
  const { name, connection, filter_groups } = await openItem(trx, "segments", propertyId, id);
  const free = await nameOfCopy(trx, "segments", propertyId, name, SEGMENT_LIMITS.name);
  return insert(trx, propertyId, { name: free, connection, filter_groups: JSON.stringify(filter_groups) }, author);
}

type Columns = { name: string; connection: "and" | "or"; filter_groups: string };

async function insert(trx: Database, propertyId: number, columns: Columns, author: Author | null): Promise<number> {
  await requireRoom(trx, "segments", propertyId);
  const { name, connection, filter_groups } = columns;
  const { id } = await trx
    .insertInto("segments")
    .values({ property_id: propertyId, name, connection, filter_groups, ...changedBy(author) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a user segment; what is left out stays. @throws Refusal 404; 409 when it was changed since; else as for a new one */
export async function changeSegment(
  trx: DatabaseTransaction,
  propertyId: number,
  id: number,
  { name, connection, filterGroups, revision }: Partial<NewSegment> & { revision?: number },
  author: Author,
): Promise<void> {
  await lockNames(trx, propertyId);
  const before = await openItem(trx, "segments", propertyId, id);
  await requireRevision(revision, before.revision, () => segmentInUse(trx, propertyId, id));
  if (name !== undefined) await requireFreeName(trx, "segments", propertyId, name, id);
  if (filterGroups) await requireNamedTags(trx, propertyId, filterGroups);
  await trx
    .updateTable("segments")
    .set({ name, connection, ...(filterGroups && { filter_groups: JSON.stringify(filterGroups) }), ...nextRevision(author) })
    .where("property_id", "=", propertyId)
    .where("id", "=", id)
    .execute();
}

/** Deletes a user segment. @throws Refusal 404; 409 when it was changed since, or something uses it */
export async function removeSegment(trx: DatabaseTransaction, propertyId: number, id: number, revision?: number): Promise<void> {
  const before = await openItem(trx, "segments", propertyId, id);
  const current = await segmentInUse(trx, propertyId, id);
  await requireRevision(revision, before.revision, () => current);
  if (isUsed(current.usage)) throw refuse.inUse("segment_in_use", current);
  await deleteItem(trx, "segments", before);
}
