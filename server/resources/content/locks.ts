import type { Database, Row } from "#server/database/tables.ts";

/*
 * Transactions hold rows of content in ONE order: the property, then chapters by id, then guides by id. Two that keep to it can wait for
 * one another, but never each for the other. So whatever a transaction will need of an earlier kind it takes before anything of a later
 * kind, and several rows of a kind it takes by one query, ordered by id.
 */

/** Holds the property until the transaction ends, for what counts over all of its items. Items may still be added to it meanwhile. */
export async function lockProperty(db: Database, propertyId: number): Promise<Pick<Row<"properties">, "limits"> | undefined> {
  return db.selectFrom("properties").select("limits").where("id", "=", propertyId).forNoKeyUpdate().executeTakeFirst();
}

/** Holds those of the chapters that there are. @returns the ids of those that are not archived */
export async function lockChapters(db: Database, propertyId: number, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("chapters")
    .select(["id", "visibility"])
    .where("property_id", "=", propertyId)
    .where("id", "in", ids)
    .orderBy("id")
    .forUpdate()
    .execute();
  return rows.filter(({ visibility }) => visibility !== "deleted").map(({ id }) => id);
}

/** Holds all guides of a chapter, or the unsorted ones with null. @returns their ids */
export async function lockGuidesIn(db: Database, propertyId: number, chapterId: number | null): Promise<number[]> {
  const rows = await db
    .selectFrom("guides")
    .select("id")
    .where("property_id", "=", propertyId)
    .where("chapter_id", "is not distinct from", chapterId)
    .orderBy("id")
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}
