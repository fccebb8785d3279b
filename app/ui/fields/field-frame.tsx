import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styles from "./field.module.css";
import type { FieldProps } from "./field.ts";

/** Label above, hint and error below: the same order for every kind of control. */
export function FieldFrame({ field, label, hint, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={field.id}>
        {label}
      </label>
      {children}
      <FieldNotes field={field} hint={hint} />
    </div>
  );
}

export function FieldNotes({ field, hint }: Pick<FieldProps, "field" | "hint">) {
  const { t } = useTranslation("errors");
  return (
    <>
      {hint && (
        <p id={field.descriptionId} className={styles.hint}>
          {hint}
        </p>
      )}
      {field.errors?.length ? (
        <p id={field.errorId} className={styles.error}>
          {t(field.errors[0] ?? "", { limit: field.maxLength })}
        </p>
      ) : null}
    </>
  );
}
