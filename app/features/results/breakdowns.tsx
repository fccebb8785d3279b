import { useTranslation } from "react-i18next";
import type { MessageFigures } from "#app/domain/analytics/message-figures.ts";
import type { MessageType } from "#app/domain/messages/message.ts";
import { useFigureText } from "#app/features/report/figure-text.ts";
import styles from "#app/features/report/report.module.css";
import { dayWriter } from "#app/i18n/day-text.ts";
import { type Column, DataTable } from "#app/ui/composed/data-table/data-table.tsx";
import type { Results } from "./result.server.ts";
import { RATE } from "./result-list.ts";
import { useScoreText } from "./score-text.ts";

type Row = MessageFigures & { key: string; name: string; score?: string };

/** The figures by round or week, language, segment and version, where there is any showing. */
export function Breakdowns({ of: { type, report, groups } }: { of: Results }) {
  const { t, i18n } = useTranslation("results");
  const dayText = dayWriter(i18n.language);
  const scoreText = useScoreText();
  const times: ((typeof report.byWeek)[number] & { round?: number })[] = [...report.byRound, ...report.byWeek];
  const isWeekly = report.byWeek.length > 0;
  const rounds = times.map(({ round, from, to, nps, ...figures }) => ({
    ...{ key: from, name: t(round ? "round_days" : "week_days", { number: round, from: dayText(from), to: dayText(to) }), ...figures },
    ...(nps && { score: nps.score === null ? t("no_value") : t("score_of", { score: scoreText.nps(nps.score), count: nps.n }) }),
  }));
  return (
    <>
      <Breakdown type={type} title={t(isWeekly ? "by_week" : "by_round")} head={t(isWeekly ? "week" : "round")} rows={rounds} />
      {groups.map((group) => (
        <Breakdown key={group.title} type={type} {...group} />
      ))}
    </>
  );
}

type Props = { type: MessageType; title: string; head: string; rows: Row[]; note?: string };

function Breakdown({ type, title, head, rows, note }: Props) {
  const { t } = useTranslation("results");
  const text = useFigureText();
  if (rows.length === 0) return null;
  const count = (key: "shown" | "seen" | "clicked" | "closed" | "answered"): Column<Row> => ({
    ...{ key, label: t(key), number: true, cell: (row) => text.count(row[key]) },
  });
  const columns: Column<Row>[] = [
    { key: "name", label: head, cell: ({ name }) => <bdi>{name}</bdi> },
    ...[count("shown"), count("seen"), count("closed"), count(type === "announcement" ? "clicked" : "answered")],
    {
      key: "rate",
      label: t(type === "announcement" ? "click_rate" : "response_rate"),
      number: true,
      cell: (row) => text.share(row[RATE[type]]),
    },
    ...(rows.some(({ score }) => score) ? [{ key: "score", label: t("score"), number: true, cell: ({ score }: Row) => score }] : []),
  ];
  return (
    <section className={styles.block}>
      <h2>{title}</h2>
      <DataTable caption={title} columns={columns} rows={rows} keyOf={({ key }) => key} />
      {note && <p className={styles.definition}>{note}</p>}
    </section>
  );
}
