import styles from "./field.module.css";
import type { FieldProps } from "./field.ts";
import { wiring } from "./field.ts";
import { FieldFrame } from "./field-frame.tsx";
import { asText } from "./text-field.tsx";

/** Several lines of plain text: line breaks are kept, nothing else is formatted. */
export function TextArea({ field, label, hint, readOnly, rows = 4 }: FieldProps & { rows?: number }) {
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <textarea
        {...wiring({ field, hint })}
        className={styles.control}
        defaultValue={asText(field.initialValue)}
        required={field.required}
        maxLength={field.maxLength}
        readOnly={readOnly}
        rows={rows}
        dir="auto"
      />
    </FieldFrame>
  );
}
