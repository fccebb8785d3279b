import { sql } from "kysely";
import type { GuideContent, Visibility } from "#app/domain/guides/guide.ts";
import type { Database, Row } from "../../database/tables.ts";

export type GuideRecord = Row<"guides">;
type Author = { id: string; name: string };

export async function getGuide(db: Database, propertyId: number, id: number): Promise<GuideRecord | undefined> {
  return db.selectFrom("guides").selectAll().where("property_id", "=", propertyId).where("id", "=", id).executeTakeFirst();
}

/** The same, held until the transaction ends, so that two saves follow one another. */
export async function lockGuide(db: Database, propertyId: number, id: number): Promise<GuideRecord | undefined> {
  return db.selectFrom("guides").selectAll().where("property_id", "=", propertyId).where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Adds a private guide at the end of a chapter, or of the unsorted list when `chapterId` is null. */
export async function addGuide(db: Database, propertyId: number, chapterId: number | null, content: GuideContent): Promise<number> {
  const row = await db
    .insertInto("guides")
    .values({
      property_id: propertyId,
      chapter_id: chapterId,
      position: nextPosition(propertyId, chapterId),
      draft: JSON.stringify(content),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

function nextPosition(propertyId: number, chapterId: number | null) {
  return sql<number>`(select coalesce(max(position), 0) + 1 from guides
    where property_id = ${propertyId} and chapter_id is not distinct from ${chapterId}::integer)`;
}

type Changes = Partial<{
  draft: GuideContent;
  tags: GuideRecord["tags"];
  language_texts: GuideRecord["language_texts"];
  language_behaviour: GuideRecord["language_behaviour"];
}>;

/** Writes the changes as the next revision. */
export async function changeGuide(db: Database, propertyId: number, id: number, changes: Changes): Promise<GuideRecord> {
  const { draft, tags, language_texts, language_behaviour } = changes;
  return db
    .updateTable("guides")
    .set({
      ...(draft && { draft: JSON.stringify(draft) }),
      ...(tags && { tags: JSON.stringify(tags) }),
      ...(language_texts && { language_texts: JSON.stringify(language_texts) }),
      ...(language_behaviour && { language_behaviour }),
      revision: sql`revision + 1`,
      last_changed_at: sql`now()`,
    })
    .where("property_id", "=", propertyId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Freezes the draft as the next numbered version and makes it the live copy. */
export async function publishGuide(db: Database, propertyId: number, guide: GuideRecord, author: Author): Promise<GuideRecord> {
  const version = await db
    .insertInto("guide_versions")
    .values({
      property_id: propertyId,
      guide_id: guide.id,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from guide_versions where property_id = ${propertyId} and guide_id = ${guide.id})`,
      content: JSON.stringify(guide.draft),
      languages: JSON.stringify(Object.keys(guide.draft.texts)),
      author_id: author.id,
      author_name: author.name,
    })
    .returning("number")
    .executeTakeFirstOrThrow();
  return db
    .updateTable("guides")
    .set({
      visibility: "public",
      published_version: version.number,
      published_revision: guide.revision,
      first_time_published: sql`coalesce(first_time_published, now())`,
    })
    .where("property_id", "=", propertyId)
    .where("id", "=", guide.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function setGuideVisibility(db: Database, propertyId: number, id: number, visibility: Visibility): Promise<GuideRecord> {
  return db
    .updateTable("guides")
    .set({ visibility })
    .where("property_id", "=", propertyId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Puts a guide at the end of a chapter, or of the unsorted list when `chapterId` is null. */
export async function placeGuide(db: Database, propertyId: number, id: number, chapterId: number | null): Promise<void> {
  await db
    .updateTable("guides")
    .set({ chapter_id: chapterId, position: nextPosition(propertyId, chapterId) })
    .where("property_id", "=", propertyId)
    .where("id", "=", id)
    .execute();
}

/** Archives: unsorted and deleted, its versions kept. */
export async function archiveGuide(db: Database, propertyId: number, id: number): Promise<void> {
  await placeGuide(db, propertyId, id, null);
  await setGuideVisibility(db, propertyId, id, "deleted");
}

/** How many guides of a property are live; the property's row is held so that two publications follow one another. */
export async function countPublicGuides(db: Database, propertyId: number): Promise<{ count: number; limit: unknown }> {
  const property = await db.selectFrom("properties").select("limits").where("id", "=", propertyId).forUpdate().executeTakeFirstOrThrow();
  const { count } = await db
    .selectFrom("guides")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("property_id", "=", propertyId)
    .where("visibility", "=", "public")
    .executeTakeFirstOrThrow();
  return { count, limit: property.limits.public_guide };
}
