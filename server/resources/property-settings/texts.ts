import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { propertyTexts } from "#app/domain/player/property-texts.ts";
import type { Database } from "#server/database/tables.ts";
import { requireRevision } from "#server/http/refusal.ts";

/** The texts in one language, with what is usual for the rest; revision 0 until something is saved. */
export async function readTexts(db: Database, propertyId: number, language: string) {
  const { own, revision } = await ownTexts(db, propertyId, language);
  return { language, texts: propertyTexts(language, own), revision };
}

/** Changes some of the texts in one language; an empty one is the usual one again. @throws Refusal 409 after a change that was not read */
export async function changeTexts(
  db: Database,
  propertyId: number,
  language: string,
  texts: Record<string, string>,
  revision: number | undefined,
) {
  return db.transaction().execute(async (trx) => {
    await trx.selectFrom("properties").select("id").where("id", "=", propertyId).forNoKeyUpdate().executeTakeFirst();
    const before = await ownTexts(trx, propertyId, language);
    await requireRevision(revision, before.revision, () => readTexts(trx, propertyId, language));
    const changed = { ...before.own, ...texts };
    if (isDeepStrictEqual(changed, before.own)) return readTexts(trx, propertyId, language);
    await trx
      .insertInto("property_texts")
      .values({ property_id: propertyId, language, texts: JSON.stringify(changed) })
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

async function ownTexts(db: Database, propertyId: number, language: string) {
  const row = await db
    .selectFrom("property_texts")
    .select(["texts", "revision"])
    .where("property_id", "=", propertyId)
    .where("language", "=", language)
    .executeTakeFirst();
  return { own: row?.texts ?? {}, revision: row?.revision ?? 0 };
}
