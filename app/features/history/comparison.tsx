import { useTranslation } from "react-i18next";
import { languageName } from "#app/i18n/language-name.ts";
import { DataTable } from "#app/ui/composed/data-table/data-table.tsx";
import { Badge } from "#app/ui/primitives/badge/badge.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";
import type { ComparedView } from "./compared.server.ts";
import { fieldLabel, valueText } from "./field-words.ts";
import styles from "./history.module.css";

type Group = ComparedView["groups"][number];

/** What differs between two states: the item's own texts, then step by step, each field with both of its values. */
export function Comparison({ of: { groups, more, total } }: { of: ComparedView }) {
  const { t } = useTranslation("history");
  if (total === 0) return <Notice status="info" title={t("no_differences")} />;
  return (
    <div className={styles.groups}>
      <p className={styles.count}>{t("difference_count", { count: total })}</p>
      {groups.map((group) => (
        <GroupOf key={group.step?.id ?? "own"} group={group} />
      ))}
      {more > 0 && <Notice status="info" title={t("more_differences", { count: more })} />}
    </div>
  );
}

function GroupOf({ group: { step, rows } }: { group: Group }) {
  const { t } = useTranslation(["history", "editor"]);
  const title = step
    ? t("step_of", { position: (step.to ?? step.from ?? 0) + 1, title: step.title || t("editor:untitled") })
    : t("own_texts");
  const fields = rows.filter(({ field }) => field !== null);
  return (
    <section className={styles.group} aria-label={title}>
      <h2 className={styles.step} dir="auto">
        {title}
        {rows.some(({ kind }) => kind === "added") && <Badge tone="good">{t("added")}</Badge>}
        {rows.some(({ kind }) => kind === "removed") && <Badge tone="bad">{t("removed")}</Badge>}
        {rows.some(({ kind }) => kind === "moved") && <Badge tone="neutral">{t("moved", { from: (step?.from ?? 0) + 1 })}</Badge>}
      </h2>
      {fields.length > 0 && <Fields title={title} rows={fields} ofStep={step !== null} />}
    </section>
  );
}

function Fields({ title, rows, ofStep }: { title: string; rows: Group["rows"]; ofStep: boolean }) {
  const { t } = useTranslation(["history", "editor"]);
  const { t: worded, i18n } = useTranslation(["editor", "contextual", "chapters"]);
  const value = (field: string | null, said: Group["rows"][number]["from"]) => (
    <span className={styles.value} dir="auto">
      {valueText(worded, field ?? "", said)}
    </span>
  );
  return (
    <DataTable
      caption={title}
      stacks
      rows={rows}
      keyOf={({ field, language }) => `${language} ${field}`}
      columns={[
        { key: "field", label: t("field"), cell: ({ field }) => fieldLabel(worded, field ?? "", ofStep) },
        {
          key: "language",
          label: t("language"),
          cell: ({ language }) => (language ? languageName(language, i18n.language) : t("all_languages")),
        },
        { key: "from", label: t("before"), cell: ({ field, from }) => value(field, from) },
        { key: "to", label: t("after"), cell: ({ field, to }) => value(field, to) },
      ]}
    />
  );
}
