import { publishingCalls as calls } from "#app/contracts/publishing.ts";
import { isPutAway } from "#app/domain/messages/message.ts";
import type { Database } from "#server/database/tables.ts";
import { type Caller, idParam } from "#server/http/caller.ts";
import { type Api, on } from "#server/http/on.ts";
import { refuse } from "#server/http/refusal.ts";
import { publishingOf } from "#server/resources/content/approval.ts";
import { type Author, authorOf } from "#server/resources/content/author.ts";
import { type Item, KINDS, type Kind } from "#server/resources/content/kinds.ts";
import { openForChange } from "#server/resources/content/open.ts";
import { type Languages, languagesFor } from "#server/resources/languages/languages.ts";
import { getMessage } from "#server/resources/messages/store.ts";
import { review } from "./review.ts";
import { schedule } from "./schedule.ts";
import { type Answers, WAYS } from "./ways.ts";

/** How drafts of guides, chapters and messages go live beside the button: at a time, and with a second person's approval. */
export function publishingRoutes(api: Api): void {
  const { db } = api.parts;

  on(api, calls.scheduleGuide, ({ params, body, caller }) =>
    changed(db, "guides", { caller, id: params.guide, revision: body.revision }, (...opened) => schedule(...opened, body)),
  );
  on(api, calls.scheduleChapter, ({ params, body, caller }) =>
    changed(db, "chapters", { caller, id: params.chapter, revision: body.revision }, (...opened) => schedule(...opened, body)),
  );

  on(api, calls.reviewGuide, ({ params, body, caller }) =>
    changed(db, "guides", { caller, id: params.guide, revision: body.revision }, (...opened) => review(...opened, body)),
  );
  on(api, calls.getMessageReview, async ({ params, caller }) =>
    publishingOf(db, await getMessage(db, caller.propertyId, idParam(params.announcement))),
  );
  on(api, calls.reviewMessage, ({ params, body, caller }) =>
    changed(db, "messages", { caller, id: params.announcement, revision: body.revision }, (...opened) => review(...opened, body)),
  );
  on(api, calls.reviewChapter, ({ params, body, caller }) =>
    changed(db, "chapters", { caller, id: params.chapter, revision: body.revision }, (...opened) => review(...opened, body)),
  );
}

type Asked = { caller: Caller; id: string | undefined; revision: number | undefined };
type Opened<K extends Kind> = [db: Database, kind: K, item: Item[K], languages: Languages, by: Author];

/** Does something to an item that whoever calls may change, and answers with it as it now is. */
async function changed<K extends Kind>(
  db: Database,
  kind: K,
  { caller, id, revision }: Asked,
  work: (...opened: Opened<K>) => Promise<Item[K]>,
): Promise<Answers[K]> {
  const languages = await languagesFor(db, caller.propertyId);
  return db.transaction().execute(async (trx) => {
    const item = await openForChange(trx, kind, caller, id, revision, (stored) => WAYS[kind].shown(stored, languages));
    if (isPutAway(item.visibility)) throw refuse.conflict(KINDS[kind].ifArchived);
    return WAYS[kind].answer(trx, await work(trx, kind, item, languages, authorOf(caller)), languages);
  });
}
