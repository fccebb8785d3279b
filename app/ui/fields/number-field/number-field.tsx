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
    const { data } = event as unknown as { data?: string | null };
    if (data && digitsOf(data) !== data) event.preventDefault();
  },
  onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData("text");
    const digits = digitsOf(pasted, most);
    if (digits === pasted) return;
    event.preventDefault();
    // A control for numbers does not say where the cursor stands: what is pasted takes the place of all.
    event.currentTarget.value = digits;
    event.currentTarget.dispatchEvent(new Event("input", { bubbles: true }));
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
          {...(isWhole && digitsAlone(max === undefined ? undefined : String(max).length))}
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
