import { copilotSettingCalls as calls } from "#app/contracts/copilot-settings.ts";
import type { SourceKind } from "#app/domain/copilot/settings.ts";
import { answererFor } from "#server/ai/answerer-for.ts";
import { type Api, on } from "#server/http/on.ts";
import { limitOf } from "#server/http/rate-limit.ts";
import { sharedPublished } from "#server/resources/player/shared-published.ts";
import { toWireAnswer } from "#server/resources/questions/published.ts";
import { latestQuestions } from "#server/resources/questions/store.ts";
import { changeCopilot, readCopilot } from "./store.ts";

/** Questions that are tried in a minute: of one manager, and of a property on each instance. A model may have to answer each. */
const [OF_MANAGER, OF_PROPERTY] = [30, 100];

/** How the copilot is set, what it would answer, and what it could not. */
export function copilotSettingRoutes(api: Api): void {
  const { db } = api.parts;
  const answererOf = answererFor(api.parts);
  const { publishedFor } = sharedPublished(db);
  const ofManager = limitOf(api.parts.env, OF_MANAGER, 60);
  const ofProperty = limitOf(api.parts.env, OF_PROPERTY, 60);

  on(api, calls.getCopilot, ({ caller }) => readCopilot(db, caller.propertyId));
  on(api, calls.updateCopilot, ({ body, caller }) => changeCopilot(db, caller.propertyId, body));

  on(api, calls.tryCopilot, async ({ query: { question, lang = "" }, caller }) => {
    await ofManager(caller.claims.sub);
    await ofProperty(String(caller.propertyId));
    const [{ byModel, sources }, published] = await Promise.all([
      readCopilot(db, caller.propertyId),
      publishedFor(caller.propertyId, lang),
    ]);
    const isOffered = ({ kind }: { kind: SourceKind }) => sources.includes(kind);
    return toWireAnswer(await answererOf(byModel)({ question, index: published.index, isOffered }), published, () => true);
  });

  on(api, calls.listQuestions, async ({ query: { show }, caller }) => {
    const { privacyLevel } = await readCopilot(db, caller.propertyId);
    return { data: privacyLevel > 0 ? await latestQuestions(db, caller.propertyId, show) : [] };
  });
}
