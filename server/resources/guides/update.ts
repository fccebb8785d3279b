import type { guideCalls } from "#app/contracts/guides.ts";
import { GUIDE_LIMITS } from "#app/domain/guides/guide.ts";
import type { Database } from "#server/database/tables.ts";
import type { Caller } from "#server/http/caller.ts";
import type { Request } from "#server/http/on.ts";
import { refuse } from "#server/http/refusal.ts";
import { authorOf } from "#server/resources/content/author.ts";
import { changeDraft } from "#server/resources/content/change.ts";
import { lockProperty } from "#server/resources/content/locks.ts";
import { openForChange } from "#server/resources/content/open.ts";
import { changeVisibility } from "#server/resources/content/publish.ts";
import { type Languages, languagesToWrite } from "#server/resources/languages/languages.ts";
import { requireReferences } from "#server/resources/named/references.ts";
import { changedContent, requireOwnIds, requireTargets } from "./changed-content.ts";
import { guideInUse } from "./in-use.ts";
import { readyGuide } from "./ready.ts";
import type { GuideRecord } from "./store.ts";
import { toWireGuide } from "./wire.ts";

type Update = Request<typeof guideCalls.updateGuide>;

/** Changes a draft, then publishes or unpublishes it if the call says so. All or nothing. */
export async function updateGuide(db: Database, { params, query, body, caller }: Update) {
  const { visibility, revision, version, note, ...change } = body.tutorial;
  if (caller.inPage !== undefined) requireWrittenOnPage(body.tutorial);
  const named = { "tutorial.languageTexts": change.languageTexts };
  const languages = await languagesToWrite(db, caller.propertyId, query.lang, named);
  return db.transaction().execute(async (trx) => {
    if (visibility === "public") await lockProperty(trx, caller.propertyId);
    const before = await openForChange(trx, "guides", caller, params.guide, revision, (stored) => toWireGuide(stored, languages));
    if (before.visibility === "deleted") throw refuse.conflict("guide_deleted");
    const changed = await applyChange(trx, before, languages, change, caller);
    const guide = await changeVisibility(trx, "guides", changed, { visibility, version, note }, authorOf(caller), (draft) =>
      readyGuide(draft, languages.fallback),
    );
    return guideInUse(trx, guide, languages);
  });
}

/**
 * What is written on a page is the draft, and it stays one until somebody publishes it from the dashboard. What counts without being
 * published, as to whom and when a guide shows, is no part of it. @throws Refusal 401
 */
function requireWrittenOnPage({ title, subtitle, steps, putBack, revision, ...others }: Update["body"]["tutorial"]): void {
  if (Object.values(others).some((value) => value !== undefined)) throw refuse.forbidden();
}

type Change = Omit<Update["body"]["tutorial"], "visibility" | "revision" | "version" | "note">;

async function applyChange(
  trx: Database,
  guide: GuideRecord,
  { language, fallback }: Languages,
  change: Change,
  caller: Caller,
): Promise<GuideRecord> {
  if (Object.values(change).every((value) => value === undefined)) return guide;
  const { title, subtitle, steps, putBack, ...rest } = change;
  const writes = [title, subtitle, steps, putBack].some((value) => value !== undefined);
  if (title === "" && language === fallback) throw refuse.invalid([{ path: "tutorial.title", code: "title_error_missing" }]);
  requireOwnIds(steps ?? []);
  requireTargets(steps ?? [], guide.draft.steps);
  await requireReferences(trx, guide.property_id, { ...rest, tags: rest.tags?.list }, (kind) => `tutorial.${kind}`);
  const draft = writes ? changedContent(guide.draft, language, { title, subtitle, steps, putBack }) : undefined;
  if (draft && draft.steps.length > GUIDE_LIMITS.steps) throw refuse.invalid([{ path: "tutorial.steps", code: "steps_error_too_many" }]);
  return changeDraft(trx, "guides", guide, { draft, ...rest }, authorOf(caller));
}
