import { GUIDE_LIMITS, type GuideContent } from "#app/domain/guides/guide.ts";
import type { Database } from "#server/database/tables.ts";
import { type Author, changedBy } from "#server/resources/content/author.ts";
import { type GuideRecord, nextPosition } from "./store.ts";

/**
 * Adds a private copy of a guide at the end of its chapter. It is made from the whole row, so that future columns are copied too,
 * except for what belongs to the original alone: its place, its history and the alarms on its steps.
 */
export async function addCopy(db: Database, guide: GuideRecord, author: Author): Promise<number> {
  const { id, position, visibility, revision, alarms, ...life } = guide;
  const { published_version, published_revision, published_at, published_by, first_time_published, unpublished_at, ...rest } = life;
  const { last_changed_at, updated_at, created_at, draft, ...kept } = rest;
  const row = await db
    .insertInto("guides")
    .values({
      ...kept,
      language_texts: JSON.stringify(kept.language_texts),
      tags: JSON.stringify(kept.tags),
      draft: JSON.stringify(copyOf(draft)),
      position: nextPosition(kept.property_id, kept.chapter_id),
      ...changedBy(author),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** The content of a duplicate: every title gets a mark that needs no translation. */
function copyOf(content: GuideContent): GuideContent {
  const mark = " (2)";
  const texts = Object.entries(content.texts).map(([language, each]) => [
    language,
    { ...each, title: cut(each.title, GUIDE_LIMITS.title - mark.length) + mark },
  ]);
  return { ...content, texts: Object.fromEntries(texts) };
}

/** The beginning of a text; never ends in half of a surrogate pair. */
function cut(text: string, most: number): string {
  const short = text.slice(0, most);
  return short.isWellFormed() ? short : short.slice(0, -1);
}
