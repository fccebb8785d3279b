import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useFigureText } from "#app/features/report/figure-text.ts";
import styles from "#app/features/report/report.module.css";
import { type Column, DataTable } from "#app/ui/composed/data-table/data-table.tsx";
import { plainField } from "#app/ui/fields/plain-field.ts";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";
import { keyOfQuestion } from "./asked-question.ts";
import type { QuestionOf, Results } from "./result.server.ts";
import { useScoreText } from "./score-text.ts";
import { useValueText } from "./value-text.ts";

type Tab = NonNullable<Results["cross"]>;
type Props = { of: Tab; questions: QuestionOf[]; address: Record<string, string | number | undefined> };

/** One question by an attribute of people, or by their segments. */
export function CrossTab({ of: { question, attribute, rows, attributes }, questions, address }: Props) {
  const { t } = useTranslation("results");
  const { pathname } = useLocation();
  const by = attributes.find(({ key }) => key === attribute)?.name ?? t("segment");
  const nameOf = ({ title, isAsked }: QuestionOf) => (isAsked ? title : `${title} (${t("no_longer_asked")})`);
  return (
    <section className={styles.block} aria-labelledby="cross-tab">
      <h2 id="cross-tab">{t("cross_tab")}</h2>
      <Form className={`${styles.filters} screen-only`} action={`${pathname}#cross-tab`} preventScrollReset>
        {Object.entries(address).map(
          ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <SelectField
          field={plainField("question", { initialValue: keyOfQuestion(question) })}
          label={t("question")}
          options={questions.map((each) => ({ value: keyOfQuestion(each), label: nameOf(each) }))}
        />
        <SelectField
          field={plainField("attribute", { initialValue: attribute })}
          label={t("cross_by")}
          options={[{ value: "", label: t("segment") }, ...attributes.map(({ key, name }) => ({ value: key, label: name }))]}
        />
        <Button>{t("common:apply")}</Button>
      </Form>
      <p className="print-only">{t("cross_caption", { question: nameOf(question), by })}</p>
      {rows.length === 0 ? <p>{t("cross_tab_empty")}</p> : <CrossTable question={question} name={nameOf(question)} by={by} rows={rows} />}
      <p className={styles.definition}>{t(attribute === undefined ? "cross_tab_segments" : "cross_tab_attributes")}</p>
    </section>
  );
}

function CrossTable({ question, name, by, rows }: { question: QuestionOf; name: string; by: string; rows: Tab["rows"] }) {
  const { t } = useTranslation("results");
  const text = useFigureText();
  const scoreText = useScoreText();
  const valueText = useValueText(question);
  const columns: Column<Tab["rows"][number]>[] = [
    { key: "value", label: by, cell: ({ value }) => <bdi>{value || t("without_value")}</bdi> },
    { key: "n", label: t("answered"), number: true, cell: ({ n }) => text.count(n) },
    ...(question.mean === null
      ? []
      : [{ key: "mean", label: t("mean"), number: true, cell: ({ mean }: Tab["rows"][number]) => scoreText.mean(mean) }]),
    ...question.values.map(({ value, label }) => ({
      ...{ key: `value-${value}`, label: valueText({ value, label }), number: true },
      cell: ({ counts }: Tab["rows"][number]) => text.count(counts[value] ?? 0),
    })),
  ];
  return <DataTable caption={t("cross_caption", { question: name, by })} columns={columns} rows={rows} keyOf={({ value }) => value} />;
}
