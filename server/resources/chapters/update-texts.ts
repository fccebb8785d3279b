import type { chapterCalls, WireChapterInUse } from "#app/contracts/chapters.ts";
import type { Database } from "#server/database/tables.ts";
import type { Request } from "#server/http/on.ts";
import { authorOf } from "#server/resources/content/author.ts";
import { changeDraft } from "#server/resources/content/change.ts";
import { lockProperty } from "#server/resources/content/locks.ts";
import { changeVisibility } from "#server/resources/content/publish.ts";
import { languagesToWrite } from "#server/resources/languages/languages.ts";
import { chapterInUse } from "./in-use.ts";
import { openChapter } from "./open.ts";
import { writtenTexts } from "./write-texts.ts";

/** Changes what a chapter says in several languages, and in which it is live; then its visibility. All or nothing. */
export async function updateTexts(
  db: Database,
  { params, body, caller }: Request<typeof chapterCalls.updateChapterTexts>,
): Promise<WireChapterInUse> {
  const { texts, visibility, revision, ...rest } = body;
  const languages = await languagesToWrite(db, caller.propertyId, undefined, { texts, languageTexts: rest.languageTexts });
  return db.transaction().execute(async (trx) => {
    if (visibility === "public") await lockProperty(trx, caller.propertyId);
    const before = await openChapter(trx, { caller, id: params.chapter, revision, languages });
    const writes = Object.keys(texts).length > 0;
    const draft = writes ? writtenTexts(before.draft, texts, languages.fallback, (language) => `texts.${language}.title`) : undefined;
    const changes = writes || Object.values(rest).some((value) => value !== undefined);
    const changed = changes ? await changeDraft(trx, "chapters", before, { draft, ...rest }, authorOf(caller)) : before;
    const after = await changeVisibility(trx, "chapters", changed, { visibility }, authorOf(caller));
    return chapterInUse(trx, caller.propertyId, after, languages, { allLanguages: true });
  });
}
