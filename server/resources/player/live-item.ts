import type { LanguageBehaviour, LanguageStatusByKey } from "#app/domain/languages/language-status.ts";
import { isWrittenIn } from "#app/domain/messages/message-content.ts";
import { flagsOf } from "#app/domain/plan.ts";
import type { Item } from "#app/domain/targeting/item.ts";
import type { PageSegment } from "#app/domain/targeting/page-facts.ts";
import { type Frequency, frequencyOf, type ShownKind, showingOf } from "#app/domain/targeting/showing.ts";
import type { Database } from "#server/database/tables.ts";
import { liveChapters, liveGuides, liveMessages } from "#server/resources/content/live-version.ts";
import type { TargetedRow } from "./bundle-targeting.ts";
import { languagesOf, MESSAGE } from "./live-rows.ts";
import { showingOfMessage } from "./messages-in-bundle.ts";
import { offeredLanguages } from "./offered-languages.ts";
import { welcomeItem } from "./welcome-in-bundle.ts";

type Row = TargetedRow & {
  id: number;
  language_behaviour: LanguageBehaviour;
  language_texts: LanguageStatusByKey;
  content: { texts: Record<string, { title: string }> };
};
export type LiveItem = {
  item: Item;
  /** The number of the version that is live. */
  version: number;
  /** Those that the item and its chapter name. */
  pageSegments: Map<number, PageSegment>;
  standard: string;
  frequency: Frequency;
};

/** What is live of a kind with what decides on it; null when it is not, or where the plan has no messages. */
export function liveItem(db: Database, propertyId: number, kind: ShownKind, id: number): Promise<LiveItem | null> {
  if (kind === "guide") return liveGuide(db, propertyId, id);
  return kind === "welcome" ? liveWelcome(db, propertyId, id) : liveMessage(db, propertyId, kind, id);
}

async function liveWelcome(db: Database, propertyId: number, id: number): Promise<LiveItem | null> {
  const row = await db
    .selectFrom("welcome_slides as slide")
    .innerJoin("properties", "properties.id", "slide.property_id")
    .select(["slide.popup_id", "slide.revision", "slide.content", "slide.guide_id", "properties.settings"])
    .where("slide.property_id", "=", propertyId)
    .where("slide.popup_id", "=", id)
    .executeTakeFirst();
  return row ? withSurroundings(db, propertyId, welcomeItem(row), row.revision, row.settings) : null;
}

async function liveMessage(db: Database, propertyId: number, kind: ShownKind, id: number): Promise<LiveItem | null> {
  const row = await liveMessages(db, propertyId)
    .innerJoin("properties", "properties.id", "item.property_id")
    .select([...MESSAGE, "properties.settings", "properties.feature_flags"])
    .where("item.id", "=", id)
    .executeTakeFirst();
  if (row?.type !== kind || !flagsOf(row.feature_flags).announcements) return null;
  const item: Item = {
    type: kind,
    id,
    visibility: "public",
    languages: {
      written: Object.keys(row.content.texts).filter((key) => isWrittenIn(row.content, key)),
      statuses: row.language_texts,
      behaviour: row.language_behaviour,
    },
    segment: row.segment_id,
    pageSegment: row.page_segment_id,
    tags: row.tags,
    showing: showingOfMessage(row),
    chapter: null,
  };
  return withSurroundings(db, propertyId, item, row.version, row.settings);
}

/** A live guide with what decides on it; null when it is not live, nor its chapter. */
async function liveGuide(db: Database, propertyId: number, guideId: number): Promise<LiveItem | null> {
  const guide = await liveGuides(db, propertyId)
    .innerJoin("properties", "properties.id", "item.property_id")
    .select([...COLUMNS, "item.chapter_id", "version.number as version", "properties.settings"])
    .where("item.id", "=", guideId)
    .executeTakeFirst();
  if (!guide) return null;
  const chapter = guide.chapter_id === null ? null : await liveChapter(db, propertyId, guide.chapter_id);
  if (chapter === undefined) return null;
  const item = itemOf("guide", guide, chapter && itemOf("chapter", chapter, null));
  return withSurroundings(db, propertyId, item, guide.version, guide.settings);
}

async function withSurroundings(
  db: Database,
  propertyId: number,
  item: Item,
  version: number,
  settings: Record<string, unknown>,
): Promise<LiveItem> {
  const named = [item.pageSegment, item.chapter?.pageSegment ?? 0];
  const pageSegments = await db
    .selectFrom("page_segments")
    .select(["id", "rules", "visibility"])
    .where("property_id", "=", propertyId)
    .where("id", "in", named)
    .execute();
  return {
    item,
    version,
    pageSegments: new Map(pageSegments.map(({ id, ...segment }) => [id, segment])),
    standard: offeredLanguages(await languagesOf(db, propertyId), "").standard,
    frequency: frequencyOf(settings),
  };
}

const COLUMNS = [
  ...(["item.id", "version.content", "item.language_behaviour", "item.language_texts"] as const),
  ...(["item.segment_id", "item.page_segment_id", "item.tags", "item.showing"] as const),
] as const;

function liveChapter(db: Database, propertyId: number, chapterId: number): Promise<Row | undefined> {
  return liveChapters(db, propertyId).select(COLUMNS).where("item.id", "=", chapterId).executeTakeFirst();
}

function itemOf(type: "guide" | "chapter", row: Row, chapter: Item | null): Item {
  const written = Object.keys(row.content.texts).filter((key) => row.content.texts[key]?.title);
  return {
    type,
    id: row.id,
    visibility: "public",
    languages: { written, statuses: row.language_texts, behaviour: row.language_behaviour },
    segment: row.segment_id,
    pageSegment: row.page_segment_id,
    tags: row.tags,
    showing: showingOf(row.showing),
    chapter,
  };
}
