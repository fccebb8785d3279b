import { sql } from "kysely";
import type { ChapterContent } from "#app/domain/chapters/chapter.ts";
import type { Visibility } from "#app/domain/guides/guide.ts";
import type { Database, Row } from "../../database/tables.ts";

export type ChapterRecord = Row<"chapters">;
type Author = { id: string; name: string };

/** The chapters of a property in order, archived ones left out. */
export function listChapters(db: Database, propertyId: number) {
  return db
    .selectFrom("chapters")
    .selectAll()
    .where("property_id", "=", propertyId)
    .where("visibility", "!=", "deleted")
    .orderBy("position")
    .orderBy("id");
}

export async function getChapter(db: Database, propertyId: number, id: number): Promise<ChapterRecord | undefined> {
  return ofProperty(db, propertyId, id).executeTakeFirst();
}

/** The same, held until the transaction ends. */
export async function lockChapter(db: Database, propertyId: number, id: number): Promise<ChapterRecord | undefined> {
  return ofProperty(db, propertyId, id).forUpdate().executeTakeFirst();
}

function ofProperty(db: Database, propertyId: number, id: number) {
  return db
    .selectFrom("chapters")
    .selectAll()
    .where("property_id", "=", propertyId)
    .where("id", "=", id)
    .where("visibility", "!=", "deleted");
}

/** Adds a private chapter at the end. */
export async function addChapter(db: Database, propertyId: number, content: ChapterContent): Promise<number> {
  const row = await db
    .insertInto("chapters")
    .values({
      property_id: propertyId,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from chapters where property_id = ${propertyId})`,
      draft: JSON.stringify(content),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

type Changes = Partial<{
  draft: ChapterContent;
  tags: ChapterRecord["tags"];
  language_texts: ChapterRecord["language_texts"];
  language_behaviour: ChapterRecord["language_behaviour"];
  segment_id: number;
  page_segment_id: number;
}>;

/** Writes the changes as the next revision. */
export async function changeChapter(db: Database, propertyId: number, id: number, changes: Changes): Promise<ChapterRecord> {
  const { draft, tags, language_texts, ...plain } = changes;
  return db
    .updateTable("chapters")
    .set({
      ...plain,
      ...(draft && { draft: JSON.stringify(draft) }),
      ...(tags && { tags: JSON.stringify(tags) }),
      ...(language_texts && { language_texts: JSON.stringify(language_texts) }),
      revision: sql`revision + 1`,
      last_changed_at: sql`now()`,
    })
    .where("property_id", "=", propertyId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Freezes the draft as the next numbered version and makes it the live copy. */
export async function publishChapter(db: Database, propertyId: number, chapter: ChapterRecord, author: Author): Promise<ChapterRecord> {
  const version = await db
    .insertInto("chapter_versions")
    .values({
      property_id: propertyId,
      chapter_id: chapter.id,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from chapter_versions where property_id = ${propertyId} and chapter_id = ${chapter.id})`,
      content: JSON.stringify(chapter.draft),
      languages: JSON.stringify(Object.keys(chapter.draft.texts)),
      author_id: author.id,
      author_name: author.name,
    })
    .returning("number")
    .executeTakeFirstOrThrow();
  return db
    .updateTable("chapters")
    .set({
      visibility: "public",
      published_version: version.number,
      published_revision: chapter.revision,
      first_time_published: sql`coalesce(first_time_published, now())`,
    })
    .where("property_id", "=", propertyId)
    .where("id", "=", chapter.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function setChapterVisibility(db: Database, propertyId: number, id: number, visibility: Visibility): Promise<ChapterRecord> {
  return db
    .updateTable("chapters")
    .set({ visibility })
    .where("property_id", "=", propertyId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** How many chapters of a property are live; the property's row is held so that two publications follow one another. */
export async function countPublicChapters(db: Database, propertyId: number): Promise<{ count: number; limit: unknown }> {
  const property = await db.selectFrom("properties").select("limits").where("id", "=", propertyId).forUpdate().executeTakeFirstOrThrow();
  const { count } = await db
    .selectFrom("chapters")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("property_id", "=", propertyId)
    .where("visibility", "=", "public")
    .executeTakeFirstOrThrow();
  return { count, limit: property.limits.public_chapter };
}
