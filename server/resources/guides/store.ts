import { sql } from "kysely";
import type { GuideContent } from "#app/domain/guides/guide.ts";
import type { Database, Row } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";
import { type Author, changedBy } from "#server/resources/content/author.ts";
import { setVisibility } from "#server/resources/content/change.ts";

export type GuideRecord = Row<"guides">;

/** One guide, archived or not. @throws Refusal 404 */
export async function getGuide(db: Database, propertyId: number, id: number): Promise<GuideRecord> {
  return db
    .selectFrom("guides")
    .selectAll()
    .where("property_id", "=", propertyId)
    .where("id", "=", id)
    .executeTakeFirstOrThrow(refuse.notFound);
}

/** Adds a private guide at the end of a chapter, or of the unsorted list when `chapterId` is null. */
export async function addGuide(
  db: Database,
  propertyId: number,
  chapterId: number | null,
  content: GuideContent,
  author: Author | null,
): Promise<number> {
  const row = await db
    .insertInto("guides")
    .values({
      property_id: propertyId,
      chapter_id: chapterId,
      position: nextPosition(propertyId, chapterId),
      draft: JSON.stringify(content),
      ...changedBy(author),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

export function nextPosition(propertyId: number, chapterId: number | null) {
  return sql<number>`(select coalesce(max(position), 0) + 1 from guides
    where property_id = ${propertyId} and chapter_id is not distinct from ${chapterId}::integer)`;
}

/** Puts a guide at the end of a chapter, or of the unsorted list when `chapterId` is null. */
export async function placeGuide(db: Database, propertyId: number, id: number, chapterId: number | null): Promise<void> {
  await db
    .updateTable("guides")
    .set({ chapter_id: chapterId, position: nextPosition(propertyId, chapterId), updated_at: sql<Date>`now()` })
    .where("property_id", "=", propertyId)
    .where("id", "=", id)
    .execute();
}

/** Archives a guide: moves it to the unsorted guides and marks it deleted. Its versions stay. */
export async function archiveGuide(db: Database, guide: GuideRecord, author: Author): Promise<void> {
  await placeGuide(db, guide.property_id, guide.id, null);
  await setVisibility(db, "guides", guide, "deleted", author);
}
