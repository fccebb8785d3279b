import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type { Database } from "#server/database/tables.ts";
import { requireRevision } from "#server/http/refusal.ts";

/** Texts of the assistant until a property sets its own (specification 1, section 3: Property texts). */
const TEXT_DEFAULTS = {
  search_bar_placeholder: "Search ...",
  search_page_initial_placeholder: "",
  search_no_result: "No Results",
  external_link_text: "Click here for more help",
  external_link_header: "Sorry, we couldn't find what you were looking for!",
  search_filter_label_guides: "Guide",
  search_filter_label_announcements: "",
  search_filter_label_documents: "",
};

/** The texts in one language, with defaults for the rest; revision 0 until something is saved. */
export async function readTexts(db: Database, propertyId: number, language: string) {
  const row = await db
    .selectFrom("property_texts")
    .select(["texts", "revision"])
    .where("property_id", "=", propertyId)
    .where("language", "=", language)
    .executeTakeFirst();
  return { language, texts: { ...TEXT_DEFAULTS, ...row?.texts }, revision: row?.revision ?? 0 };
}

export async function changeTexts(
  db: Database,
  propertyId: number,
  language: string,
  texts: Record<string, string>,
  revision: number | undefined,
) {
  return db.transaction().execute(async (trx) => {
    await trx.selectFrom("properties").select("id").where("id", "=", propertyId).forNoKeyUpdate().executeTakeFirst();
    const before = await readTexts(trx, propertyId, language);
    await requireRevision(revision, before.revision, () => before);
    if (isDeepStrictEqual({ ...before.texts, ...texts }, before.texts)) return before;
    await trx
      .insertInto("property_texts")
      .values({ property_id: propertyId, language, texts: JSON.stringify({ ...before.texts, ...texts }) })
      .onConflict((conflict) =>
        conflict.columns(["property_id", "language"]).doUpdateSet({
          texts: sql`excluded.texts`,
          revision: sql`property_texts.revision + 1`,
        }),
      )
      .execute();
    return readTexts(trx, propertyId, language);
  });
}
