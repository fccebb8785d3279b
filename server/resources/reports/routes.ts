import { reportCalls as calls } from "#app/contracts/reports.ts";
import { guideTitle } from "#app/domain/guides/guide.ts";
import type { Database } from "#server/database/tables.ts";
import { idParam } from "#server/http/caller.ts";
import { type Api, on } from "#server/http/on.ts";
import { refuse } from "#server/http/refusal.ts";
import { getGuide } from "#server/resources/guides/store.ts";
import { languagesFor } from "#server/resources/languages/languages.ts";
import { dropOff } from "./drop-off.ts";
import { dailyFigures, listFigures, totalFigures } from "./guide-figures.ts";
import { wholeRange } from "./range.ts";

export function reportRoutes(api: Api): void {
  const { db } = api.parts;

  on(api, calls.reportGuides, async ({ query, caller: { propertyId } }) => {
    const { languages, language } = await languagesOf(db, propertyId, query.lang);
    const scope = { ...(await wholeRange(db, propertyId, query)), propertyId, language, search: query.search };
    const { data, total } = await listFigures(db, scope, query);
    return {
      from: scope.from,
      to: scope.to,
      data,
      total,
      totals: await totalFigures(db, scope),
      days: await dailyFigures(db, scope),
      languages,
    };
  });

  on(api, calls.reportGuide, async ({ params, query, caller: { propertyId } }) => {
    const { languages, language } = await languagesOf(db, propertyId, query.lang);
    const range = await wholeRange(db, propertyId, query);
    const guide = await getGuide(db, propertyId, idParam(params.guide));
    const scope = { ...range, propertyId, language, guideId: guide.id };
    return {
      from: range.from,
      to: range.to,
      id: guide.id,
      title: guideTitle(guide.draft, language, language),
      totals: await totalFigures(db, scope),
      days: await dailyFigures(db, scope),
      languages,
      ...(await dropOff(db, guide, range, language)),
    };
  });
}

/** The property's languages, which figures may be limited to, and its default for titles. @throws Refusal 400 for any other */
async function languagesOf(db: Database, propertyId: number, asked: string | undefined) {
  const { keys, fallback } = await languagesFor(db, propertyId);
  if (asked !== undefined && !keys.includes(asked)) {
    throw refuse.badRequest("query_invalid", [{ path: "lang", code: "language_error_unknown" }]);
  }
  return { languages: keys, language: fallback };
}
