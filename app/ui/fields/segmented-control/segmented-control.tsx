import { asText, type FieldProps } from "#app/ui/fields/field.ts";
import { FieldSet } from "#app/ui/fields/field-frame.tsx";
import type { Option } from "#app/ui/fields/select-field.tsx";
import styles from "./segmented-control.module.css";

/**
 * One of a few short choices, side by side: radio buttons that look like one control. A link to the field's id leads to the first choice.
 */
export function SegmentedControl({ options, ...frame }: FieldProps & { options: Option[] }) {
  const { field } = frame;
  return (
    <FieldSet {...frame}>
      <div className={styles.segments}>
        {options.map(({ value, label }, index) => {
          const id = index === 0 ? field.id : `${field.id}-${value}`;
          return (
            <span key={value} className={styles.segment}>
              <input
                id={id}
                className={styles.radio}
                type="radio"
                name={field.name}
                value={value}
                defaultChecked={asText(field.initialValue) === value}
                required={field.required}
              />
              <label className={styles.label} htmlFor={id}>
                {label}
              </label>
            </span>
          );
        })}
      </div>
    </FieldSet>
  );
}
