import { sql } from "kysely";
import { documentsLanguage } from "#app/domain/documents/documents-language.ts";
import type { FoundDocument } from "#app/domain/search/items-of.ts";
import type { Database } from "#server/database/tables.ts";

/** How many documents are looked in, and how much of each, in characters. */
export const MOST_FOUND = 5000;
const MOST_CHARACTERS = 2000;

/** In which languages a property has documents. */
export async function languagesOfDocuments(db: Database, propertyId: number): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom("documents").select("language").distinct().where("property_id", "=", propertyId).execute();
  return new Set(rows.map(({ language }) => language));
}

/** The documents that somebody who reads `language` finds: of a property with thousands the first 5,000, and the beginning of each. */
export async function publishedDocuments(db: Database, propertyId: number, language: string): Promise<FoundDocument[]> {
  const standard = await db
    .selectFrom("languages")
    .select("key")
    .where("property_id", "=", propertyId)
    .where("visibility", "=", "default")
    .executeTakeFirst();
  const found = documentsLanguage(await languagesOfDocuments(db, propertyId), language, standard?.key ?? language);
  if (found === null) return [];
  return db
    .selectFrom("documents")
    .select(["id", "language", "title", "address", sql<string>`left(text, ${MOST_CHARACTERS}::integer)`.as("text")])
    .where("property_id", "=", propertyId)
    .where("language", "=", found)
    .orderBy("id")
    .limit(MOST_FOUND)
    .execute();
}
