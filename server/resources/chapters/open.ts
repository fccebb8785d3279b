import type { WireChapter } from "#app/contracts/chapters.ts";
import type { Database } from "#server/database/tables.ts";
import type { Caller } from "#server/http/caller.ts";
import { refuse } from "#server/http/refusal.ts";
import { KINDS } from "#server/resources/content/kinds.ts";
import { openForChange } from "#server/resources/content/open.ts";
import type { Languages } from "#server/resources/languages/languages.ts";
import type { ChapterRecord } from "./store.ts";
import { toWireChapter } from "./wire.ts";

type Asked = { caller: Caller; id: string | undefined; revision: number | undefined; languages: Languages };

/**
 * Opens a chapter for a change, as its caller may: for anything but sorting by `openForChange`.
 * @throws Refusal as `openForChange`; 409 `chapter_deleted` for an archived one
 */
export async function openChapter(
  trx: Database,
  { caller, id, revision, languages }: Asked,
  open: typeof openForChange<"chapters"> = openForChange,
): Promise<ChapterRecord> {
  const chapter = await open(trx, "chapters", caller, id, revision, shownIn(languages));
  if (chapter.visibility === "deleted") throw refuse.conflict(KINDS.chapters.ifArchived);
  return chapter;
}

/** What a refused save is answered with. */
export const shownIn =
  (languages: Languages) =>
  (chapter: ChapterRecord): WireChapter =>
    toWireChapter(chapter, languages, [], true);
