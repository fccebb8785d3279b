import { type Expression, type RawBuilder, sql } from "kysely";
import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";

/**
 * `language`: the one a call reads or writes. `fallback`: the property's default, English if none is set. `keys`: all languages of the
 * property.
 */
export type Languages = { language: string; fallback: string; keys: string[] };

/** The languages of a call, in one query. A requested language that the property does not have is accepted: it has no texts. */
export async function languagesFor(db: Database, propertyId: number, asked?: string): Promise<Languages> {
  const rows = await db
    .selectFrom("languages")
    .select(["key", "visibility"])
    .where("property_id", "=", propertyId)
    .orderBy("key")
    .execute();
  const fallback = rows.find(({ visibility }) => visibility === "default")?.key ?? "en";
  return { language: asked ?? fallback, fallback, keys: rows.map(({ key }) => key) };
}

/**
 * The same for a write.
 * @param named maps by language in the body, by the name of their field
 * @throws Refusal 422 at `lang` or that field for a language that the property does not have
 */
export async function languagesToWrite(
  db: Database,
  propertyId: number,
  asked?: string,
  named: Record<string, object | undefined> = {},
): Promise<Languages> {
  const languages = await languagesFor(db, propertyId, asked);
  const used: [path: string, keys: string[]][] = Object.entries(named).map(([path, byLanguage]) => [path, Object.keys(byLanguage ?? {})]);
  if (asked !== undefined) used.unshift(["lang", [asked]]);
  const unknown = used.find(([, keys]) => !keys.every((key) => languages.keys.includes(key)));
  if (unknown) throw refuse.invalid([{ path: unknown[0], code: "language_error_unknown" }]);
  return languages;
}

/** The key of a property's default language as part of another query. */
export function defaultLanguageOf(propertyId: number): RawBuilder<string> {
  return sql<string>`coalesce((select key from languages where property_id = ${propertyId} and visibility = 'default'), 'en')`;
}

/** All languages of a property, by key. */
export function languagesQuery(db: Database, propertyId: Expression<number>) {
  return db
    .selectFrom("languages")
    .select(["languages.id", "languages.key", "languages.name", "languages.visibility"])
    .where("languages.property_id", "=", propertyId)
    .orderBy("languages.key");
}
