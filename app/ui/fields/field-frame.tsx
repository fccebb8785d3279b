import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AlertTriangle } from "#app/ui/primitives/icon/icons.ts";
import styles from "./field.module.css";
import { describedBy, type FieldProps, warningId } from "./field.ts";

type FrameProps = FieldProps & { children: ReactNode };

/** Label above, hint, warning and error below: the same order for every kind of control. */
export function FieldFrame({ field, label, hint, warning, problem, mostCharacters, optional, children }: FrameProps) {
  return (
    <div className={styles.field}>
      <div className={styles.labelLine}>
        <label className={styles.label} htmlFor={field.id}>
          {label}
        </label>
        <FieldMark field={field} optional={optional} />
      </div>
      {children}
      <FieldNotes field={field} hint={hint} warning={warning} problem={problem} mostCharacters={mostCharacters} />
    </div>
  );
}

/** The same for several controls: a group named by the label. The id is the label's, because the first control has the field's. */
export function FieldSet({ field, label, hint, warning, problem, optional, readOnly, children }: FrameProps) {
  return (
    <fieldset className={styles.field} disabled={readOnly} aria-describedby={describedBy({ field, hint, warning, problem })}>
      <legend className={styles.setLegend}>
        <span className={styles.label}>{label}</span> <FieldMark field={field} optional={optional} />
      </legend>
      {children}
      <FieldNotes field={field} hint={hint} warning={warning} problem={problem} />
    </fieldset>
  );
}

/** Marks a required field. Hidden from screen readers, because the controls say so themselves. */
export function FieldMark({ field, optional }: Pick<FieldProps, "field" | "optional">) {
  const { t } = useTranslation();
  if (!field.required && !optional) return null;
  return (
    <span className={styles.mark} aria-hidden="true">
      {t(field.required ? "required" : "optional")}
    </span>
  );
}

export function FieldNotes({
  field,
  hint,
  warning,
  problem,
  mostCharacters = field.maxLength,
}: Pick<FieldProps, "field" | "hint" | "warning" | "problem" | "mostCharacters">) {
  const { t } = useTranslation(["errors", "common"]);
  return (
    <>
      {hint && (
        <p id={field.descriptionId} className={styles.hint}>
          {hint}
        </p>
      )}
      {warning && (
        <p id={warningId(field)} className={styles.warning}>
          <AlertTriangle size={14} />
          <span>
            <span className="visually-hidden">{t("common:warning")}: </span>
            {warning}
          </span>
        </p>
      )}
      {field.errors?.length || problem ? (
        <p id={field.errorId} className={styles.error}>
          {field.errors?.length ? t(field.errors[0] ?? "", { limit: mostCharacters }) : problem}
        </p>
      ) : null}
    </>
  );
}
