import { dayChart } from "#app/features/chart/day-chart.server.ts";
import { dayWriter } from "#app/i18n/day-text.ts";
import { periodsOf } from "./periods.ts";

type Days = { day: string; starts: number; completions: number }[];

/** A report as its page shows it: its days, or weeks where they are many, and the chart of these. */
export function reportWithChart<Report extends { days: Days }>(report: Report, language: string) {
  const { period, days } = periodsOf(report.days);
  const number = new Intl.NumberFormat(language);
  const values = days.map(({ day, starts, completions }) => ({ day, first: starts, second: completions }));
  return {
    report: { ...report, days },
    period,
    chart: dayChart(values, dayWriter(language, { year: false }), (value) => number.format(value)),
  };
}
