import { versionCalls as calls } from "#app/contracts/versions.ts";
import { isPutAway } from "#app/domain/messages/message.ts";
import type { Database } from "#server/database/tables.ts";
import { type Caller, idParam } from "#server/http/caller.ts";
import { type Api, on } from "#server/http/on.ts";
import { refuse } from "#server/http/refusal.ts";
import { getChapter } from "#server/resources/chapters/store.ts";
import { authorOf } from "#server/resources/content/author.ts";
import { changeDraft } from "#server/resources/content/change.ts";
import { type Item, KINDS, type Kind } from "#server/resources/content/kinds.ts";
import { openForChange } from "#server/resources/content/open.ts";
import { getGuide } from "#server/resources/guides/store.ts";
import { languagesFor } from "#server/resources/languages/languages.ts";
import { getMessage } from "#server/resources/messages/store.ts";
import { WAYS } from "#server/resources/publishing/ways.ts";
import { comparison } from "./compare.ts";
import { getVersion, pageOfVersions } from "./store.ts";

/** The history of guides, chapters and messages: what was published, what differs, and bringing it back as a draft. */
export function versionRoutes(api: Api): void {
  const { db } = api.parts;

  on(api, calls.listGuideVersions, async ({ params, query, caller }) =>
    listed(db, "guides", await getGuide(db, caller.propertyId, idParam(params.guide)), query),
  );
  on(api, calls.listChapterVersions, async ({ params, query, caller }) =>
    listed(db, "chapters", await getChapter(db, caller.propertyId, idParam(params.chapter)), query),
  );
  on(api, calls.listMessageVersions, async ({ params, query, caller }) =>
    listed(db, "messages", await getMessage(db, caller.propertyId, idParam(params.announcement)), query),
  );

  on(api, calls.compareGuideVersions, async ({ params, query, caller }) =>
    compared(db, "guides", await getGuide(db, caller.propertyId, idParam(params.guide)), query),
  );
  on(api, calls.compareChapterVersions, async ({ params, query, caller }) =>
    compared(db, "chapters", await getChapter(db, caller.propertyId, idParam(params.chapter)), query),
  );
  on(api, calls.compareMessageVersions, async ({ params, query, caller }) =>
    compared(db, "messages", await getMessage(db, caller.propertyId, idParam(params.announcement)), query),
  );

  on(api, calls.restoreGuideVersion, async ({ params, body, caller }) => {
    const { languages, item } = await restored(db, "guides", caller, params.guide, body);
    return WAYS.guides.answer(db, item, languages);
  });
  on(api, calls.restoreChapterVersion, async ({ params, body, caller }) => {
    const { languages, item } = await restored(db, "chapters", caller, params.chapter, body);
    return WAYS.chapters.answer(db, item, languages);
  });
  on(api, calls.restoreMessageVersion, async ({ params, body, caller }) => {
    const { languages, item } = await restored(db, "messages", caller, params.announcement, body);
    return WAYS.messages.answer(db, item, languages);
  });
}

async function listed<K extends Kind>(db: Database, kind: K, item: Item[K], { page, limit }: { page: number; limit: number }) {
  const { data, total } = await pageOfVersions(db, kind, item, page, limit);
  return { data, pagination: { page, limit, total } };
}

async function compared<K extends Kind>(db: Database, kind: K, item: Item[K], sides: Parameters<typeof comparison>[3]) {
  const { fallback } = await languagesFor(db, item.property_id);
  return comparison(db, kind, item, sides, fallback);
}

type Asked = { version: number; revision?: number | undefined };

async function restored<K extends Kind>(db: Database, kind: K, caller: Caller, id: string | undefined, { version, revision }: Asked) {
  const languages = await languagesFor(db, caller.propertyId);
  const item = await db.transaction().execute(async (trx) => {
    const before = await openForChange(trx, kind, caller, id, revision, (stored) => WAYS[kind].shown(stored, languages));
    if (isPutAway(before.visibility)) throw refuse.conflict(KINDS[kind].ifArchived);
    const { content } = await getVersion(trx, kind, before, version);
    return changeDraft(trx, kind, before, { draft: WAYS[kind].restored(before.draft, content) }, authorOf(caller));
  });
  return { languages, item };
}
