import { sql } from "kysely";
import type { Database, Row } from "#server/database/tables.ts";

/*
 * Transactions lock rows of content in ONE order: the property, then chapters by id, then guides by id, so that two of them can never
 * deadlock. Lock whatever a transaction needs of an earlier kind before anything of a later kind, and lock several rows of one kind
 * with one query, ordered by id.
 */

/** Locks the property until the transaction ends, for checks over all of its items. Items may still be added in the meantime. */
export async function lockProperty(db: Database, propertyId: number): Promise<Pick<Row<"properties">, "limits"> | undefined> {
  return db.selectFrom("properties").select("limits").where("id", "=", propertyId).forNoKeyUpdate().executeTakeFirst();
}

/** Locks those of the chapters that exist. @returns the ids of those that are not archived */
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

/**
 * Locks all guides of a chapter, or the unsorted ones with null; archived ones only if they are among `named`.
 * @returns the ids of those it locked
 */
export async function lockGuidesIn(db: Database, propertyId: number, chapterId: number | null, named: number[] = []): Promise<number[]> {
  const rows = await db
    .selectFrom("guides")
    .select("id")
    .where("property_id", "=", propertyId)
    .where("chapter_id", "is not distinct from", chapterId)
    .where(({ eb, or }) => or([eb("visibility", "!=", "deleted"), eb("id", "=", sql<number>`any(${named}::integer[])`)]))
    .orderBy("id")
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}
