import { sql } from "kysely";
import type { ChapterContent } from "#app/domain/chapters/chapter.ts";
import type { Database, Row } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";
import { type Author, changedBy } from "#server/resources/content/author.ts";

export type ChapterRecord = Row<"chapters">;

/** The chapters of a property in order, without archived ones. */
export function listChapters(db: Database, propertyId: number) {
  return db
    .selectFrom("chapters")
    .selectAll()
    .where("property_id", "=", propertyId)
    .where("visibility", "!=", "deleted")
    .orderBy("position")
    .orderBy("id");
}

/** One chapter, archived or not. @throws Refusal 404 */
export async function getChapter(db: Database, propertyId: number, id: number): Promise<ChapterRecord> {
  return db
    .selectFrom("chapters")
    .selectAll()
    .where("property_id", "=", propertyId)
    .where("id", "=", id)
    .executeTakeFirstOrThrow(refuse.notFound);
}

/** Adds a private chapter at the end. */
export async function addChapter(db: Database, propertyId: number, content: ChapterContent, author: Author | null): Promise<number> {
  const row = await db
    .insertInto("chapters")
    .values({
      property_id: propertyId,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from chapters where property_id = ${propertyId})`,
      draft: JSON.stringify(content),
      ...changedBy(author),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}
