import type { reportGuides } from "#app/api/reports.server.ts";
import { drawSparkline } from "#app/ui/composed/chart/draw-sparkline.server.ts";
import type { GuideColumn } from "./guide-list.ts";

/** The guides of a report for their table, with a drawn trend if that column shows. */
export function listedGuides({ data, to, today }: Awaited<ReturnType<typeof reportGuides>>, columns: GuideColumn[]) {
  return data.map(({ id, title, starts, completions, rate, medianSeconds, trend }) => ({
    id,
    title,
    starts,
    completions,
    rate,
    medianSeconds,
    trend:
      columns.includes("trend") && trend.length > 0
        ? { ...drawSparkline(trend, to >= today), least: Math.min(...trend), most: Math.max(...trend) }
        : null,
  }));
}
