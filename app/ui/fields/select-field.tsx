import styles from "./field.module.css";
import type { FieldProps } from "./field.ts";
import { wiring } from "./field.ts";
import { FieldFrame } from "./field-frame.tsx";
import { asText } from "./text-field.tsx";

export type Option = { value: string; label: string };

export function SelectField({ field, label, hint, readOnly, options }: FieldProps & { options: Option[] }) {
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <select {...wiring({ field, hint })} className={styles.control} defaultValue={asText(field.initialValue)} disabled={readOnly}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
