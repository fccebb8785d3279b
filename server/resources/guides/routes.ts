import { guideCalls as calls } from "#app/contracts/guides.ts";
import { idParam, requireMay } from "#server/http/caller.ts";
import { type Api, on } from "#server/http/on.ts";
import { refuse } from "#server/http/refusal.ts";
import { authorOf } from "#server/resources/content/author.ts";
import { lockChapters } from "#server/resources/content/locks.ts";
import { openForChange } from "#server/resources/content/open.ts";
import { languagesFor, languagesToWrite } from "#server/resources/languages/languages.ts";
import { addPreviewToken } from "#server/resources/player/preview-tokens.ts";
import { mediaOfLanguages, updateAllLanguages } from "./all-languages.ts";
import { changedContent, requireOwnIds } from "./changed-content.ts";
import { addCopy } from "./copy.ts";
import { guideInUse } from "./in-use.ts";
import { lastAuthors } from "./last-authors.ts";
import { moveGuide } from "./move.ts";
import { pageOfGuides } from "./page-of-guides.ts";
import { renderedStep } from "./rendered-step.ts";
import { guideTitles } from "./rows.ts";
import { addGuide, archiveGuide, type GuideRecord, getGuide } from "./store.ts";
import { updateGuide } from "./update.ts";
import { toWireGuide } from "./wire.ts";

export function guideRoutes(api: Api): void {
  const { db } = api.parts;

  on(api, calls.listGuides, ({ query, caller }) => pageOfGuides(db, caller.propertyId, query));

  on(api, calls.listGuideAuthors, async ({ caller }) => ({ data: await lastAuthors(db, caller.propertyId) }));

  on(api, calls.listGuideTitles, async ({ caller }) => ({ data: await guideTitles(db, caller.propertyId) }));

  on(api, calls.getGuide, async ({ params, query, caller }) => {
    const guide = await getGuide(db, caller.propertyId, idParam(params.guide));
    return guideInUse(db, guide, await languagesFor(db, caller.propertyId, query.lang));
  });

  on(api, calls.countSteps, async ({ params, caller }) => {
    const { draft } = await getGuide(db, caller.propertyId, idParam(params.guide));
    return { data: { count: draft.steps.length } };
  });

  // Steps of a tour come as they are: a selector that no browser can read is said in the editor.
  on(api, calls.createGuide, async ({ query, body, caller }) => {
    const { title, subtitle, launcherId, steps } = body.tutorial;
    requireOwnIds(steps);
    const chapterId = launcherId === 0 ? null : launcherId;
    const { language } = await languagesToWrite(db, caller.propertyId, query.lang);
    const content = changedContent({ steps: [], texts: {} }, language, { title, subtitle, steps });
    return db.transaction().execute(async (trx) => {
      if (chapterId !== null && !(await lockChapters(trx, caller.propertyId, [chapterId])).includes(chapterId)) {
        throw refuse.invalid([{ path: "tutorial.launcherId", code: "chapter_error_gone" }]);
      }
      return { id: await addGuide(trx, caller.propertyId, chapterId, content, authorOf(caller)) };
    });
  });

  on(api, calls.updateGuide, (request) => updateGuide(db, request));

  on(api, calls.mediaOfLanguages, (request) => mediaOfLanguages(db, request));

  on(api, calls.updateAllLanguages, (request) => updateAllLanguages(db, request));

  on(api, calls.previewGuide, async ({ params, caller }) => {
    const guide = await getGuide(db, caller.propertyId, idParam(params.guide));
    if (guide.visibility === "deleted") throw refuse.notFound();
    requireMay(caller, "edit", "guides", guide);
    return addPreviewToken(db, caller, { kind: "guide", id: guide.id });
  });

  on(api, calls.renderStep, async ({ query, body, caller }) => renderedStep(db, caller.propertyId, query.lang, body));

  on(api, calls.cloneGuide, async ({ params, caller }) => {
    return db.transaction().execute(async (trx) => {
      const guide = await getGuide(trx, caller.propertyId, idParam(params.guide));
      const [chapter_id = null] = guide.chapter_id === null ? [] : await lockChapters(trx, caller.propertyId, [guide.chapter_id]);
      return { id: await addCopy(trx, { ...guide, chapter_id }, authorOf(caller)) };
    });
  });

  on(api, calls.moveGuide, (request) => moveGuide(db, request));

  on(api, calls.removeGuide, async ({ params, query, caller }) => {
    const languages = await languagesFor(db, caller.propertyId, undefined);
    await db.transaction().execute(async (trx) => {
      const shown = (guide: GuideRecord) => toWireGuide(guide, languages);
      const guide = await openForChange(trx, "guides", caller, params.guide, query.revision, shown);
      if (guide.visibility === "deleted") throw refuse.conflict("guide_deleted");
      await archiveGuide(trx, guide, authorOf(caller));
    });
    return null;
  });
}
