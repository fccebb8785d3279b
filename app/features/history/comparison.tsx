import { useTranslation } from "react-i18next";
import { languageName } from "#app/i18n/language-name.ts";
import { DataTable } from "#app/ui/composed/data-table/data-table.tsx";
import { Badge } from "#app/ui/primitives/badge/badge.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";
import type { ComparedView } from "./compared.server.ts";
import styles from "./history.module.css";
import type { Kind } from "./history-paths.ts";
import { useWords } from "./use-words.ts";

type Group = ComparedView["groups"][number];

/** What differs between two states: the item's own texts, then step by step or question by question, each field with both of its values. */
export function Comparison({ of: { groups, more, total }, kind }: { of: ComparedView; kind: Kind }) {
  const { t } = useTranslation("history");
  if (total === 0) return <Notice status="info" title={t("no_differences")} />;
  return (
    <div className={styles.groups}>
      <p className={styles.count}>{t("difference_count", { count: total })}</p>
      {groups.map((group) => (
        <GroupOf key={group.step?.id ?? "own"} group={group} kind={kind} />
      ))}
      {more > 0 && <Notice status="info" title={t("more_differences", { count: more })} />}
    </div>
  );
}

function GroupOf({ group: { step, rows }, kind }: { group: Group; kind: Kind }) {
  const { t } = useTranslation("history");
  const words = useWords(kind);
  const title = words.title(step);
  const fields = rows.filter(({ field }) => field !== null);
  return (
    <section className={styles.group} aria-label={title}>
      <h2 className={styles.step} dir="auto">
        {title}
        {rows.some(({ kind }) => kind === "added") && <Badge tone="good">{t("added")}</Badge>}
        {rows.some(({ kind }) => kind === "removed") && <Badge tone="bad">{t("removed")}</Badge>}
        {rows.some(({ kind }) => kind === "moved") && <Badge tone="neutral">{words.moved(step?.from ?? null)}</Badge>}
      </h2>
      {fields.length > 0 && <Fields title={title} rows={fields} ofStep={step !== null} words={words} />}
    </section>
  );
}

type FieldsProps = { title: string; rows: Group["rows"]; ofStep: boolean; words: ReturnType<typeof useWords> };

function Fields({ title, rows, ofStep, words }: FieldsProps) {
  const { t, i18n } = useTranslation("history");
  const value = (field: string | null, said: Group["rows"][number]["from"]) => (
    <span className={styles.value} dir="auto">
      {words.value(field ?? "", said)}
    </span>
  );
  return (
    <DataTable
      caption={title}
      stacks
      rows={rows}
      keyOf={({ field, language }) => `${language} ${field}`}
      columns={[
        { key: "field", label: t("field"), cell: ({ field }) => words.label(field ?? "", ofStep) },
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
