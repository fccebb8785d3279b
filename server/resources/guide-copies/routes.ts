import { guideCopyCalls as calls, type WireCopyResult } from "#app/contracts/guide-copies.ts";
import { guideTitle } from "#app/domain/guides/guide.ts";
import { isEnded } from "#app/domain/tasks/task.ts";
import { callerFor, requireMay } from "#server/http/caller.ts";
import { type Api, on } from "#server/http/on.ts";
import { Refusal, refuse } from "#server/http/refusal.ts";
import { taskOfProperty } from "#server/resources/bundles/prepare.ts";
import { getChapter } from "#server/resources/chapters/store.ts";
import { authorOf } from "#server/resources/content/author.ts";
import { getGuide } from "#server/resources/guides/store.ts";
import { languagesFor } from "#server/resources/languages/languages.ts";
import { wireStatus } from "#server/resources/tasks/store.ts";
import type { CopyPayload } from "#server/tasks/copy-guide.ts";
import { enqueue } from "#server/tasks/queue.ts";

/** Copies of guides from one property into another (specification 1, sections 4 and 7), each a task of the property that gets it. */
export function guideCopyRoutes(api: Api): void {
  const { db } = api.parts;

  on(api, calls.copyGuide, async ({ caller, body }) => {
    const { sourceProperty, sourceTutorial, languageMapping, launcherId } = body;
    // Who may see guides there decides about the source, as its own calls do: a foreign property is not found.
    const there = await callerFor(db, caller.claims, { property: String(sourceProperty) });
    requireMay(there, "view", "guides");
    if (sourceProperty === caller.propertyId) throw refuse.invalid([{ path: "sourceProperty", code: "copy_error_same_property" }]);
    const guide = await getGuide(db, sourceProperty, sourceTutorial);
    if (guide.visibility === "deleted") throw refuse.conflict("guide_deleted");
    const { keys, fallback } = await languagesFor(db, caller.propertyId);
    const source = await languagesFor(db, sourceProperty);
    const { texts } = guide.draft;
    const targets = Object.entries(languageMapping);
    const problem = (code: string) => refuse.invalid([{ path: "languageMapping", code }]);
    if (!targets.every(([from, to]) => (source.keys.includes(from) || texts[from]) && keys.includes(to)))
      throw problem("language_error_unknown");
    const [standard] = targets.find(([, to]) => to === fallback) ?? [];
    if (!standard || !texts[standard]?.title.trim()) throw problem("copy_error_no_default");
    if (launcherId !== 0) {
      const chapter = await getChapter(db, caller.propertyId, launcherId).catch(nothingIfNotFound);
      if (!chapter || chapter.visibility === "deleted") throw refuse.invalid([{ path: "launcherId", code: "chapter_error_gone" }]);
    }
    const title = guideTitle(guide.draft, standard, source.fallback);
    const payload: CopyPayload = { sourceProperty, sourceTutorial, languageMapping, launcherId, title };
    const { companyId, propertyId } = caller;
    const task = { companyId, propertyId, type: "copy-guide", payload, by: authorOf(caller) };
    return { id: await db.transaction().execute((trx) => enqueue(trx, task)), status: "waiting" as const };
  });

  on(api, calls.getGuideCopy, async ({ caller, params }) => {
    const { id, status, payload, error, result } = await taskOfProperty(db, caller, "copy-guide", params.job ?? "");
    const { sourceProperty, sourceTutorial } = payload as CopyPayload;
    const wire = wireStatus(status);
    const done = status === "done" ? (result as WireCopyResult) : null;
    return {
      id,
      copyStatus: isEnded(wire) ? ("done" as const) : ("in progress" as const),
      status: wire,
      sourceProperty,
      sourceTutorial,
      error,
      result: done,
    };
  });
}

function nothingIfNotFound(error: unknown): null {
  if (error instanceof Refusal && error.status === 404) return null;
  throw error;
}
