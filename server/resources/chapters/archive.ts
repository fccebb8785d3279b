import { sql } from "kysely";
import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";
import type { Author } from "#server/resources/content/author.ts";
import { setVisibility } from "#server/resources/content/change.ts";
import { lockGuidesIn } from "#server/resources/content/locks.ts";
import { bringBack } from "#server/resources/named/bring-back.ts";
import type { ChapterRecord } from "./store.ts";

/** Archives an open chapter; its guides go to the end of the unsorted ones, in their order. Its versions stay. */
export async function archiveChapter(trx: Database, chapter: ChapterRecord, author: Author): Promise<void> {
  const { property_id, id } = chapter;
  await lockGuidesIn(trx, property_id, id);
  const unsortedEnd = sql<number>`position + (select coalesce(max(position), 0) from guides
    where property_id = ${property_id} and chapter_id is null)`;
  await trx
    .updateTable("guides")
    .set({ chapter_id: null, position: unsortedEnd })
    .where("property_id", "=", property_id)
    .where("chapter_id", "=", id)
    .execute();
  await setVisibility(trx, "chapters", chapter, "deleted", author);
}

/** Makes an archived chapter a private one at its old place; its guides stay where they are. @throws Refusal 409 if it is not archived */
export async function bringBackChapter(trx: Database, chapter: ChapterRecord, author: Author): Promise<ChapterRecord> {
  if (chapter.visibility !== "deleted") throw refuse.conflict("chapter_not_archived");
  return bringBack(trx, "chapters", chapter, author);
}
