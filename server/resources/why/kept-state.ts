import { sql } from "kysely";
import type { WireFilter } from "#app/contracts/segment-filter.ts";
import type { Visibility } from "#app/domain/guides/guide.ts";
import type { LanguageBehaviour, LanguageStatusByKey } from "#app/domain/languages/language-status.ts";
import type { Connection } from "#app/domain/segments/evaluate.ts";
import type { PageSegment } from "#app/domain/targeting/page-facts.ts";
import type { Frequency, Showing } from "#app/domain/targeting/showing.ts";
import type { Database } from "#server/database/tables.ts";

/** What decided about a guide or chapter (migration 0015). */
export type ContentState = {
  visibility: Visibility;
  version: number | null;
  chapter: number | null;
  languageBehaviour: LanguageBehaviour;
  languageTexts: LanguageStatusByKey;
  tags: { mode: "show" | "hide"; list: number[] };
  segment: number;
  pageSegment: number;
  showing: Partial<Showing>;
};
type SegmentState = { name: string; connection: Connection; filterGroups: { connection: Connection; filters: WireFilter[] }[] };
type PageSegmentState = PageSegment & { name: string };
type TagState = { name: string; selector: string; urlRule: string; pageSegment: number };
type PropertyState = { frequency: Frequency | null; timeZone: string };

/** Everything that decided in a property at a moment, each by its id. */
export type KeptState = {
  guides: Map<number, ContentState>;
  chapters: Map<number, ContentState>;
  segments: Map<number, SegmentState>;
  pageSegments: Map<number, PageSegmentState>;
  tags: Map<number, TagState>;
  property: PropertyState | null;
};

type Row = { type: "guide" | "chapter" | "segment" | "page_segment" | "tag" | "property"; item_id: number; state: unknown };

/** What decided in a property at a moment, from the history that the database keeps. What was gone by then is left out. */
export async function keptStateAt(db: Database, propertyId: number, at: Date): Promise<KeptState> {
  const { rows } = await sql<Row>`
    select type, item_id, state from (
      select distinct on (type, item_id) type, item_id, state from targeting_history
      where property_id = ${propertyId} and since <= ${at} order by type, item_id, since desc) as kept
    where state is not null order by item_id`.execute(db);
  const of = <State>(type: Row["type"]) =>
    new Map(rows.filter((row) => row.type === type).map(({ item_id, state }): [number, State] => [item_id, state as State]));
  return {
    guides: of("guide"),
    chapters: of("chapter"),
    segments: of("segment"),
    pageSegments: of("page_segment"),
    tags: of("tag"),
    property: of<PropertyState>("property").get(propertyId) ?? null,
  };
}

/** From when on a property's history is kept; null for one that does not exist. */
export async function keptSince(db: Database, propertyId: number): Promise<Date | null> {
  const row = db
    .selectFrom("targeting_history")
    .select(({ fn }) => fn.min("since").as("since"))
    .where("property_id", "=", propertyId);
  return (await row.executeTakeFirst())?.since ?? null;
}
