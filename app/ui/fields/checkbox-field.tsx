import styles from "./field.module.css";
import { type FieldProps, wiring } from "./field.ts";
import { FieldNotes } from "./field-frame.tsx";

/** A choice of yes or no; sent as `on` when it is ticked and not at all when it is not. */
export function CheckboxField({ field, label, hint, warning, readOnly }: Omit<FieldProps, "optional">) {
  return (
    <div className={styles.check}>
      <input
        {...wiring({ field, hint, warning })}
        className={styles.box}
        type="checkbox"
        value="on"
        defaultChecked={field.initialValue === "on" || field.initialValue === true}
        disabled={readOnly}
      />
      <label className={styles.checkLabel} htmlFor={field.id}>
        {label}
      </label>
      <FieldNotes field={field} hint={hint} warning={warning} />
    </div>
  );
}
