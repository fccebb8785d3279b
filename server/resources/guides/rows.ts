import { type RawBuilder, sql } from "kysely";
import type { WireGuideRow } from "#app/contracts/guides.ts";
import { UNSORTED_CHAPTER_ID } from "#app/domain/guides/guide.ts";
import type { MaybeJson } from "#server/database/column-kinds.ts";
import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";
import { toWireState } from "#server/resources/content/wire-state.ts";
import { defaultLanguageOf } from "#server/resources/languages/languages.ts";
import { recentStarts } from "./recent-starts.ts";

/** The columns of a guide in a list: titles in `language` or else in the property's default language; never the whole draft. */
function rowQuery(db: Database, propertyId: number, language: Language, fallback: Language) {
  return (
    db
      // Materialized: with outdated statistics the planner would otherwise count the starts again for every guide.
      .with(
        (cte) => cte("recent").materialized(),
        () => recentStarts(db, propertyId),
      )
      .selectFrom("guides")
      .leftJoin("recent", "recent.guide_id", "guides.id")
      .where("property_id", "=", propertyId)
      .select([
        "id",
        "chapter_id",
        "visibility",
        "published_revision",
        "published_at",
        "published_by",
        "language_texts",
        "revision",
        "last_changed_at",
        "last_changed_by",
        "updated_at",
        "first_time_published",
        "unpublished_at",
        "starts_in_30_days",
      ])
      .select([
        textOf("title", language, fallback).as("title"),
        textOf("subtitle", language, fallback).as("subtitle"),
        sql<number>`jsonb_array_length(draft->'steps')`.as("step_count"),
        sql<boolean>`jsonb_array_length(alarms) > 0`.as("has_alarm"),
        sql<string[]>`array(select key from jsonb_each(draft->'texts') where value->>'title' <> '')`.as("written"),
      ])
  );
}

type Language = string | RawBuilder<string>;

export function textOf(field: "title" | "subtitle", language: Language, fallback: Language) {
  return sql<string>`coalesce(nullif(draft->'texts'->${language}::text->>${field}::text, ''), draft->'texts'->${fallback}::text->>${field}::text, '')`;
}

type RowRecord = MaybeJson<Awaited<ReturnType<ReturnType<typeof rowQuery>["execute"]>>[number]>;

/**
 * All guides of a property in order, chapters first by their id; within a chapter by position. Titles in `language`; where there is
 * none, or without `language`, in the property's default language.
 * @param chapterId the guides of one chapter alone, or the unsorted ones with 0
 */
export function guideRowsQuery(db: Database, propertyId: number, language?: string, chapterId?: number) {
  const fallback = defaultLanguageOf(propertyId);
  return rowQuery(db, propertyId, language ?? fallback, fallback)
    .$if(chapterId !== undefined, (query) => query.where("chapter_id", "is not distinct from", chapterId || null))
    .orderBy("chapter_id")
    .orderBy("position")
    .orderBy("id");
}

export async function listGuideRows(...wanted: Parameters<typeof guideRowsQuery>): Promise<WireGuideRow[]> {
  return (await guideRowsQuery(...wanted).execute()).map(toWireRow);
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
    ...toWireState(row, row.written),
    hasAlarm: row.has_alarm,
    stepCount: row.step_count,
    updatedAt: new Date(row.updated_at).toISOString(),
    launcherId: row.chapter_id ?? UNSORTED_CHAPTER_ID,
    startsIn30Days: row.starts_in_30_days ?? 0,
  };
}
