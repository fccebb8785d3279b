import { reportCalls as calls } from "#app/contracts/reports.ts";
import { guideTitle } from "#app/domain/guides/guide.ts";
import { idParam } from "../../http/caller.ts";
import { type Api, on } from "../../http/on.ts";
import { refuse } from "../../http/refusal.ts";
import { getGuide } from "../guides/store.ts";
import { defaultLanguage } from "../languages/default-language.ts";
import { dropOff } from "./drop-off.ts";
import { countedLanguages, dailyFigures, listFigures, type Range, totalFigures } from "./guide-figures.ts";

const MOST_DAYS = 800;
const DAY_MILLISECONDS = 86_400_000;

export function reportRoutes(api: Api): void {
  const { db } = api.parts;

  on(api, calls.reportGuides, async ({ query, caller: { propertyId } }) => {
    requireRange(query);
    const { data, total } = await listFigures(db, propertyId, query, await defaultLanguage(db, propertyId));
    return {
      data,
      total,
      totals: await totalFigures(db, propertyId, query, null),
      days: await dailyFigures(db, propertyId, query, null),
      languages: await countedLanguages(db, propertyId),
    };
  });

  on(api, calls.reportGuide, async ({ params, query, caller: { propertyId } }) => {
    requireRange(query);
    const guide = await getGuide(db, propertyId, idParam(params.guide));
    if (!guide) throw refuse.notFound();
    const language = await defaultLanguage(db, propertyId);
    return {
      id: guide.id,
      title: guideTitle(guide.draft, language, language),
      totals: await totalFigures(db, propertyId, query, guide.id),
      days: await dailyFigures(db, propertyId, query, guide.id),
      languages: await countedLanguages(db, propertyId),
      steps: await dropOff(db, guide, query, language),
    };
  });
}

function requireRange({ from, to }: Range): void {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MILLISECONDS;
  if (days < 0) throw refuse.badRequest("query_invalid", [{ path: "to", code: "range_error_order" }]);
  if (days > MOST_DAYS) throw refuse.badRequest("query_invalid", [{ path: "from", code: "range_error_long" }]);
}
