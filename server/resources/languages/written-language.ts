import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";
import { defaultLanguage } from "./default-language.ts";

/** The language that a call writes in: the property's default, or one of its own. @throws Refusal 422 for any other */
export async function writtenLanguage(db: Database, propertyId: number, asked: string | undefined): Promise<string> {
  if (asked === undefined) return defaultLanguage(db, propertyId);
  await requireLanguages(db, propertyId, [asked]);
  return asked;
}

/** @throws Refusal 422 at the field `path` when one of the keys is no language of the property */
export async function requireLanguages(db: Database, propertyId: number, keys: string[], path = "lang"): Promise<void> {
  if (keys.length === 0) return;
  const rows = await db.selectFrom("languages").select("key").where("property_id", "=", propertyId).execute();
  const known = new Set(rows.map((row) => row.key));
  if (!keys.every((key) => known.has(key))) throw refuse.invalid([{ path, code: "language_error_unknown" }]);
}
