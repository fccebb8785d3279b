import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { KnownAttribute } from "#app/api/people.server.ts";
import type { WirePrepared } from "#app/contracts/imports.ts";
import { newKeyOf } from "#app/domain/imports/new-key.ts";
import { FormProblems, type SummaryField } from "#app/features/form/form-problems.tsx";
import type { FormAnswer } from "#app/features/form/use-screen-form.ts";
import { sentValues } from "#app/features/form/use-screen-form.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { LimitsDialog } from "#app/ui/composed/dialog/limits-dialog.tsx";
import { Button, ButtonLink, ButtonRow } from "#app/ui/primitives/button/button.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";
import { ColumnChoice } from "./column-choice.tsx";
import { type Column, LEFT_OUT, nameOf, suggestedFor } from "./mapping.ts";
import styles from "./mapping-form.module.css";

type Props = {
  file: { name: string | null } & Omit<WirePrepared["details"], "columns">;
  columns: Column[];
  attributes: KnownAttribute[];
  /** Where an archived attribute is brought back; nowhere for somebody who may not. */
  restoreAt: (attribute: number) => string | null;
  answer: FormAnswer | undefined;
};

/** What each column of the file becomes: the identifier, an attribute, a new one, or nothing. */
export function MappingForm({ file, columns, attributes, restoreAt, answer }: Props) {
  const { t, i18n } = useTranslation(["imports", "users", "common"]);
  const paths = usePaths();
  const sent = sentValues(answer);
  const errors = answer?.submission?.error ?? {};
  const fields = Object.fromEntries(columns.map((column) => [nameOf(column), fieldOf(column)]));
  const chosen = (column: Column) => sent[nameOf(column)] ?? suggestedFor(column);
  const [left, count] = useState(columns.filter((column) => chosen(column) === LEFT_OUT).length);
  const n = file.rows.toLocaleString(i18n.language);
  return (
    <>
      <FormProblems errors={withoutNull(errors)} failure={answer?.failure ?? null} fields={fields} answer={answer} />
      <p>
        {file.name && (
          <>
            <bdi>{file.name}</bdi> ·{" "}
          </>
        )}
        {t(file.exact ? "rows" : "rows_at_most", { count: file.rows, n })}
      </p>
      {file.unreadable && (
        <div className={styles.unreadable}>
          <Notice status="warning" title={t(file.unreadable.ends ? "unreadable_rest" : "unreadable_row", { line: file.unreadable.line })}>
            <p>{t("unreadable_mend")}</p>
          </Notice>
        </div>
      )}
      <p className={styles.formats}>{t("formats")}</p>
      <Form method="post" aria-label={t("mapping")} onChange={({ currentTarget }) => count(leftOutIn(currentTarget))}>
        <div className={styles.columns}>
          {/* Each control says so too. */}
          <div className={styles.heads} aria-hidden="true">
            <span>{t("head_column")}</span>
            <span>{t("head_samples")}</span>
            <span>{t("head_becomes")}</span>
          </div>
          <ul className={styles.list}>
            {columns.map((column) => (
              <ColumnChoice
                key={column.id}
                column={column}
                title={titleOf(column)}
                attributes={attributes}
                restoreAt={restoreAt}
                chosen={chosen(column)}
                error={errors[nameOf(column)]?.[0]}
              />
            ))}
          </ul>
        </div>
        <p className={styles.leftOut} role="status">
          {t("columns_left_out", { count: columns.length, left })}
        </p>
        <ButtonRow>
          <Button tone="primary">{t("start")}</Button>
          <ButtonLink to={paths.people("company")}>{t("common:cancel")}</ButtonLink>
        </ButtonRow>
      </Form>
      <LimitsDialog limit={answer?.failure?.limit} />
    </>
  );

  function fieldOf(column: Column): SummaryField {
    return { label: titleOf(column), id: nameOf(column), name: column.namesake?.name ?? newKeyOf(column) };
  }

  function titleOf({ name, id }: Column): string {
    return name || t("unnamed", { number: Number(id) + 1 });
  }
}

/** How many columns a form leaves out by now. */
function leftOutIn(form: HTMLFormElement): number {
  return [...form.querySelectorAll("select")].filter(({ value }) => value === LEFT_OUT).length;
}

function withoutNull(errors: Record<string, string[] | null>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(errors).flatMap(([name, found]) => (found ? [[name, found]] : [])));
}
