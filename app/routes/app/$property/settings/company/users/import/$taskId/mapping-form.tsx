import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { KnownAttribute } from "#app/api/people.server.ts";
import { matchOf } from "#app/domain/imports/matching.ts";
import { DATA_TYPES } from "#app/domain/users/attribute.ts";
import { FormProblems } from "#app/features/form/form-problems.tsx";
import type { FormAnswer } from "#app/features/form/use-screen-form.ts";
import { sentValues } from "#app/features/form/use-screen-form.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { LimitsDialog } from "#app/ui/composed/dialog/limits-dialog.tsx";
import fieldStyles from "#app/ui/fields/field.module.css";
import { Badge } from "#app/ui/primitives/badge/badge.tsx";
import { Button, ButtonLink, ButtonRow } from "#app/ui/primitives/button/button.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";
import { type Column, fresh, IDENTIFIER, keyFor, known, LEFT_OUT, nameOf, suggestedFor } from "./mapping.ts";
import styles from "./mapping-form.module.css";

const TONES = { full: "good", partial: "warn", no_match: "neutral" } as const;

type Props = {
  file: { name: string | null; rows: number };
  columns: Column[];
  attributes: KnownAttribute[];
  answer: FormAnswer | undefined;
};

/** What each column of the file becomes: the identifier, an attribute, a new one, or nothing. */
export function MappingForm({ file, columns, attributes, answer }: Props) {
  const { t, i18n } = useTranslation(["imports", "users", "common"]);
  const paths = usePaths();
  const sent = sentValues(answer);
  const errors = answer?.submission?.error ?? {};
  const fields = Object.fromEntries(columns.map((column) => [nameOf(column), { label: titleOf(column), id: nameOf(column) }]));
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
        {t("rows_at_most", { count: file.rows, n })}
      </p>
      <p className={styles.formats}>{t("formats")}</p>
      <Form method="post" aria-label={t("mapping")} onChange={({ currentTarget }) => count(leftOutIn(currentTarget))}>
        <ul className={styles.columns}>
          {columns.map((column) => (
            <ColumnChoice
              key={column.id}
              column={column}
              title={titleOf(column)}
              attributes={attributes}
              chosen={chosen(column)}
              error={errors[nameOf(column)]?.[0]}
            />
          ))}
        </ul>
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

  function titleOf({ name, id }: Column): string {
    return name || t("unnamed", { number: Number(id) + 1 });
  }
}

/** How many columns a form leaves out by now. */
function leftOutIn(form: HTMLFormElement): number {
  return [...form.querySelectorAll("select")].filter(({ value }) => value === LEFT_OUT).length;
}

type ChoiceProps = { column: Column; title: string; attributes: KnownAttribute[]; chosen: string; error: string | undefined };

function ColumnChoice({ column, title, attributes, chosen, error }: ChoiceProps) {
  const { t } = useTranslation(["imports", "attributes", "errors"]);
  const match = matchOf(column.suggestion.match);
  const name = nameOf(column);
  return (
    <li className={styles.column}>
      <label htmlFor={name}>
        <bdi className={styles.name}>{title}</bdi> <Badge tone={TONES[match]}>{t(`match_${match}`)}</Badge>{" "}
        <span className="visually-hidden">{t("becomes")}</span>
      </label>
      <bdi className={styles.samples}>{column.samples.join(" · ") || "–"}</bdi>
      <div>
        <select
          id={name}
          name={name}
          className={fieldStyles.control}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${name}-error` : undefined}
          defaultValue={chosen}
        >
          <option value={LEFT_OUT}>{t("left_out")}</option>
          <option value={IDENTIFIER}>{t("identifier")}</option>
          {attributes.length > 0 && (
            <optgroup label={t("known_attributes")}>
              {attributes.map(({ id, name }) => (
                <option key={id} value={known(id)}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
          <optgroup label={t("new_attribute", { key: keyFor(column) })}>
            {DATA_TYPES.map((type) => (
              <option key={type} value={fresh(type)}>
                {t("new_of_type", { type: t(`attributes:type_${type}`) })}
              </option>
            ))}
          </optgroup>
        </select>
        {error && (
          <p id={`${name}-error`} className={fieldStyles.error}>
            {t(`errors:${error}`)}
          </p>
        )}
      </div>
    </li>
  );
}

function withoutNull(errors: Record<string, string[] | null>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(errors).flatMap(([name, found]) => (found ? [[name, found]] : [])));
}
