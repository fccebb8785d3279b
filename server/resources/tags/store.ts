import { isEmptyTag } from "#app/domain/tags/tag.ts";
import type { Database, DatabaseTransaction } from "#server/database/tables.ts";
import { refuse, requireRevision } from "#server/http/refusal.ts";
import { type Author, changedBy } from "#server/resources/content/author.ts";
import { deleteItem, nextRevision, openItem } from "#server/resources/named/items.ts";
import { requireFreeName } from "#server/resources/named/names.ts";
import { requireReferences } from "#server/resources/named/references.ts";
import { lockNames, requireRoom } from "#server/resources/named/room.ts";
import { isUsed } from "#server/resources/named/used-by.ts";
import { tagInUse } from "./in-use.ts";

export type NewTag = { name: string; selector: string; urlRule: string; pageSegment: number };

/**
 * Adds a tag, in a transaction that has locked nothing yet. @returns its id
 * @throws Refusal 409 if the name is taken or there is no room, 422 if it would be found nowhere or its page segment does not exist
 */
export async function addTag(trx: Database, propertyId: number, said: NewTag, author: Author | null): Promise<number> {
  await lockNames(trx, propertyId);
  await requireFreeName(trx, "tags", propertyId, said.name);
  await requirePlace(trx, propertyId, said);
  await requireRoom(trx, "tags", propertyId);
  const { name, selector, urlRule, pageSegment } = said;
  const { id } = await trx
    .insertInto("tags")
    .values({ property_id: propertyId, name, selector, url_rule: urlRule, page_segment_id: pageSegment, ...changedBy(author) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a tag; what is left out stays. @throws Refusal 404; 409 when it was changed since, or the name is taken; 422 as for a new one */
export async function changeTag(
  trx: DatabaseTransaction,
  propertyId: number,
  id: number,
  { revision, ...change }: Partial<NewTag> & { revision?: number },
  author: Author,
): Promise<void> {
  await lockNames(trx, propertyId);
  const before = await openItem(trx, "tags", propertyId, id);
  await requireRevision(revision, before.revision, () => tagInUse(trx, propertyId, id));
  const { name, selector, urlRule, pageSegment } = change;
  if (name !== undefined) await requireFreeName(trx, "tags", propertyId, name, id);
  await requirePlace(trx, propertyId, {
    selector: selector ?? before.selector,
    urlRule: urlRule ?? before.url_rule,
    pageSegment: pageSegment ?? before.page_segment_id,
  });
  await trx
    .updateTable("tags")
    .set({ name, selector, url_rule: urlRule, page_segment_id: pageSegment, ...nextRevision(author) })
    .where("property_id", "=", propertyId)
    .where("id", "=", id)
    .execute();
}

/** Deletes a tag. @throws Refusal 404; 409 when it was changed since, or something uses it */
export async function removeTag(trx: DatabaseTransaction, propertyId: number, id: number, revision?: number): Promise<void> {
  const before = await openItem(trx, "tags", propertyId, id);
  const current = await tagInUse(trx, propertyId, id);
  await requireRevision(revision, before.revision, () => current);
  if (isUsed(current.usage)) throw refuse.inUse("tag_in_use", current);
  await deleteItem(trx, "tags", before);
}

async function requirePlace(trx: Database, propertyId: number, place: Omit<NewTag, "name">): Promise<void> {
  if (isEmptyTag(place)) throw refuse.invalid([{ path: "selector", code: "tag_error_empty" }]);
  await requireReferences(trx, propertyId, { pageSegment: place.pageSegment }, () => "pageSegment");
}
