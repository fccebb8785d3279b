import { chapterCalls as calls } from "#app/contracts/chapters.ts";
import { UNSORTED_CHAPTER_ID } from "#app/domain/guides/guide.ts";
import { idParam, requireMay } from "#server/http/caller.ts";
import { type Api, on } from "#server/http/on.ts";
import { refuse } from "#server/http/refusal.ts";
import { authorOf } from "#server/resources/content/author.ts";
import { openForChange } from "#server/resources/content/open.ts";
import { languagesFor, languagesToWrite } from "#server/resources/languages/languages.ts";
import { addPreviewToken } from "#server/resources/player/preview-tokens.ts";
import { archiveChapter, bringBackChapter } from "./archive.ts";
import { archivedChapters } from "./archived.ts";
import { chapterInUse } from "./in-use.ts";
import { listedChapters } from "./list.ts";
import { openChapter, shownIn } from "./open.ts";
import { sortChapters } from "./sorting.ts";
import { addChapter, getChapter } from "./store.ts";
import { updateChapter } from "./update.ts";
import { updateTexts } from "./update-texts.ts";

export function chapterRoutes(api: Api): void {
  const { db } = api.parts;

  on(api, calls.listChapters, ({ query, caller }) => listedChapters(db, caller.propertyId, caller.claims.sub, query));

  on(api, calls.getChapter, async ({ params, query, caller }) => {
    const { propertyId } = caller;
    const unsorted = params.chapter === String(UNSORTED_CHAPTER_ID);
    const chapter = unsorted ? null : await getChapter(db, propertyId, idParam(params.chapter));
    const languages = await languagesFor(db, propertyId, query.lang);
    return chapterInUse(db, propertyId, chapter, languages, { allLanguages: query.all_langs === "true", archived: query.archived });
  });

  on(api, calls.createChapter, async ({ query, body, caller }) => {
    const { language } = await languagesToWrite(db, caller.propertyId, query.lang);
    return { id: await addChapter(db, caller.propertyId, { texts: { [language]: body } }, authorOf(caller)) };
  });

  on(api, calls.previewChapter, async ({ params, caller }) => {
    const chapter = await getChapter(db, caller.propertyId, idParam(params.chapter));
    if (chapter.visibility === "deleted") throw refuse.notFound();
    requireMay(caller, "edit", "guides", chapter);
    return addPreviewToken(db, caller, { kind: "chapter", id: chapter.id });
  });

  on(api, calls.sortChapters, async ({ body, caller }) => {
    await db.transaction().execute((trx) => sortChapters(trx, caller.propertyId, body.ids));
    return null;
  });

  on(api, calls.updateChapter, (request) => updateChapter(db, request));

  on(api, calls.updateChapterTexts, (request) => updateTexts(db, request));

  on(api, calls.removeChapter, async ({ params, query, caller }) => {
    const languages = await languagesFor(db, caller.propertyId, undefined);
    await db.transaction().execute(async (trx) => {
      const chapter = await openChapter(trx, { caller, id: params.chapter, revision: query.revision, languages });
      await archiveChapter(trx, chapter, authorOf(caller));
    });
    return null;
  });

  on(api, calls.listArchivedChapters, (request) => archivedChapters(db, request));

  on(api, calls.bringBackChapter, async ({ params, body, caller }) => {
    const languages = await languagesFor(db, caller.propertyId, undefined);
    return db.transaction().execute(async (trx) => {
      const open = await openForChange(trx, "chapters", caller, params.chapter, body.revision, shownIn(languages));
      return chapterInUse(trx, caller.propertyId, await bringBackChapter(trx, open, authorOf(caller)), languages);
    });
  });
}
