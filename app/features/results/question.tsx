import { useTranslation } from "react-i18next";
import { useFigureText } from "#app/features/report/figure-text.ts";
import styles from "#app/features/report/report.module.css";
import { ShareBar } from "#app/features/report/share-bar.tsx";
import { type Column, DataTable } from "#app/ui/composed/data-table/data-table.tsx";
import { Badge } from "#app/ui/primitives/badge/badge.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";
import type { QuestionOf } from "./result.server.ts";
import { useScoreText } from "./score-text.ts";
import { useValueText } from "./value-text.ts";

type Value = QuestionOf["values"][number];

/** What was answered to one question, as fits its kind: bars beside their numbers. Texts stand among the answers. */
export function Question({ of, answers }: { of: QuestionOf; answers: string | undefined }) {
  const { t } = useTranslation("results");
  const text = useFigureText();
  const scoreText = useScoreText();
  const valueText = useValueText(of);
  const columns: Column<Value>[] = [
    { key: "value", label: t("answer"), cell: (each) => <bdi>{valueText(each)}</bdi> },
    ...(of.kind === "ranking"
      ? [{ key: "place", label: t("mean_place"), number: true, cell: ({ meanPlace }: Value) => scoreText.mean(meanPlace) }]
      : []),
    { key: "count", label: t(of.kind === "ranking" ? "first_places" : "count"), number: true, cell: ({ count }) => text.count(count) },
    { key: "share", label: t("share"), cell: ({ share }) => <ShareBar share={of.n === 0 ? null : share} /> },
  ];
  return (
    <section className={styles.block}>
      <h2>
        <bdi>{of.title}</bdi> {!of.isAsked && <Badge>{t("no_longer_asked")}</Badge>}
      </h2>
      <p className={styles.definition}>
        {t("question_n", { count: of.n, n: text.count(of.n) })}
        {of.mean !== null && ` · ${t("question_mean", { mean: scoreText.mean(of.mean) })}`}
      </p>
      {of.values.length > 0 ? (
        <DataTable caption={of.title} columns={columns} rows={of.values} keyOf={({ value }) => value} />
      ) : (
        answers && <Link to={answers}>{t("read_texts")}</Link>
      )}
    </section>
  );
}
