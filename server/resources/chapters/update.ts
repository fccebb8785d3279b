import type { chapterCalls, WireChapter } from "#app/contracts/chapters.ts";
import { UNSORTED_CHAPTER_ID } from "#app/domain/guides/guide.ts";
import type { Database } from "#server/database/tables.ts";
import { type Caller, idParam, requireMay } from "#server/http/caller.ts";
import type { Request } from "#server/http/on.ts";
import { refuse } from "#server/http/refusal.ts";
import { authorOf } from "#server/resources/content/author.ts";
import { changeDraft, setVisibility } from "#server/resources/content/change.ts";
import { lockProperty } from "#server/resources/content/locks.ts";
import { publish, requireRoomToPublish } from "#server/resources/content/publish.ts";
import { listGuideRows } from "#server/resources/guides/rows.ts";
import { requireLanguages, writtenLanguage } from "#server/resources/languages/written-language.ts";
import { sortGuides } from "./order.ts";
import { type ChapterRecord, lockChapter } from "./store.ts";
import { toWireChapter, unsortedChapter } from "./wire.ts";

type Update = Request<typeof chapterCalls.updateChapter>;

/** Changes a chapter: order of its guides, draft, then visibility; all of it or nothing. */
export async function updateChapter(db: Database, fallback: string, { params, query, body, caller }: Update): Promise<WireChapter> {
  const language = await writtenLanguage(db, caller.propertyId, query.lang);
  await requireLanguages(db, caller.propertyId, Object.keys(body.languageTexts ?? {}), "languageTexts");
  return db.transaction().execute(async (trx) => {
    if (params.chapter === String(UNSORTED_CHAPTER_ID)) return sortUnsorted(trx, caller, body, language);
    if (body.visibility === "public") await lockProperty(trx, caller.propertyId);
    const before = await lockChapter(trx, caller.propertyId, idParam(params.chapter));
    if (!before) throw refuse.notFound();
    // The order of guides is nobody's draft: it needs the right to edit live guides, not this chapter's own state.
    const { tutorials, visibility, revision, ...change } = body;
    const changes = Object.values(change).some((value) => value !== undefined);
    if (changes || visibility) requireMay(caller, "edit", "guides", before);
    if (revision !== undefined && revision !== before.revision) throw refuse.stale(toWireChapter(before, language, fallback, []));
    if (tutorials) await sortGuides(trx, caller.propertyId, before.id, tutorials);
    let chapter = changes ? await applyChange(trx, before, language, change, caller) : before;
    if (visibility === "public") chapter = await goLive(trx, chapter, caller);
    if (visibility === "private") chapter = await setVisibility(trx, "chapters", chapter, "private", authorOf(caller));
    return toWireChapter(chapter, language, fallback, await listGuideRows(trx, caller.propertyId, language));
  });
}

async function sortUnsorted(trx: Database, caller: Caller, body: Update["body"], language: string): Promise<WireChapter> {
  if (!body.tutorials) throw refuse.invalid([{ path: "tutorials", code: "text_error_missing" }]);
  await sortGuides(trx, caller.propertyId, null, body.tutorials);
  return unsortedChapter(await listGuideRows(trx, caller.propertyId, language));
}

type Change = Omit<Update["body"], "tutorials" | "visibility" | "revision">;

async function applyChange(
  trx: Database,
  chapter: ChapterRecord,
  language: string,
  change: Change,
  caller: Caller,
): Promise<ChapterRecord> {
  const { title, subtitle, tags, languageTexts, languageBehaviour, segment, pageSegment } = change;
  const before = chapter.draft.texts[language] ?? { title: "", subtitle: "" };
  const texts = { ...chapter.draft.texts, [language]: { title: title ?? before.title, subtitle: subtitle ?? before.subtitle } };
  const changes = {
    draft: title === undefined && subtitle === undefined ? undefined : { texts },
    tags,
    language_texts: languageTexts,
    language_behaviour: languageBehaviour,
    segment_id: segment,
    page_segment_id: pageSegment,
  };
  return changeDraft(trx, "chapters", chapter, changes, authorOf(caller));
}

async function goLive(trx: Database, chapter: ChapterRecord, caller: Caller): Promise<ChapterRecord> {
  await requireRoomToPublish(trx, "chapters", chapter);
  return publish(trx, "chapters", chapter, authorOf(caller));
}
