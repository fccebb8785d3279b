import { useTranslation } from "react-i18next";
import { dayWriter } from "#app/i18n/day-text.ts";
import { Chart } from "#app/ui/composed/chart/chart.tsx";
import type { Drawing } from "#app/ui/composed/chart/drawing.ts";
import { ChartTable } from "./chart-table.tsx";
import { useFigureText } from "./figure-text.ts";
import type { Day, Period } from "./periods.ts";

type Props<Series extends string> = {
  chart: Drawing;
  title: string;
  period: Period;
  days: Day<Series>[];
  /** The counts of a day and their names, as the chart shows them. */
  series: [name: Series, label: string][];
};

/** Counts over days or weeks, as a picture and as a table. */
export function ReportChart<Series extends string>({ chart, title, period, days, series }: Props<Series>) {
  const { t, i18n } = useTranslation("analytics");
  const text = useFigureText();
  const dayText = dayWriter(i18n.language);
  const head = t(period === "week" ? "week_from" : "day");
  const rows = days.map((day) => ({ name: dayText(day.day), values: series.map(([name]) => text.count(day[name])) }));
  const labels = series.map(([, label]) => label);
  const readouts = rows.map(({ name, values }) => {
    const counts = values.map((value, index) => `${labels[index]} ${value}`).join(", ");
    return `${period === "week" ? `${head} ${name}` : name}: ${counts}`;
  });
  const note = chart.series.some(({ unfinished }) => unfinished !== "")
    ? t(period === "week" ? "unfinished_week" : "unfinished_day")
    : undefined;
  return (
    <>
      <Chart drawing={chart} title={title} legend={labels} readouts={readouts} note={note} />
      <ChartTable head={head} columns={labels} rows={rows} />
    </>
  );
}
