import { useTranslation } from "react-i18next";
import type { MessageCounts } from "#app/domain/analytics/message-figures.ts";
import type { MessageType } from "#app/domain/messages/message.ts";
import type { Period } from "#app/features/report/periods.ts";
import { ReportChart } from "#app/features/report/report-chart.tsx";
import { dayWriter } from "#app/i18n/day-text.ts";
import type { Drawing } from "#app/ui/composed/chart/drawing.ts";
import { EmptyState } from "#app/ui/composed/empty-state/empty-state.tsx";
import { SERIES } from "./result-list.ts";

type Report = { from: string; to: string; totals: { shown: number }; days: ({ day: string } & MessageCounts)[] };
type Props = { type: MessageType; report: Report; chart: Drawing; period: Period };

/** What happened over the range, or a sentence that says why there is nothing. */
export function ResultChart({ type, report, chart, period }: Props) {
  const { t, i18n } = useTranslation("results");
  const dayText = dayWriter(i18n.language);
  if (report.totals.shown === 0) return <EmptyState title={t("no_showings_title")} text={t("no_showings_text")} picture="chart" />;
  const days = { from: dayText(report.from), to: dayText(report.to) };
  return (
    <ReportChart
      chart={chart}
      title={t(period === "week" ? "chart_title_weeks" : "chart_title", days)}
      period={period}
      days={report.days}
      series={SERIES[type].map((name) => [name, t(name)])}
    />
  );
}
