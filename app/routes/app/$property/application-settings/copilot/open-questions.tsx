import { useTranslation } from "react-i18next";
import { type Column, DataTable } from "#app/ui/composed/data-table/data-table.tsx";
import styles from "./copilot.module.css";

type Row = { question: string; count: number; last: string; answered: boolean };

/** What people asked without an answer that helped; null where questions are not stored. */
export function OpenQuestions({ questions }: { questions: Row[] | null }) {
  const { t, i18n } = useTranslation("copilot");
  const columns: Column<Row>[] = [
    { key: "question", label: t("column_question"), cell: ({ question }) => question },
    { key: "count", label: t("column_count"), cell: ({ count }) => count.toLocaleString(i18n.language), number: true },
    { key: "why", label: t("column_why"), cell: ({ answered }) => t(answered ? "why_unhelpful" : "why_nothing") },
    { key: "last", label: t("column_last"), cell: ({ last }) => last, moment: true },
  ];
  return (
    <section aria-labelledby="open-questions" className={styles.part}>
      <h2 id="open-questions">{t("open")}</h2>
      <p className={styles.soft}>{t(questions === null ? "open_level" : questions.length === 0 ? "open_none" : "open_text")}</p>
      {questions && questions.length > 0 && (
        <DataTable caption={t("open")} columns={columns} rows={questions} keyOf={({ question }) => question} stacks />
      )}
    </section>
  );
}
