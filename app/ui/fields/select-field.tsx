import styles from "./field.module.css";
import { asText, type FieldProps, wiring } from "./field.ts";
import { FieldFrame } from "./field-frame.tsx";

export type Option = { value: string; label: string };

export function SelectField({ options, ...frame }: FieldProps & { options: Option[] }) {
  return (
    <FieldFrame {...frame}>
      <select {...wiring(frame)} className={styles.control} defaultValue={asText(frame.field.initialValue)} disabled={frame.readOnly}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
