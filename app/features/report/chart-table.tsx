import { useTranslation } from "react-i18next";
import { type Column, DataTable } from "#app/ui/composed/data-table/data-table.tsx";

type Row = { name: string; values: string[] };
type Props = { head: string; columns: string[]; rows: Row[] };

/** The numbers of a chart as a table, for those who read rather than look. */
export function ChartTable({ head, columns, rows }: Props) {
  const { t } = useTranslation("analytics");
  const all: Column<Row>[] = [
    { key: "name", label: head, cell: ({ name }) => name },
    ...columns.map((label, index) => ({ key: label, label, number: true, cell: ({ values }: Row) => values[index] })),
  ];
  return (
    <details>
      <summary>{t("chart_table")}</summary>
      <DataTable caption={t("chart_table")} columns={all} rows={rows} keyOf={({ name }) => name} />
    </details>
  );
}
