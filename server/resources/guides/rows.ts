import { type RawBuilder, sql } from "kysely";
import type { WireGuideRow } from "#app/contracts/guide-list.ts";
import { UNSORTED_CHAPTER_ID } from "#app/domain/guides/guide.ts";
import type { MaybeJson } from "#server/database/column-kinds.ts";
import { lookedUp } from "#server/database/looked-up.ts";
import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";
import { textOf } from "#server/resources/content/text-of.ts";
import { toWireState } from "#server/resources/content/wire-state.ts";
import { defaultLanguageOf } from "#server/resources/languages/languages.ts";
import { startsOf } from "./recent-starts.ts";
import { areWanted, shownTitle, type Wanted } from "./wanted.ts";

/** The columns of the wanted guides in a list: titles in `language` or else in the property's default language; never the whole draft. */
export function rowQuery(db: Database, propertyId: number, wanted: Wanted) {
  const fallback = defaultLanguageOf(propertyId);
  const language = wanted.language ?? fallback;
  return db
    .selectFrom("guides")
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
      "last_changed_by_id",
      "updated_at",
      "first_time_published",
      "unpublished_at",
      "segment_id",
      "page_segment_id",
    ])
    .select([
      textOf("title", language, fallback).as("title"),
      textOf("subtitle", language, fallback).as("subtitle"),
      startsOf(db, propertyId, wanted).as("starts_in_30_days"),
      sql<number>`jsonb_array_length(draft->'steps')`.as("step_count"),
      sql<number>`jsonb_array_length(alarms)`.as("alarmed_steps"),
      sql<string | null>`(select min(alarm->>'since') from jsonb_array_elements(alarms) as alarm)`.as("alarmed_since"),
      sql<boolean>`coalesce((showing->>'auto')::boolean, false)`.as("shows_itself"),
      sql<"show" | "hide" | null>`case when jsonb_array_length(tags->'list') > 0 then tags->>'mode' end`.as("tag_mode"),
      sql<string[]>`array(select key from jsonb_each(draft->'texts') where value->>'title' <> '')`.as("written"),
    ]);
}

type RowRecord = MaybeJson<Awaited<ReturnType<ReturnType<typeof rowQuery>["execute"]>>[number]>;

/** Guides of a property in order, chapters first by their id; within a chapter by position. */
export function guideRowsQuery(db: Database, propertyId: number, wanted: Wanted = {}) {
  return rowQuery(db, propertyId, wanted).where(areWanted(propertyId, wanted)).orderBy("chapter_id").orderBy("position").orderBy("id");
}

export async function listGuideRows(...wanted: Parameters<typeof guideRowsQuery>): Promise<WireGuideRow[]> {
  return (await guideRowsQuery(...wanted).execute()).map(toWireRow);
}

/** One of them, in the property's default language. @throws Refusal 404 */
export async function guideRow(db: Database, propertyId: number, id: number): Promise<WireGuideRow> {
  return toWireRow(await guideRowsQuery(db, propertyId, { ids: [id] }).executeTakeFirstOrThrow(refuse.notFound));
}

export function toWireRow(row: RowRecord): WireGuideRow {
  return {
    id: row.id,
    title: row.title,
    subtitle: row.subtitle,
    ...toWireState(row, row.written),
    hasAlarm: row.alarmed_steps > 0,
    alarmed: row.alarmed_since === null ? null : { steps: row.alarmed_steps, since: row.alarmed_since },
    stepCount: row.step_count,
    updatedAt: new Date(row.updated_at).toISOString(),
    launcherId: row.chapter_id ?? UNSORTED_CHAPTER_ID,
    segment: row.segment_id,
    pageSegment: row.page_segment_id,
    tagMode: row.tag_mode,
    showing: { auto: row.shows_itself },
    startsIn30Days: row.starts_in_30_days,
  };
}

/** The order of lists: chapters in order, unsorted guides last. */
export function byPlace(db: Database, propertyId: number): RawBuilder<unknown> {
  const chapters = db.selectFrom("chapters").where("property_id", "=", propertyId).select(["id as key", "position as value"]);
  return sql`${lookedUp(chapters, sql`chapter_id`)}::integer nulls last, chapter_id nulls last, position, id`;
}

/** The titles of a property's guides that are not archived, in its default language, in the order of lists. */
export async function guideTitles(db: Database, propertyId: number): Promise<{ id: number; title: string }[]> {
  return db
    .selectFrom("guides")
    .select(["id", shownTitle(propertyId).as("title")])
    .where(areWanted(propertyId, { archived: "false" }))
    .orderBy(byPlace(db, propertyId))
    .execute();
}
