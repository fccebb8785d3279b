import { sql } from "kysely";
import { flagsOf } from "#app/domain/plan.ts";
import type { Database } from "#server/database/tables.ts";
import { liveChapters, liveGuides, liveMessages } from "#server/resources/content/live-version.ts";
import { languagesOfDocuments } from "#server/resources/documents/published-documents.ts";
import type { BundleRows } from "./to-bundle.ts";
import { usedOf } from "./used.ts";

/** Everything that is live in a property, as frozen on publishing; null if there is no such property. */
export async function liveRows(db: Database, propertyId: number): Promise<BundleRows | null> {
  const [property, languages, texts, pageSegments, tags, chapters, guides, welcome, messages, tooltips, validators, documents, used] =
    await Promise.all([
      db
        .selectFrom("properties")
        .select(["id", "name", "stylings", "settings", "limits", "feature_flags"])
        .where("id", "=", propertyId)
        .executeTakeFirst(),
      languagesOf(db, propertyId),
      db.selectFrom("property_texts").select(["language", "texts"]).where("property_id", "=", propertyId).execute(),
      db.selectFrom("page_segments").select(["id", "rules", "visibility"]).where("property_id", "=", propertyId).orderBy("id").execute(),
      db
        .selectFrom("tags")
        .select(["id", "selector", "url_rule", "page_segment_id"])
        .where("property_id", "=", propertyId)
        .orderBy("id")
        .execute(),
      liveChapters(db, propertyId)
        .select(["item.id", "version.content", "item.language_behaviour", "item.language_texts"])
        .select(TARGETING)
        .orderBy("item.position")
        .orderBy("item.id")
        .execute(),
      liveGuides(db, propertyId)
        .select(["item.id", "item.chapter_id", "version.number as version", "version.content"])
        .select(["item.language_behaviour", "item.language_texts"])
        .select(TARGETING)
        .orderBy("item.position")
        .orderBy("item.id")
        .execute(),
      db
        .selectFrom("welcome_slides")
        .select(["popup_id", "revision", "content", "guide_id"])
        .where("property_id", "=", propertyId)
        .executeTakeFirst(),
      liveMessages(db, propertyId).select(MESSAGE).orderBy("item.pinned", "desc").orderBy(LATEST).orderBy("item.id", "desc").execute(),
      db
        .selectFrom("tooltips")
        .select(PLACED)
        .select("show")
        .where("property_id", "=", propertyId)
        .where("enabled", "=", true)
        .orderBy("id")
        .execute(),
      db
        .selectFrom("validators")
        .select(PLACED)
        .select("rule")
        .where("property_id", "=", propertyId)
        .where("enabled", "=", true)
        .orderBy("id")
        .execute(),
      languagesOfDocuments(db, propertyId),
      usedOf(db, propertyId),
    ]);
  if (!property) return null;
  const flags = flagsOf(property.feature_flags);
  const planned = { tooltips: flags.tooltips ? tooltips : [], messages: flags.announcements ? messages : [] };
  return { property, languages, texts, pageSegments, tags, chapters, guides, welcome, validators, documents, used, ...planned };
}

const PLACED = ["id", "target_version", "pointing", "url", "segment_id", "page_segment_id", "texts"] as const;
const TARGETING = ["item.segment_id", "item.page_segment_id", "item.tags", "item.showing"] as const;

/** The columns of a live message: see `LiveMessage`. */
export const MESSAGE = [
  ...(["item.id", "item.type", "item.category", "version.number as version", "version.content"] as const),
  ...(["item.language_behaviour", "item.language_texts", "item.guide_segment_id", "item.guide_page_segment_id"] as const),
  ...(["item.min_time", "item.max_time", "item.published_at", "item.visibility"] as const),
  ...TARGETING,
] as const;
const LATEST = sql`coalesce(item.min_time, item.first_time_published, item.created_at) desc`;

export async function languagesOf(db: Database, propertyId: number): Promise<BundleRows["languages"]> {
  return db.selectFrom("languages").select(["key", "visibility"]).where("property_id", "=", propertyId).orderBy("id").execute();
}
