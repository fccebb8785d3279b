import { createHash } from "node:crypto";
import { sql } from "kysely";
import { cut } from "#app/domain/cut.ts";
import type { CleanPage } from "#app/domain/documents/clean-page.ts";
import { languageOf } from "#app/domain/documents/language-of.ts";
import { DOCUMENT_LIMITS } from "#app/domain/documents/limits.ts";
import { isBlank } from "#app/domain/storable-text.ts";
import type { Database, Row } from "#server/database/tables.ts";
import type { Languages } from "#server/resources/languages/languages.ts";
import type { CentreKey } from "./centre-pages.ts";

export type ReadDocument = Omit<CleanPage, "isWhole"> & { address: string };
type Centre = Pick<Row<"help_centres">, "id" | "property_id" | "language">;
type Kept = { address: string; title: string; language: string; text: string; digest: string };

/** Keeps what a help centre brought; what is the same as before is not written. @returns how many were new or changed */
export async function keepDocuments(db: Database, centre: Centre, languages: Languages, read: ReadDocument[]): Promise<number> {
  if (read.length === 0) return 0;
  const known = await db
    .selectFrom("documents")
    .select(["address", "digest"])
    .where("property_id", "=", centre.property_id)
    .where("centre_id", "=", centre.id)
    .where(
      "address",
      "in",
      read.map(({ address }) => address),
    )
    .execute();
  const digests = new Map(known.map(({ address, digest }) => [address, digest]));
  const changed = read.map((each) => asKept(centre, languages, each)).filter(({ address, digest }) => digests.get(address) !== digest);
  if (changed.length === 0) return 0;
  await db
    .insertInto("documents")
    .values(changed.map((each) => ({ property_id: centre.property_id, centre_id: centre.id, ...each })))
    .onConflict((known) =>
      known.columns(["centre_id", "address"]).doUpdateSet((by) => ({
        title: by.ref("excluded.title"),
        language: by.ref("excluded.language"),
        text: by.ref("excluded.text"),
        digest: by.ref("excluded.digest"),
        revision: sql<number>`documents.revision + 1`,
        last_changed_at: sql<Date>`now()`,
      })),
    )
    .execute();
  return changed.length;
}

function asKept(centre: Centre, languages: Languages, { address, title: said, language: own, text }: ReadDocument): Kept {
  const title = isBlank(said) ? cut(address, DOCUMENT_LIMITS.title) : said;
  const language = languageOf(centre.language, own, languages);
  const digest = createHash("sha256")
    .update(JSON.stringify([title, language, text]))
    .digest("base64");
  return { address, title, language, text, digest };
}

/**
 * Deletes the documents of a help centre whose pages are not there any more, and those that are in none of its lists, unless not all lists were
 * read; then only when there are more than there may be. @returns how many
 */
export async function dropUnlisted(db: Database, centre: CentreKey, isWhole: boolean): Promise<number> {
  const { id, property_id } = centre;
  const own = db.deleteFrom("documents").where("property_id", "=", property_id).where("centre_id", "=", id);
  const page = sql`from help_centre_pages page where page.centre_id = documents.centre_id and page.address = documents.address`;
  const gone = await own.where(sql<boolean>`exists (select ${page} and page.gone)`).executeTakeFirst();
  const unlisted = await own
    .where(sql<boolean>`not exists (select ${page})`)
    .where(
      sql<boolean>`(${isWhole}::boolean or
        (select count(*) from documents where property_id = ${property_id} and centre_id = ${id}) > ${DOCUMENT_LIMITS.ofCentre})`,
    )
    .executeTakeFirst();
  return Number(gone.numDeletedRows) + Number(unlisted.numDeletedRows);
}
