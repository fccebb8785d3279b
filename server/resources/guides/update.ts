import type { guideCalls } from "#app/contracts/guides.ts";
import { publishProblems } from "#app/domain/guides/publishable.ts";
import type { Database } from "#server/database/tables.ts";
import { type Caller, idParam, requireMay } from "#server/http/caller.ts";
import type { Request } from "#server/http/on.ts";
import { refuse } from "#server/http/refusal.ts";
import { authorOf } from "#server/resources/content/author.ts";
import { changeDraft, setVisibility } from "#server/resources/content/change.ts";
import { lockProperty } from "#server/resources/content/locks.ts";
import { publish, requireRoomToPublish } from "#server/resources/content/publish.ts";
import { requireLanguages, writtenLanguage } from "#server/resources/languages/written-language.ts";
import { type GuideRecord, lockGuide } from "./store.ts";
import { changedContent, toWireGuide, withoutRemoved } from "./wire.ts";

type Update = Request<typeof guideCalls.updateGuide>;

/** Changes a draft, then publishes or takes down when the call says so: all of it or nothing. */
export async function updateGuide(db: Database, fallback: string, { params, query, body, caller }: Update) {
  const language = await writtenLanguage(db, caller.propertyId, query.lang);
  const { visibility, revision, ...change } = body.tutorial;
  await requireLanguages(db, caller.propertyId, Object.keys(change.languageTexts ?? {}), "tutorial.languageTexts");
  return db.transaction().execute(async (trx) => {
    if (visibility === "public") await lockProperty(trx, caller.propertyId);
    const before = await lockGuide(trx, caller.propertyId, idParam(params.guide));
    if (!before) throw refuse.notFound();
    requireMay(caller, "edit", "guides", before);
    if (before.visibility === "deleted") throw refuse.conflict("guide_deleted");
    if (revision !== undefined && revision !== before.revision) throw refuse.stale(toWireGuide(before, language, fallback));
    let guide = await applyChange(trx, before, language, change, caller);
    if (visibility === "public") guide = await goLive(trx, guide, fallback, caller);
    if (visibility === "private") guide = await setVisibility(trx, "guides", guide, "private", authorOf(caller));
    return toWireGuide(guide, language, fallback);
  });
}

type Change = Omit<Update["body"]["tutorial"], "visibility" | "revision">;

async function applyChange(trx: Database, guide: GuideRecord, language: string, change: Change, caller: Caller): Promise<GuideRecord> {
  if (Object.values(change).every((value) => value === undefined)) return guide;
  const { title, subtitle, steps, tags, languageTexts, languageBehaviour, segment, pageSegment } = change;
  const writes = title !== undefined || subtitle !== undefined || steps !== undefined;
  if (steps && new Set(steps.map((step) => step.id)).size !== steps.length) {
    throw refuse.invalid([{ path: "tutorial.steps", code: "steps_error_same_id" }]);
  }
  const changes = {
    draft: writes ? changedContent(guide.draft, language, { title, subtitle, steps }) : undefined,
    tags,
    language_texts: languageTexts,
    language_behaviour: languageBehaviour,
    segment_id: segment,
    page_segment_id: pageSegment,
  };
  return changeDraft(trx, "guides", guide, changes, authorOf(caller));
}

async function goLive(trx: Database, guide: GuideRecord, fallback: string, caller: Caller): Promise<GuideRecord> {
  const problems = publishProblems(guide.draft, fallback);
  if (problems.length > 0) {
    throw refuse.invalid(
      problems.map(({ step, field, code }) => ({ path: step === null ? `tutorial.${field}` : `tutorial.steps.${step}.${field}`, code })),
    );
  }
  await requireRoomToPublish(trx, "guides", guide);
  return publish(trx, "guides", { ...guide, draft: withoutRemoved(guide.draft) }, authorOf(caller));
}
