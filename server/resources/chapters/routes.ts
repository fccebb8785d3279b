import { sql } from "kysely";
import { chapterCalls as calls } from "#app/contracts/chapters.ts";
import { UNSORTED_CHAPTER_ID } from "#app/domain/guides/guide.ts";
import { idParam, requireMay } from "#server/http/caller.ts";
import { type Api, on } from "#server/http/on.ts";
import { refuse } from "#server/http/refusal.ts";
import { authorOf } from "#server/resources/content/author.ts";
import { changeDraft, setVisibility } from "#server/resources/content/change.ts";
import { lockGuidesIn } from "#server/resources/content/locks.ts";
import { listGuideRows } from "#server/resources/guides/rows.ts";
import { defaultLanguage } from "#server/resources/languages/default-language.ts";
import { requireLanguages, writtenLanguage } from "#server/resources/languages/written-language.ts";
import { chaptersWithGuides } from "./list.ts";
import { sortChapters } from "./order.ts";
import { addChapter, getChapter, lockChapter } from "./store.ts";
import { updateChapter } from "./update.ts";
import { toWireChapter, unsortedChapter } from "./wire.ts";

export function chapterRoutes(api: Api): void {
  const { db } = api.parts;

  on(api, calls.listChapters, async ({ query, caller }) => {
    const { chapters, guides, fallback } = await chaptersWithGuides(db, caller.propertyId, query.lang);
    const all = query.all_langs === "true";
    const wire = chapters.map((row) => toWireChapter(row, query.lang ?? fallback, fallback, guides, all));
    return { data: [...wire, unsortedChapter(guides)] };
  });

  on(api, calls.getChapter, async ({ params, query, caller }) => {
    const fallback = await defaultLanguage(db, caller.propertyId);
    const language = query.lang ?? fallback;
    const guides = await listGuideRows(db, caller.propertyId, language);
    if (params.chapter === String(UNSORTED_CHAPTER_ID)) return unsortedChapter(guides);
    const chapter = await getChapter(db, caller.propertyId, idParam(params.chapter));
    if (!chapter) throw refuse.notFound();
    return toWireChapter(chapter, language, fallback, guides, query.all_langs === "true");
  });

  on(api, calls.createChapter, async ({ query, body, caller }) => {
    const language = await writtenLanguage(db, caller.propertyId, query.lang);
    return { id: await addChapter(db, caller.propertyId, { texts: { [language]: body } }, authorOf(caller)) };
  });

  on(api, calls.sortChapters, async ({ body, caller }) => {
    await db.transaction().execute((trx) => sortChapters(trx, caller.propertyId, body.ids));
    return null;
  });

  on(api, calls.updateChapter, async (request) => updateChapter(db, await defaultLanguage(db, request.caller.propertyId), request));

  on(api, calls.updateChapterTexts, async ({ params, body, caller }) => {
    const fallback = await defaultLanguage(db, caller.propertyId);
    await requireLanguages(db, caller.propertyId, Object.keys(body.texts), "texts");
    return db.transaction().execute(async (trx) => {
      const before = await lockChapter(trx, caller.propertyId, idParam(params.chapter));
      if (!before) throw refuse.notFound();
      requireMay(caller, "edit", "guides", before);
      if (body.revision !== undefined && body.revision !== before.revision) {
        throw refuse.stale(toWireChapter(before, fallback, fallback, [], true));
      }
      const draft = { texts: { ...before.draft.texts, ...body.texts } };
      const after = await changeDraft(trx, "chapters", before, { draft }, authorOf(caller));
      return toWireChapter(after, fallback, fallback, await listGuideRows(trx, caller.propertyId), true);
    });
  });

  on(api, calls.removeChapter, async ({ params, caller }) => {
    await db.transaction().execute(async (trx) => {
      const chapter = await lockChapter(trx, caller.propertyId, idParam(params.chapter));
      if (!chapter) throw refuse.notFound();
      requireMay(caller, "edit", "guides", chapter);
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
