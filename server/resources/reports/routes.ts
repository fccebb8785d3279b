import { reportCalls as calls } from "#app/contracts/reports.ts";
import { guideTitle } from "#app/domain/guides/guide.ts";
import type { Database } from "#server/database/tables.ts";
import { idParam } from "#server/http/caller.ts";
import { type Api, on } from "#server/http/on.ts";
import { refuse } from "#server/http/refusal.ts";
import { getGuide } from "#server/resources/guides/store.ts";
import { languagesFor } from "#server/resources/languages/languages.ts";
import { dropOff } from "./drop-off.ts";
import { dailyFigures, listFigures, type Scope, totalFigures } from "./guide-figures.ts";
import { missedSearches } from "./missed-searches.ts";
import { rangeBefore, wholeRange } from "./range.ts";
import { withTrends } from "./trends.ts";

export function reportRoutes(api: Api): void {
  const { db } = api.parts;

  on(api, calls.reportGuides, async ({ query, caller: { propertyId } }) => {
    const { languages, language } = await languagesOf(db, propertyId, query.lang);
    const { range, today } = await wholeRange(db, propertyId, query);
    const scope = { ...range, propertyId, language, search: query.search };
    const { data, total, live } = await listFigures(db, scope, query);
    return {
      ...(await figuresOf(db, scope, query.compare)),
      today,
      data: await withTrends(db, scope, data),
      total,
      live,
      languages,
    };
  });

  on(api, calls.reportMissedSearches, async ({ query, caller: { propertyId } }) => {
    const { languages } = await languagesOf(db, propertyId, query.lang);
    const { range, today } = await wholeRange(db, propertyId, query);
    const { from, to } = range;
    return { from, to, today, languages, ...(await missedSearches(db, { ...range, propertyId }, query)) };
  });

  on(api, calls.reportGuide, async ({ params, query, caller: { propertyId } }) => {
    const { languages, language } = await languagesOf(db, propertyId, query.lang);
    const { range, today } = await wholeRange(db, propertyId, query);
    const guide = await getGuide(db, propertyId, idParam(params.guide));
    return {
      ...(await figuresOf(db, { ...range, propertyId, language, guideId: guide.id }, query.compare)),
      today,
      id: guide.id,
      title: guideTitle(guide.draft, language, language),
      languages,
      ...(await dropOff(db, guide, range, language)),
    };
  });
}

/** What both reports say of a range as a whole, with the totals of the one before it where they are asked for. */
async function figuresOf(db: Database, scope: Scope, compare: "yes" | undefined) {
  return {
    from: scope.from,
    to: scope.to,
    totals: await totalFigures(db, scope),
    before: compare ? await totalFigures(db, rangeBefore(scope)) : null,
    days: await dailyFigures(db, scope),
  };
}

/** The property's languages, which figures may be limited to, and its default for titles. @throws Refusal 400 for any other */
async function languagesOf(db: Database, propertyId: number, asked: string | undefined) {
  const { keys, fallback } = await languagesFor(db, propertyId);
  if (asked !== undefined && !keys.includes(asked)) {
    throw refuse.badRequest("query_invalid", [{ path: "lang", code: "language_error_unknown" }]);
  }
  return { languages: keys, language: fallback };
}
