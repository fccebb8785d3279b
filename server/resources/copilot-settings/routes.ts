import { copilotSettingCalls as calls } from "#app/contracts/copilot-settings.ts";
import { copilotSettingsOf } from "#app/domain/copilot/settings.ts";
import { answererFor } from "#server/ai/answerer-for.ts";
import { type Api, on } from "#server/http/on.ts";
import { refuse } from "#server/http/refusal.ts";
import { publishedDocuments } from "#server/resources/documents/published-documents.ts";
import { liveRows } from "#server/resources/player/live-rows.ts";
import { toBundle } from "#server/resources/player/to-bundle.ts";
import { publishedIn, toWireAnswer } from "#server/resources/questions/published.ts";
import { openQuestions } from "#server/resources/questions/store.ts";
import { changeCopilot, readCopilot } from "./store.ts";

const everything = () => true;

/** How the copilot is set, what it would answer, and what it could not. */
export function copilotSettingRoutes(api: Api): void {
  const { db } = api.parts;
  const answererOf = answererFor(api.parts);

  on(api, calls.getCopilot, ({ caller }) => readCopilot(db, caller.propertyId));
  on(api, calls.updateCopilot, ({ body, caller }) => changeCopilot(db, caller.propertyId, body));

  on(api, calls.tryCopilot, async ({ query: { question, lang = "" }, caller }) => {
    const rows = await liveRows(db, caller.propertyId);
    if (!rows) throw refuse.notFound();
    const bundle = toBundle(rows, lang);
    const published = publishedIn(bundle, await publishedDocuments(db, caller.propertyId, bundle.property.language));
    const answer = answererOf(copilotSettingsOf(rows.property.settings).byModel);
    return toWireAnswer(await answer({ question, index: published.index, isOffered: everything }), published, everything);
  });

  on(api, calls.listOpenQuestions, async ({ caller }) => {
    const { privacyLevel } = await readCopilot(db, caller.propertyId);
    return { data: privacyLevel > 0 ? await openQuestions(db, caller.propertyId) : [] };
  });
}
