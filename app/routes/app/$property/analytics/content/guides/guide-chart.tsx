import { useTranslation } from "react-i18next";
import type { Period } from "#app/features/report/periods.ts";
import { ReportChart } from "#app/features/report/report-chart.tsx";
import { dayWriter } from "#app/i18n/day-text.ts";
import type { Drawing } from "#app/ui/composed/chart/drawing.ts";
import { EmptyState } from "#app/ui/composed/empty-state/empty-state.tsx";
import type { SERIES } from "./guide-list.ts";

type Report = {
  from: string;
  to: string;
  /** Guides found; a report of one guide has none. */
  total?: number;
  totals: { starts: number };
  days: ({ day: string } & Record<(typeof SERIES)[number], number>)[];
};

/** Starts and completions over the range, or a sentence that says why there are none. */
export function GuideChart({ report, chart, period, search }: { report: Report; chart: Drawing; period: Period; search?: string }) {
  const { t, i18n } = useTranslation("analytics");
  const dayText = dayWriter(i18n.language);
  if (report.total === 0 && search) {
    return <EmptyState title={t("no_match_title", { search })} text={t("no_match_text")} picture="search" />;
  }
  if (report.totals.starts === 0) return <EmptyState title={t("no_events_title")} text={t("no_events_text")} picture="chart" />;
  return (
    <ReportChart
      chart={chart}
      title={t(period === "week" ? "chart_title_weeks" : "chart_title", { from: dayText(report.from), to: dayText(report.to) })}
      period={period}
      days={report.days}
      series={[
        ["starts", t("starts")],
        ["completions", t("completions")],
      ]}
    />
  );
}
