import type { ClipboardEvent, FormEvent } from "react";
import { digitsOf } from "#app/ui/enhance/digits.ts";
import styles from "#app/ui/fields/field.module.css";
import { asText, type FieldProps, wiring } from "#app/ui/fields/field.ts";
import { FieldFrame } from "#app/ui/fields/field-frame.tsx";
import { LabelAlong } from "#app/ui/fields/label-along.tsx";

type Props = FieldProps & {
  /** The step between two numbers; "any" allows fractions of any size. */
  step?: number | "any";
  /** The unit, beside the control. */
  unit?: string;
  /** What it may be, where the schema of its form does not say so by itself. */
  range?: readonly [min: number, max: number];
};

/** What takes nothing but digits, also of what is pasted (specification 1, section 5: Number-only inputs). `most`: how many there is room for. */
const digitsAlone = (most?: number) => ({
  onBeforeInput(event: FormEvent<HTMLInputElement>) {
    if (/\D/.test((event as unknown as { data: string }).data)) event.preventDefault();
  },
  onPaste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault();
    // As if typed: a control for numbers does not say where the cursor stands, and scripts cannot put anything there by themselves.
    document.execCommand("insertText", false, digitsOf(event.clipboardData.getData("text")));
  },
  // Before anything else hears of it.
  onInputCapture({ currentTarget }: FormEvent<HTMLInputElement>) {
    const digits = digitsOf(currentTarget.value, most);
    if (digits !== currentTarget.value) currentTarget.value = digits;
  },
});

export function NumberField({ step = 1, unit, range, ...frame }: Props) {
  const { field, readOnly } = frame;
  const unitId = `${field.id}-unit`;
  const [min, max] = range ?? [field.min, field.max];
  const isWhole = step === 1 && Number(min) >= 0;
  return (
    <FieldFrame {...frame}>
      <div className={styles.withUnit}>
        <input
          {...wiring(frame, unit !== undefined && unitId)}
          className={`${styles.control} ${styles.number}`}
          type="number"
          inputMode={step === 1 ? "numeric" : "decimal"}
          min={min}
          max={max}
          step={step}
          defaultValue={asText(field.initialValue)}
          required={field.required}
          readOnly={readOnly}
          {...(isWhole && digitsAlone(max ? String(max).length : undefined))}
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
