import type { Database, DatabaseTransaction } from "#server/database/tables.ts";
import { refuse, requireRevision } from "#server/http/refusal.ts";
import { type Author, changedBy } from "#server/resources/content/author.ts";
import { deleteItem, nextRevision, openItem } from "#server/resources/named/items.ts";
import { requireFreeName } from "#server/resources/named/names.ts";
import { keptReferences } from "#server/resources/named/references.ts";
import { lockNames, requireRoom } from "#server/resources/named/room.ts";
import { readJourney } from "./read.ts";

export type NewJourney = { name: string; startTag: number; endTag: number; windowSeconds: number };

/**
 * Adds a journey, in a transaction that has locked nothing yet. @returns its id
 * @throws Refusal 409 if the name is taken or there is no room, 422 if a tag does not exist or both are the same
 */
export async function addJourney(trx: Database, propertyId: number, said: NewJourney, author: Author | null): Promise<number> {
  await lockNames(trx, propertyId);
  await requireFreeName(trx, "journeys", propertyId, said.name);
  await requireEnds(trx, propertyId, said);
  await requireRoom(trx, "journeys", propertyId);
  const { id } = await trx
    .insertInto("journeys")
    .values({
      property_id: propertyId,
      name: said.name,
      start_tag_id: said.startTag,
      end_tag_id: said.endTag,
      window_seconds: said.windowSeconds,
      ...changedBy(author),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a journey; what is left out stays. @throws Refusal 404; 409 when it was changed since; else as for a new one */
export async function changeJourney(
  trx: DatabaseTransaction,
  propertyId: number,
  id: number,
  { name, startTag, endTag, windowSeconds, revision }: Partial<NewJourney> & { revision?: number },
  author: Author,
): Promise<void> {
  await lockNames(trx, propertyId);
  const before = await openItem(trx, "journeys", propertyId, id);
  await requireRevision(revision, before.revision, () => readJourney(trx, propertyId, id));
  if (name !== undefined) await requireFreeName(trx, "journeys", propertyId, name, id);
  await requireEnds(trx, propertyId, { startTag: startTag ?? before.start_tag_id, endTag: endTag ?? before.end_tag_id });
  await trx
    .updateTable("journeys")
    .set({ name, start_tag_id: startTag, end_tag_id: endTag, window_seconds: windowSeconds, ...nextRevision(author) })
    .where("property_id", "=", propertyId)
    .where("id", "=", id)
    .execute();
}

/** Deletes a journey. @throws Refusal 404; 409 when it was changed since */
export async function removeJourney(trx: DatabaseTransaction, propertyId: number, id: number, revision?: number): Promise<void> {
  const before = await openItem(trx, "journeys", propertyId, id);
  await requireRevision(revision, before.revision, () => readJourney(trx, propertyId, id));
  await deleteItem(trx, "journeys", before);
}

type Ends = Pick<NewJourney, "startTag" | "endTag">;

async function requireEnds(trx: Database, propertyId: number, { startTag, endTag }: Ends): Promise<void> {
  if (startTag === endTag) throw refuse.invalid([{ path: "endTag", code: "journey_error_same_tag" }]);
  const { tags } = await keptReferences(trx, propertyId, { segment: 0, pageSegment: 0, tags: [startTag, endTag] });
  const missing = [["startTag", startTag] as const, ["endTag", endTag] as const].filter(([, id]) => !tags.includes(id));
  if (missing.length > 0) throw refuse.invalid(missing.map(([path]) => ({ path, code: "tag_error_gone" })));
}
