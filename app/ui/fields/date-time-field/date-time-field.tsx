import styles from "#app/ui/fields/field.module.css";
import { asText, type FieldProps, wiring } from "#app/ui/fields/field.ts";
import { FieldFrame } from "#app/ui/fields/field-frame.tsx";
import { LabelAlong } from "#app/ui/fields/label-along.tsx";

/** A calendar day with a time to the minute, sent as yyyy-mm-ddThh:mm without a time zone; the browser shows it in its own language. */
export function DateTimeField(frame: FieldProps) {
  const { field, readOnly } = frame;
  return (
    <FieldFrame {...frame}>
      <input
        {...wiring(frame)}
        className={`${styles.control} ${styles.date}`}
        type="datetime-local"
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
