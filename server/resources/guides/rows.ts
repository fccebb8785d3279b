import { type RawBuilder, sql } from "kysely";
import type { WireGuideRow } from "#app/contracts/guides.ts";
import { UNSORTED_CHAPTER_ID } from "#app/domain/guides/guide.ts";
import type { MaybeJson } from "#server/database/column-kinds.ts";
import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";
import { hasUnpublishedChanges } from "#server/resources/content/unpublished-changes.ts";
import { defaultLanguageOf } from "#server/resources/languages/languages.ts";

/** Columns of a guide in a list: titles in `language`, else in the property's default language; never the whole draft. */
function rowQuery(db: Database, propertyId: number, language: Language, fallback: Language) {
  return db
    .selectFrom("guides")
    .where("property_id", "=", propertyId)
    .select([
      "id",
      "chapter_id",
      "visibility",
      "published_version",
      "published_revision",
      "revision",
      "last_changed_at",
      "last_changed_by",
      "updated_at",
      "first_time_published",
    ])
    .select([
      textOf("title", language, fallback).as("title"),
      textOf("subtitle", language, fallback).as("subtitle"),
      sql<number>`jsonb_array_length(draft->'steps')`.as("step_count"),
      sql<boolean>`jsonb_array_length(alarms) > 0`.as("has_alarm"),
    ]);
}

type Language = string | RawBuilder<string>;

export function textOf(field: "title" | "subtitle", language: Language, fallback: Language) {
  return sql<string>`coalesce(nullif(draft->'texts'->${language}::text->>${field}::text, ''), draft->'texts'->${fallback}::text->>${field}::text, '')`;
}

type RowRecord = MaybeJson<Awaited<ReturnType<ReturnType<typeof rowQuery>["execute"]>>[number]>;

/**
 * All guides of a property in order, chapters first by their id; within a chapter by position. Titles in `language`, or where there is
 * none, and without a language, in the property's default.
 */
export function guideRowsQuery(db: Database, propertyId: number, language?: string) {
  const fallback = defaultLanguageOf(propertyId);
  return rowQuery(db, propertyId, language ?? fallback, fallback)
    .orderBy("chapter_id")
    .orderBy("position")
    .orderBy("id");
}

/** @param chapterId the guides of one chapter alone, or the unsorted ones with 0 */
export async function listGuideRows(db: Database, propertyId: number, language?: string, chapterId?: number): Promise<WireGuideRow[]> {
  const rows = await guideRowsQuery(db, propertyId, language)
    .$if(chapterId !== undefined, (query) => query.where("chapter_id", "is not distinct from", chapterId || null))
    .execute();
  return rows.map(toWireRow);
}

/** One of them, in the property's default language. @throws Refusal 404 */
export async function guideRow(db: Database, propertyId: number, id: number): Promise<WireGuideRow> {
  return toWireRow(await guideRowsQuery(db, propertyId).where("id", "=", id).executeTakeFirstOrThrow(refuse.notFound));
}

export function toWireRow(row: RowRecord): WireGuideRow {
  return {
    id: row.id,
    title: row.title,
    subtitle: row.subtitle,
    visibility: row.visibility,
    hasUnpublishedChanges: hasUnpublishedChanges(row),
    hasAlarm: row.has_alarm,
    stepCount: row.step_count,
    lastChangedAt: new Date(row.last_changed_at).toISOString(),
    lastChangedBy: row.last_changed_by,
    updatedAt: new Date(row.updated_at).toISOString(),
    firstTimePublished: row.first_time_published && new Date(row.first_time_published).toISOString(),
    launcherId: row.chapter_id ?? UNSORTED_CHAPTER_ID,
    revision: row.revision,
  };
}
