import { reportCalls as calls } from "#app/contracts/reports.ts";
import { guideTitle } from "#app/domain/guides/guide.ts";
import { idParam } from "../../http/caller.ts";
import { type Api, on } from "../../http/on.ts";
import { refuse } from "../../http/refusal.ts";
import { getGuide } from "../guides/store.ts";
import { defaultLanguage } from "../languages/default-language.ts";
import { dropOff } from "./drop-off.ts";
import { countedLanguages, dailyFigures, listFigures, totalFigures } from "./guide-figures.ts";
import { wholeRange } from "./range.ts";

export function reportRoutes(api: Api): void {
  const { db } = api.parts;

  on(api, calls.reportGuides, async ({ query, caller: { propertyId } }) => {
    const range = await wholeRange(db, propertyId, query);
    const { data, total } = await listFigures(db, propertyId, { ...query, ...range }, await defaultLanguage(db, propertyId));
    return {
      from: range.from,
      to: range.to,
      data,
      total,
      totals: await totalFigures(db, propertyId, range, null),
      days: await dailyFigures(db, propertyId, range, null),
      languages: await countedLanguages(db, propertyId),
    };
  });

  on(api, calls.reportGuide, async ({ params, query, caller: { propertyId } }) => {
    const range = await wholeRange(db, propertyId, query);
    const guide = await getGuide(db, propertyId, idParam(params.guide));
    if (!guide) throw refuse.notFound();
    const language = await defaultLanguage(db, propertyId);
    return {
      from: range.from,
      to: range.to,
      id: guide.id,
      title: guideTitle(guide.draft, language, language),
      totals: await totalFigures(db, propertyId, range, guide.id),
      days: await dailyFigures(db, propertyId, range, guide.id),
      languages: await countedLanguages(db, propertyId),
      steps: await dropOff(db, guide, range, language),
    };
  });
}
