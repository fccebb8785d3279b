import type { guideCalls as calls } from "#app/contracts/guides.ts";
import { type GuideContent, saysSomething } from "#app/domain/guides/guide.ts";
import { keptMedia } from "#app/domain/guides/kept-media.ts";
import type { Media } from "#app/domain/guides/step.ts";
import { wholeTexts } from "#app/domain/guides/stored-step.ts";
import type { Database } from "#server/database/tables.ts";
import { idParam } from "#server/http/caller.ts";
import type { Request } from "#server/http/on.ts";
import { refuse } from "#server/http/refusal.ts";
import { authorOf } from "#server/resources/content/author.ts";
import { changeDraft } from "#server/resources/content/change.ts";
import { openForChange } from "#server/resources/content/open.ts";
import { languagesFor } from "#server/resources/languages/languages.ts";
import { guideInUse } from "./in-use.ts";
import { getGuide } from "./store.ts";
import { toWireGuide } from "./wire.ts";

/** The media of one step in all languages that have it of their own. @throws Refusal 404 for a guide or step that is not there */
export async function mediaOfLanguages(db: Database, { params, query, caller }: Request<typeof calls.mediaOfLanguages>) {
  const { draft, revision } = await getGuide(db, caller.propertyId, idParam(params.guide));
  const { fallback } = await languagesFor(db, caller.propertyId);
  const step = draft.steps.find(({ id }) => id === query.step)?.id;
  if (step === undefined) throw refuse.notFound();
  const data = languagesOf(draft, step, fallback).map((language) => ({
    language,
    media: draft.texts[language]?.steps[step]?.media ?? null,
  }));
  return { data, revision };
}

/** "Apply media to all languages" (specification 1, section 7): PUT language/all. What a language says besides stays. */
export async function updateAllLanguages(db: Database, { params, body, caller }: Request<typeof calls.updateAllLanguages>) {
  const { step, media, revision } = body.tutorial;
  const languages = await languagesFor(db, caller.propertyId);
  return db.transaction().execute(async (trx) => {
    const guide = await openForChange(trx, "guides", caller, params.guide, revision, (stored) => toWireGuide(stored, languages));
    if (guide.visibility === "deleted") throw refuse.conflict("guide_deleted");
    if (!guide.draft.steps.some(({ id }) => id === step)) throw refuse.invalid([{ path: "tutorial.step", code: "step_error_gone" }]);
    const draft = withMedia(guide.draft, step, media, languages.fallback);
    return guideInUse(trx, await changeDraft(trx, "guides", guide, { draft }, authorOf(caller)), languages);
  });
}

/**
 * The languages in which the step says something, and the default one, which stands in for all others: texts of its own without a word in them
 * would take a step's texts away where it is not written yet.
 */
function languagesOf({ texts }: GuideContent, step: string, fallback: string): string[] {
  const written = Object.keys(texts).filter((language) => saysSomething(texts[language]?.steps[step]));
  return [...new Set([fallback, ...written.sort()])];
}

function withMedia(draft: GuideContent, step: string, media: Media | null, fallback: string): GuideContent {
  const changed = languagesOf(draft, step, fallback).map((language) => {
    const texts = draft.texts[language] ?? { title: "", subtitle: "", steps: {} };
    const said = { ...wholeTexts(texts.steps[step]), media: keptMedia(media, language) };
    return [language, { ...texts, steps: { ...texts.steps, [step]: said } }];
  });
  return { ...draft, texts: { ...draft.texts, ...Object.fromEntries(changed) } };
}
