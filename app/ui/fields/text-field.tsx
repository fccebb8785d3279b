import styles from "./field.module.css";
import type { FieldProps } from "./field.ts";
import { wiring } from "./field.ts";
import { FieldFrame } from "./field-frame.tsx";

type Props = FieldProps & { type?: "text" | "email" | "password" | "url" | "search"; autoComplete?: string; placeholder?: string };

export function TextField({ field, label, hint, readOnly, type = "text", autoComplete = "off", placeholder }: Props) {
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <input
        {...wiring({ field, hint })}
        className={styles.control}
        type={type}
        defaultValue={asText(field.initialValue)}
        required={field.required}
        maxLength={field.maxLength}
        minLength={field.minLength}
        pattern={field.pattern}
        readOnly={readOnly}
        autoComplete={autoComplete}
        placeholder={placeholder}
        dir="auto"
      />
    </FieldFrame>
  );
}

export function asText(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
