import type { chapterCalls, WireChapterInUse } from "#app/contracts/chapters.ts";
import { UNSORTED_CHAPTER_ID } from "#app/domain/guides/guide.ts";
import type { Database } from "#server/database/tables.ts";
import type { Caller } from "#server/http/caller.ts";
import type { Request } from "#server/http/on.ts";
import { refuse } from "#server/http/refusal.ts";
import { authorOf } from "#server/resources/content/author.ts";
import { changeDraft } from "#server/resources/content/change.ts";
import { lockProperty } from "#server/resources/content/locks.ts";
import { openForChange, openForSorting } from "#server/resources/content/open.ts";
import { changeVisibility } from "#server/resources/content/publish.ts";
import { type Languages, languagesToWrite } from "#server/resources/languages/languages.ts";
import { requireReferences } from "#server/resources/named/references.ts";
import { chapterInUse } from "./in-use.ts";
import { openChapter } from "./open.ts";
import { sortGuides } from "./sorting.ts";
import type { ChapterRecord } from "./store.ts";
import { writtenTexts } from "./write-texts.ts";

type Update = Request<typeof chapterCalls.updateChapter>;

/** Changes a chapter: the order of its guides, the draft, then the visibility. All or nothing. */
export async function updateChapter(db: Database, { params, query, body, caller }: Update): Promise<WireChapterInUse> {
  const languages = await languagesToWrite(db, caller.propertyId, query.lang, { languageTexts: body.languageTexts });
  return db.transaction().execute(async (trx) => {
    if (params.chapter === String(UNSORTED_CHAPTER_ID)) return sortUnsorted(trx, caller, body, languages);
    if (body.visibility === "public") await lockProperty(trx, caller.propertyId);
    const { tutorials, visibility, revision, version, note, ...change } = body;
    const changes = Object.values(change).some((value) => value !== undefined);
    const open = changes || visibility ? openForChange : openForSorting;
    const before = await openChapter(trx, { caller, id: params.chapter, revision, languages }, open);
    if (tutorials) await sortGuides(trx, caller.propertyId, before.id, tutorials);
    const changed = changes ? await applyChange(trx, before, languages, change, caller) : before;
    const chapter = await changeVisibility(trx, "chapters", changed, { visibility, version, note }, authorOf(caller));
    return chapterInUse(trx, caller.propertyId, chapter, languages, { allLanguages: query.all_langs === "true" });
  });
}

/** Answers with the guides that were sorted: archived ones that nobody named would make it longer with every guide ever archived. */
async function sortUnsorted(trx: Database, caller: Caller, body: Update["body"], languages: Languages): Promise<WireChapterInUse> {
  if (!body.tutorials) throw refuse.invalid([{ path: "tutorials", code: "text_error_missing" }]);
  await sortGuides(trx, caller.propertyId, null, body.tutorials);
  return chapterInUse(trx, caller.propertyId, null, languages, { ids: body.tutorials });
}

type Change = Omit<Update["body"], "tutorials" | "visibility" | "revision" | "version" | "note">;

async function applyChange(
  trx: Database,
  chapter: ChapterRecord,
  { language, fallback }: Languages,
  change: Change,
  caller: Caller,
): Promise<ChapterRecord> {
  const { title, subtitle, ...rest } = change;
  await requireReferences(trx, chapter.property_id, { ...rest, tags: rest.tags?.list }, (kind) => kind);
  const before = chapter.draft.texts[language] ?? { title: "", subtitle: "" };
  const texts = { title: title ?? before.title, subtitle: subtitle ?? before.subtitle };
  const writes = title !== undefined || subtitle !== undefined;
  const draft = writes ? writtenTexts(chapter.draft, { [language]: texts }, fallback, () => "title") : undefined;
  return changeDraft(trx, "chapters", chapter, { draft, ...rest }, authorOf(caller));
}
