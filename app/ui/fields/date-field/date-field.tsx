import styles from "#app/ui/fields/field.module.css";
import { asText, type FieldProps, wiring } from "#app/ui/fields/field.ts";
import { FieldFrame } from "#app/ui/fields/field-frame.tsx";

/** A day of the calendar, sent as yyyy-mm-dd; the browser shows it as its own language writes it. */
export function DateField(frame: FieldProps) {
  const { field, readOnly } = frame;
  return (
    <FieldFrame {...frame}>
      <input
        {...wiring(frame)}
        className={`${styles.control} ${styles.date}`}
        type="date"
        min={field.min}
        max={field.max}
        defaultValue={asText(field.initialValue)}
        required={field.required}
        readOnly={readOnly}
      />
    </FieldFrame>
  );
}
