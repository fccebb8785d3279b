import { useTranslation } from "react-i18next";
import type { MessageFigures } from "#app/domain/analytics/message-figures.ts";
import type { MessageType } from "#app/domain/messages/message.ts";
import { type ListQuery, sortingBy } from "#app/features/list/list-query.ts";
import { useFigureText } from "#app/features/report/figure-text.ts";
import { type Column, DataTable } from "#app/ui/composed/data-table/data-table.tsx";
import { CHOICES, type ResultSort } from "./result-list.ts";
import { useScoreText } from "./score-text.ts";

type Row = MessageFigures & { id: number; title: string; isNps: boolean; score: number | null };
type Props = {
  type: MessageType;
  query: Omit<ListQuery<ResultSort, never>, "columns">;
  rows: Row[];
  addressOf: (change: Record<string, string | number>) => string;
  linkOf: (message: { id: number }) => string;
};

/** Messages of one kind and their figures. */
export function ResultTable({ type, query, rows, addressOf, linkOf }: Props) {
  const { t } = useTranslation("results");
  const text = useFigureText();
  const scoreText = useScoreText();
  const sort = sortingBy<ResultSort>(query, CHOICES.sorts, addressOf);
  const count = (name: "shown" | "seen" | "clicked" | "closed" | "answered"): Column<Row> => ({
    ...{ key: name, label: t(name), sort: sort(name), number: true },
    cell: (row) => text.count(row[name]),
  });
  const rate: Column<Row> = {
    ...{ key: "responseRate", label: t("response_rate"), sort: sort("responseRate"), number: true },
    cell: ({ responseRate }) => text.share(responseRate),
  };
  /** Among means it says what it is. */
  const nps = (row: Row) =>
    type === "nps" || row.score === null ? scoreText.nps(row.score) : t("nps_of", { score: scoreText.nps(row.score) });
  const score: Column<Row> = {
    ...{ key: "score", label: t(type === "nps" ? "score" : rows.some(({ isNps }) => isNps) ? "mean_or_score" : "mean"), number: true },
    cell: (row) => (row.isNps ? nps(row) : scoreText.mean(row.score)),
  };
  const own =
    type === "announcement"
      ? [count("shown"), count("seen"), count("clicked"), count("closed")]
      : [count("shown"), count("closed"), count("answered"), rate, score];
  return (
    <DataTable
      caption={t(`title_${type}`)}
      columns={[{ key: "title", label: t("message"), sort: sort("title"), cell: ({ title }) => title }, ...own]}
      rows={rows}
      keyOf={({ id }) => id}
      linkOf={linkOf}
    />
  );
}
