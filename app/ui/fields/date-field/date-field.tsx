import styles from "#app/ui/fields/field.module.css";
import { asText, type FieldProps, wiring } from "#app/ui/fields/field.ts";
import { FieldFrame } from "#app/ui/fields/field-frame.tsx";
import { LabelAlong } from "#app/ui/fields/label-along.tsx";

/** A calendar day, sent as yyyy-mm-dd; the browser shows it in its own language. */
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
      <LabelAlong {...frame} />
    </FieldFrame>
  );
}
