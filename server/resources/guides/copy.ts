import { copyName } from "#app/domain/copy-name.ts";
import { GUIDE_LIMITS, type GuideContent } from "#app/domain/guides/guide.ts";
import type { Database } from "#server/database/tables.ts";
import { type Author, changedBy } from "#server/resources/content/author.ts";
import { referencesOf } from "#server/resources/named/bring-back.ts";
import { keptReferences } from "#server/resources/named/references.ts";
import { type GuideRecord, nextPosition } from "./store.ts";

/**
 * Adds a private copy of a guide at the end of its chapter. It is made from the whole row, so that future columns are copied too,
 * except for what belongs to the original alone: its place, its history, the id of its popup and the alarms on its steps, and for what the
 * database works out itself. An archived guide may name segments and tags that are gone; its copy does not.
 */
export async function addCopy(db: Database, guide: GuideRecord, author: Author): Promise<number> {
  const { id, position, visibility, revision, alarms, ...life } = guide;
  const { published_version, published_revision, published_at, published_by, first_time_published, unpublished_at, ...rest } = life;
  const { publish_at, unpublish_at, schedule, review, approved_revision, ...unplanned } = rest;
  const { last_changed_at, updated_at, created_at, popup_id, draft, images, ...kept } = unplanned;
  const { segment, pageSegment, tags } = await keptReferences(db, kept.property_id, referencesOf(guide));
  const row = await db
    .insertInto("guides")
    .values({
      ...kept,
      language_texts: JSON.stringify(kept.language_texts),
      segment_id: segment,
      page_segment_id: pageSegment,
      tags: JSON.stringify({ ...kept.tags, list: tags }),
      showing: JSON.stringify(kept.showing),
      draft: JSON.stringify(copyOf(draft)),
      position: nextPosition(kept.property_id, kept.chapter_id),
      ...changedBy(author),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** The content of a duplicate: every title gets its mark. */
function copyOf(content: GuideContent): GuideContent {
  const texts = Object.entries(content.texts).map(([language, each]) => [
    language,
    { ...each, title: copyName(each.title, GUIDE_LIMITS.title) },
  ]);
  return { ...content, texts: Object.fromEntries(texts) };
}
