import type { WireChapterInUse } from "#app/contracts/chapters.ts";
import { UNSORTED_CHAPTER_ID } from "#app/domain/guides/guide.ts";
import type { Database } from "#server/database/tables.ts";
import { publishingOf } from "#server/resources/content/approval.ts";
import { listGuideRows } from "#server/resources/guides/rows.ts";
import type { Wanted } from "#server/resources/guides/wanted.ts";
import type { Languages } from "#server/resources/languages/languages.ts";
import type { ChapterRecord } from "./store.ts";
import { toWireChapter, unsortedChapter } from "./wire.ts";

type Shown = { allLanguages?: boolean } & Pick<Wanted, "archived" | "ids">;

/**
 * A chapter, or the unsorted guides with null, with its guides in order and what unpublishing it would affect.
 * @param shown which of the guides come: all when left out
 */
export async function chapterInUse(
  db: Database,
  propertyId: number,
  chapter: ChapterRecord | null,
  languages: Languages,
  { allLanguages, ...shown }: Shown = {},
): Promise<WireChapterInUse> {
  const guides = await listGuideRows(db, propertyId, {
    language: languages.language,
    launcher: chapter?.id ?? UNSORTED_CHAPTER_ID,
    ...shown,
  });
  const live = guides.filter(({ visibility }) => visibility === "public");
  return {
    ...(chapter ? toWireChapter(chapter, languages, guides, allLanguages) : unsortedChapter(guides)),
    publishing: await publishingOf(db, chapter),
    publishedVersion: chapter?.published_version ?? null,
    liveGuides: live.length,
    startsIn30Days: live.reduce((sum, guide) => sum + guide.startsIn30Days, 0),
  };
}
