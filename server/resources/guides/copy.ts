import { GUIDE_LIMITS, type GuideContent } from "#app/domain/guides/guide.ts";
import type { Database } from "#server/database/tables.ts";
import type { Author } from "#server/resources/content/author.ts";
import { type GuideRecord, nextPosition } from "./store.ts";

/**
 * Adds a private copy of a guide at the end of its chapter. It is made from the whole row, so that a column which comes later is copied too;
 * left out is what belongs to the one guide alone: its place, its life so far and the alarms on its steps.
 */
export async function addCopy(db: Database, guide: GuideRecord, author: Author): Promise<number> {
  const { id, position, visibility, revision, alarms, ...life } = guide;
  const { published_version, published_revision, published_at, published_by, first_time_published, ...rest } = life;
  const { last_changed_at, updated_at, created_at, draft, ...kept } = rest;
  const row = await db
    .insertInto("guides")
    .values({
      ...kept,
      language_texts: JSON.stringify(kept.language_texts),
      tags: JSON.stringify(kept.tags),
      draft: JSON.stringify(copyOf(draft)),
      position: nextPosition(kept.property_id, kept.chapter_id),
      last_changed_by: author.name,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** A duplicate's content: every title says that it is the second of its name, in a form that needs no translation. */
function copyOf(content: GuideContent): GuideContent {
  const mark = " (2)";
  const texts = Object.entries(content.texts).map(([language, each]) => [
    language,
    { ...each, title: cut(each.title, GUIDE_LIMITS.title - mark.length) + mark },
  ]);
  return { ...content, texts: Object.fromEntries(texts) };
}

/** The beginning of a text, without half of a character that takes two units. */
function cut(text: string, most: number): string {
  const short = text.slice(0, most);
  return short.isWellFormed() ? short : short.slice(0, -1);
}
