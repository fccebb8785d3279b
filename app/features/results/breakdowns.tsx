import { useTranslation } from "react-i18next";
import type { MessageFigures } from "#app/domain/analytics/message-figures.ts";
import type { MessageType } from "#app/domain/messages/message.ts";
import type { Nps } from "#app/domain/messages/nps.ts";
import { useFigureText } from "#app/features/report/figure-text.ts";
import styles from "#app/features/report/report.module.css";
import { dayWriter } from "#app/i18n/day-text.ts";
import { languageName } from "#app/i18n/language-name.ts";
import { type Column, DataTable } from "#app/ui/composed/data-table/data-table.tsx";
import type { Results } from "./result.server.ts";
import { RATE } from "./result-list.ts";
import { useScoreText } from "./score-text.ts";

type Row = MessageFigures & { key: string; name: string; score?: string };

/** The figures by round or week, language, segment and version, where there is any showing. */
export function Breakdowns({ of: { type, report } }: { of: Results }) {
  const { t, i18n } = useTranslation("results");
  const dayText = dayWriter(i18n.language);
  const scoreText = useScoreText();
  const scored = (nps: Nps | null) =>
    nps && { score: nps.score === null ? t("no_value") : t("score_of", { score: scoreText.nps(nps.score), count: nps.n }) };
  const rounds = report.byRound.map(({ round, from, to, nps, ...figures }) => ({
    ...{ key: String(round), name: t("round_days", { number: round, from: dayText(from), to: dayText(to) }), ...figures },
    ...scored(nps),
  }));
  const weeks = report.byWeek.map(({ from, to, nps, ...figures }) => ({
    ...{ key: from, name: t("week_days", { from: dayText(from), to: dayText(to) }), ...figures },
    ...scored(nps),
  }));
  const languages = report.byLanguage.map(({ language, ...figures }) => ({
    ...{ key: language, name: language === "" ? t("unknown_language") : languageName(language, i18n.language), ...figures },
  }));
  const segments = report.bySegment.map(({ id, name, ...figures }) => ({ key: String(id), name: name || t("segment_gone"), ...figures }));
  const versions = report.byVersion.map(({ version, ...figures }) => ({
    ...{ key: String(version), name: t("version_number", { number: version }), ...figures },
  }));
  return (
    <>
      <Breakdown type={type} title={t("by_round")} rows={rounds} />
      <Breakdown type={type} title={t("by_week")} rows={weeks} />
      <Breakdown type={type} title={t("by_language")} rows={languages} />
      <Breakdown type={type} title={t("by_segment")} rows={segments} />
      <Breakdown type={type} title={t("by_version")} rows={versions} />
    </>
  );
}

function Breakdown({ type, title, rows }: { type: MessageType; title: string; rows: Row[] }) {
  const { t } = useTranslation("results");
  const text = useFigureText();
  if (rows.length === 0) return null;
  const count = (key: "shown" | "seen" | "clicked" | "closed" | "answered"): Column<Row> => ({
    ...{ key, label: t(key), number: true, cell: (row) => text.count(row[key]) },
  });
  const columns: Column<Row>[] = [
    { key: "name", label: title, cell: ({ name }) => <bdi>{name}</bdi> },
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
    </section>
  );
}
