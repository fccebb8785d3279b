import { sql } from "kysely";
import { documentsLanguage } from "#app/domain/documents/documents-language.ts";
import type { FoundDocument } from "#app/domain/search/items-of.ts";
import type { Database } from "#server/database/tables.ts";

/** How many documents are looked in, and how much of each page of a help centre, in characters; of an uploaded text five times as much. */
export const MOST_FOUND = 5000;
const MOST_CHARACTERS = 2000;
const OF_UPLOAD = 5;
/** Uploaded texts count as so many pages. */
const weight = sql<number>`case when centre_id is null then ${OF_UPLOAD}::integer else 1 end`;
/**
 * How much is looked in of all documents of a property together, for people of all its languages, in characters: all of it is kept at the same time. Of
 * one with more than that less of each is looked in.
 */
const MOST_OF_PROPERTY = 16_000_000;

/** The documents that somebody finds: their language, so many characters of each, and how many those are together at the most. */
export type Shelf = { language: string; each: number; characters: number };

/** In which languages a property has documents. */
export async function languagesOfDocuments(db: Database, propertyId: number): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom("documents").select("language").distinct().where("property_id", "=", propertyId).execute();
  return new Set(rows.map(({ language }) => language));
}

/** What somebody who reads `language` looks in; null where a property has no documents for them. */
export async function shelfFor(db: Database, propertyId: number, language: string): Promise<Shelf | null> {
  const [languages, written] = await Promise.all([
    db.selectFrom("languages").select(["key", "visibility"]).where("property_id", "=", propertyId).execute(),
    db
      .selectFrom("documents")
      .select(["language", sql<number>`least(sum(${weight}), ${MOST_FOUND}::integer * ${OF_UPLOAD}::integer)::integer`.as("documents")])
      .select(sql<number>`sum(least(characters, ${MOST_CHARACTERS}::integer * ${weight}))::float8`.as("characters"))
      .where("property_id", "=", propertyId)
      .groupBy("language")
      .execute(),
  ]);
  const standard = languages.find(({ visibility }) => visibility === "default")?.key ?? language;
  const known = new Map(written.map(({ language: key, ...size }) => [key, size]));
  const found = documentsLanguage(new Set(known.keys()), language, standard);
  if (found === null) return null;
  const offered = languages.filter(({ visibility }) => visibility !== "private").map(({ key }) => key);
  const all = [...new Set([...offered, language])].flatMap(
    (key) => known.get(documentsLanguage(new Set(known.keys()), key, standard) ?? "") ?? [],
  );
  const sum = (key: "documents" | "characters") => all.reduce((before, size) => before + size[key], 0);
  const each = sum("characters") <= MOST_OF_PROPERTY ? MOST_CHARACTERS : Math.floor(MOST_OF_PROPERTY / sum("documents"));
  const { documents, characters } = known.get(found)!;
  return { language: found, each: Math.min(each, MOST_CHARACTERS), characters: Math.min(characters, documents * each) };
}

/** The first `most` documents of a shelf: of a property with thousands its uploaded texts and the first pages, 5,000 in all, and the beginning of each. */
export const publishedDocuments = (
  db: Database,
  propertyId: number,
  { language, each }: Pick<Shelf, "language" | "each">,
  most = MOST_FOUND,
): Promise<FoundDocument[]> =>
  db
    .selectFrom("documents")
    .select(["id", "language", "title", "address", sql<string>`left(text, ${each}::integer * ${weight})`.as("text")])
    .where("property_id", "=", propertyId)
    .where("language", "=", language)
    .orderBy(sql`centre_id is null`, "desc")
    .orderBy("id")
    .limit(most)
    .execute();
