import type { reportGuides } from "#app/api/reports.server.ts";
import { drawSparkline } from "#app/ui/composed/chart/draw-sparkline.server.ts";
import type { GuideColumn } from "./guide-list.ts";

type Report = Awaited<ReturnType<typeof reportGuides>>;

/** Whether a whole report has nothing to count yet: no guide is live, and none was started in its range. */
export function isNothingLive({ live, totals }: Report, { search }: { search?: string }): boolean {
  return !search && live === 0 && totals.starts === 0;
}

/** The guides of a report for their table, with a drawn trend if that column shows. */
export function listedGuides({ data, to, today }: Report, columns: GuideColumn[]) {
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
