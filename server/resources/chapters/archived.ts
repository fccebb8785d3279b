import { type RawBuilder, sql } from "kysely";
import type { chapterCalls, WireArchivedChapter } from "#app/contracts/chapters.ts";
import { lowered } from "#server/database/lowered.ts";
import { stampOf } from "#server/database/stamp.ts";
import type { Database } from "#server/database/tables.ts";
import type { Request } from "#server/http/on.ts";
import { textOf } from "#server/resources/content/text-of.ts";
import { languagesFor } from "#server/resources/languages/languages.ts";
import type { ChapterRecord } from "./store.ts";
import { toWireChapter } from "./wire.ts";

type Asked = Pick<Request<typeof chapterCalls.listArchivedChapters>, "query" | "caller">;

/** A page of the archived chapters of a property, in its default language, and how many there are on all pages. */
export async function archivedChapters(db: Database, { query, caller: { propertyId } }: Asked) {
  const { search = "", sort, order, page, limit } = query;
  const languages = await languagesFor(db, propertyId);
  const part = search.trim();
  const found = part
    ? sql`exists (select 1 from jsonb_each(draft->'texts') as written (language, texts)
        where strpos(${lowered(sql`written.texts->>'title'`)}, ${lowered(sql`${part}`)}) > 0)`
    : sql`true`;
  const listed = sql`property_id = ${propertyId} and visibility = 'deleted' and ${found}`;
  const direction = order === "asc" ? sql`asc` : sql`desc`;
  const sorts: Record<typeof sort, RawBuilder<unknown>> = {
    archivedAt: sql`last_changed_at`,
    title: lowered(textOf("title", languages.fallback, languages.fallback)),
  };
  const { rows } = await sql<ChapterRecord>`
    select * from chapters where ${listed} order by ${sorts[sort]} ${direction}, id ${direction}
    limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::integer as total from chapters where ${listed}`.execute(db);
  return { data: rows.map((row) => toArchived(row, languages)), pagination: { page, limit, total: counted.rows[0]!.total } };
}

/** Nothing changes an archived chapter, so its last change is its archiving. */
function toArchived(row: ChapterRecord, languages: Parameters<typeof toWireChapter>[1]): WireArchivedChapter {
  const { id, title, subtitle, languages: written, revision } = toWireChapter(row, languages, []);
  return { id, title, subtitle, languages: written, revision, archivedAt: stampOf(row.last_changed_at), archivedBy: row.last_changed_by };
}
