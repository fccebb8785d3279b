import { useTranslation } from "react-i18next";
import { type ListQuery, sortingBy } from "#app/features/list/list-query.ts";
import { useFigureText } from "#app/features/report/figure-text.ts";
import type { SparklineDrawing } from "#app/ui/composed/chart/drawing.ts";
import { Sparkline } from "#app/ui/composed/chart/sparkline.tsx";
import { ColumnChooser } from "#app/ui/composed/data-table/column-chooser.tsx";
import { type Column, DataTable } from "#app/ui/composed/data-table/data-table.tsx";
import type { FigureValues } from "./guide-figures.tsx";
import { CHOICES, type GuideColumn, type GuideSort } from "./guide-list.ts";

type Row = FigureValues & { id: number; title: string; trend: (SparklineDrawing & { least: number; most: number }) | null };
type Props = {
  query: ListQuery<GuideSort, GuideColumn>;
  rows: Row[];
  addressOf: (change: Record<string, string | number>) => string;
  linkOf: (guide: { id: number }) => string;
};

/** Guides and their figures, in the chosen columns. */
export function GuideTable({ query, rows, addressOf, linkOf }: Props) {
  const { t } = useTranslation("analytics");
  const text = useFigureText();
  const sort = sortingBy<GuideSort>(query, CHOICES.sorts, addressOf);
  const name: Column<Row> = { key: "title", label: t("guide"), sort: sort("title"), cell: ({ title }) => title };
  const all: (Column<Row> & { key: GuideColumn })[] = [
    { key: "starts", label: t("starts"), sort: sort("starts"), number: true, cell: ({ starts }) => text.count(starts) },
    {
      key: "completions",
      label: t("completions"),
      sort: sort("completions"),
      number: true,
      cell: ({ completions }) => text.count(completions),
    },
    { key: "rate", label: t("rate"), sort: sort("rate"), number: true, cell: ({ rate }) => text.share(rate) },
    {
      key: "medianSeconds",
      label: t("median"),
      sort: sort("medianSeconds"),
      number: true,
      cell: ({ medianSeconds }) => text.time(medianSeconds),
    },
    { key: "trend", label: t("trend"), cell: ({ trend }) => trend && <Sparkline drawing={trend} label={rangeOf(trend)} /> },
  ];
  const rangeOf = ({ least, most }: { least: number; most: number }) =>
    t("trend_range", { least: text.count(least), most: text.count(most) });
  return (
    <>
      <ColumnChooser columns={all} shown={query.columns} />
      <DataTable
        caption={t("table_caption")}
        columns={[name, ...all.filter(({ key }) => query.columns.includes(key))]}
        rows={rows}
        keyOf={({ id }) => id}
        linkOf={linkOf}
      />
    </>
  );
}
