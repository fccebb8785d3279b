import { dayWriter } from "#app/i18n/day-text.ts";
import { drawChart } from "#app/ui/composed/chart/draw-chart.server.ts";
import { type Day, periodsOf, unfinishedFrom } from "./periods.ts";

/** A report for its page: its days, or weeks if there are many, and their chart. `series` are the counts of a day. */
export function reportWithChart<Series extends string, Report extends { to: string; today: string; days: Day<Series>[] }>(
  report: Report,
  series: readonly Series[],
  language: string,
) {
  const { period, days } = periodsOf(report.days, series);
  const number = new Intl.NumberFormat(language);
  const dayText = dayWriter(language, { year: false });
  const chart = drawChart(
    series.map((name) => days.map((day) => day[name])),
    {
      tick: (index) => dayText(days[index]?.day ?? ""),
      number: (value) => number.format(value),
      unfinishedFrom: unfinishedFrom(days, report.to, report.today),
    },
  );
  return { report: { ...report, days }, period, chart };
}
