import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";
import { guideRowsQuery, toWireRow } from "#server/resources/guides/rows.ts";
import { defaultLanguageOf } from "#server/resources/languages/languages.ts";
import { listChapters } from "./store.ts";

/**
 * The chapters and guides of a property in order, with its default language and how many of its guides are archived. One query, because
 * this is the list most often requested.
 * @throws Refusal 404
 */
export async function chaptersWithGuides(db: Database, propertyId: number, wanted: { language?: string; withoutArchived?: boolean }) {
  const row = await db
    .selectFrom("properties")
    .where("id", "=", propertyId)
    .select(defaultLanguageOf(propertyId).as("fallback"))
    .select(jsonArrayFrom(listChapters(db, propertyId)).as("chapters"))
    .select(jsonArrayFrom(guideRowsQuery(db, propertyId, wanted)).as("guides"))
    .select(({ selectFrom }) =>
      selectFrom("guides")
        .whereRef("property_id", "=", "properties.id")
        .where("visibility", "=", "deleted")
        .select(sql<number>`count(*)::integer`.as("number"))
        .as("archived"),
    )
    .executeTakeFirstOrThrow(refuse.notFound);
  return { ...row, archived: row.archived ?? 0, guides: row.guides.map(toWireRow) };
}
