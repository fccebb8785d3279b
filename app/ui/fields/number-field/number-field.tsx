import styles from "#app/ui/fields/field.module.css";
import { asText, type FieldProps, wiring } from "#app/ui/fields/field.ts";
import { FieldFrame } from "#app/ui/fields/field-frame.tsx";
import { LabelAlong } from "#app/ui/fields/label-along.tsx";

type Props = FieldProps & {
  /** The step between two numbers; "any" allows fractions of any size. */
  step?: number | "any";
  /** The unit, beside the control. */
  unit?: string;
};

export function NumberField({ step = 1, unit, ...frame }: Props) {
  const { field, readOnly } = frame;
  const unitId = `${field.id}-unit`;
  return (
    <FieldFrame {...frame}>
      <div className={styles.withUnit}>
        <input
          {...wiring(frame, unit !== undefined && unitId)}
          className={`${styles.control} ${styles.number}`}
          type="number"
          inputMode={step === 1 ? "numeric" : "decimal"}
          min={field.min}
          max={field.max}
          step={step}
          defaultValue={asText(field.initialValue)}
          required={field.required}
          readOnly={readOnly}
        />
        {unit && (
          <span id={unitId} className={styles.unit}>
            {unit}
          </span>
        )}
      </div>
      <LabelAlong {...frame} />
    </FieldFrame>
  );
}
