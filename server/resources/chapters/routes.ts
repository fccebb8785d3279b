import { sql } from "kysely";
import { chapterCalls as calls } from "#app/contracts/chapters.ts";
import { UNSORTED_CHAPTER_ID } from "#app/domain/guides/guide.ts";
import { idParam } from "#server/http/caller.ts";
import { type Api, on } from "#server/http/on.ts";
import { authorOf } from "#server/resources/content/author.ts";
import { changeDraft, setVisibility } from "#server/resources/content/change.ts";
import { lockGuidesIn } from "#server/resources/content/locks.ts";
import { openForChange } from "#server/resources/content/open.ts";
import { languagesFor, languagesToWrite } from "#server/resources/languages/languages.ts";
import { chapterInUse } from "./in-use.ts";
import { listedChapters } from "./list.ts";
import { sortChapters } from "./sorting.ts";
import { addChapter, type ChapterRecord, getChapter } from "./store.ts";
import { updateChapter } from "./update.ts";
import { toWireChapter } from "./wire.ts";

export function chapterRoutes(api: Api): void {
  const { db } = api.parts;

  on(api, calls.listChapters, ({ query, caller }) => listedChapters(db, caller.propertyId, caller.claims.sub, query));

  on(api, calls.getChapter, async ({ params, query, caller }) => {
    const { propertyId } = caller;
    const unsorted = params.chapter === String(UNSORTED_CHAPTER_ID);
    const chapter = unsorted ? null : await getChapter(db, propertyId, idParam(params.chapter));
    const languages = await languagesFor(db, propertyId, query.lang);
    return chapterInUse(db, propertyId, chapter, languages, query.all_langs === "true");
  });

  on(api, calls.createChapter, async ({ query, body, caller }) => {
    const { language } = await languagesToWrite(db, caller.propertyId, query.lang);
    return { id: await addChapter(db, caller.propertyId, { texts: { [language]: body } }, authorOf(caller)) };
  });

  on(api, calls.sortChapters, async ({ body, caller }) => {
    await db.transaction().execute((trx) => sortChapters(trx, caller.propertyId, body.ids));
    return null;
  });

  on(api, calls.updateChapter, (request) => updateChapter(db, request));

  on(api, calls.updateChapterTexts, async ({ params, body, caller }) => {
    const languages = await languagesToWrite(db, caller.propertyId, undefined, { texts: body.texts });
    return db.transaction().execute(async (trx) => {
      const shown = (chapter: ChapterRecord) => toWireChapter(chapter, languages, [], true);
      const before = await openForChange(trx, "chapters", caller, params.chapter, body.revision, shown);
      const draft = { texts: { ...before.draft.texts, ...body.texts } };
      const after = await changeDraft(trx, "chapters", before, { draft }, authorOf(caller));
      return chapterInUse(trx, caller.propertyId, after, languages, true);
    });
  });

  on(api, calls.removeChapter, async ({ params, query, caller }) => {
    const languages = await languagesFor(db, caller.propertyId, undefined);
    await db.transaction().execute(async (trx) => {
      const shown = (chapter: ChapterRecord) => toWireChapter(chapter, languages, []);
      const chapter = await openForChange(trx, "chapters", caller, params.chapter, query.revision, shown);
      await lockGuidesIn(trx, caller.propertyId, chapter.id);
      const unsortedEnd = sql<number>`position + (select coalesce(max(position), 0) from guides
        where property_id = ${caller.propertyId} and chapter_id is null)`;
      await trx
        .updateTable("guides")
        .set({ chapter_id: null, position: unsortedEnd })
        .where("property_id", "=", caller.propertyId)
        .where("chapter_id", "=", chapter.id)
        .execute();
      await setVisibility(trx, "chapters", chapter, "deleted", authorOf(caller));
    });
    return null;
  });
}
