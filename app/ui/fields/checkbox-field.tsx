import styles from "./field.module.css";
import { type FieldProps, wiring } from "./field.ts";
import { FieldNotes } from "./field-frame.tsx";

type Props = Omit<FieldProps, "optional" | "problem"> & { value?: string };

/** A choice of yes or no; sent as `value` when ticked and not at all otherwise. */
export function CheckboxField({ field, label, hint, warning, readOnly, value = "on" }: Props) {
  return (
    <div className={styles.check}>
      <input
        {...wiring({ field, hint, warning })}
        className={styles.box}
        type="checkbox"
        value={value}
        defaultChecked={field.initialValue === value || field.initialValue === true}
        disabled={readOnly}
      />
      <label className={styles.checkLabel} htmlFor={field.id}>
        {label}
      </label>
      <FieldNotes field={field} hint={hint} warning={warning} />
    </div>
  );
}
