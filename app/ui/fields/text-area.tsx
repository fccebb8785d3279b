import { useTextLength } from "#app/ui/enhance/use-text-length.ts";
import styles from "./field.module.css";
import { asText, counterId, type FieldProps, wiring } from "./field.ts";
import { FieldFrame } from "./field-frame.tsx";
import { LabelAlong } from "./label-along.tsx";
import { isCounted, TextCounter } from "./text-counter.tsx";

/** Several lines of plain text: line breaks are kept, nothing else is formatted. Too long a text is refused, never cut. */
export function TextArea({ rows = 4, ...frame }: FieldProps & { rows?: number }) {
  const { field, readOnly } = frame;
  const { length, control } = useTextLength<HTMLTextAreaElement>(asText(field.initialValue));
  return (
    <FieldFrame {...frame}>
      <textarea
        {...wiring(frame, isCounted(field, length) && counterId(field))}
        {...control}
        className={styles.control}
        defaultValue={asText(field.initialValue)}
        required={field.required}
        readOnly={readOnly}
        rows={rows}
        dir="auto"
      />
      <TextCounter field={field} length={length} />
      <LabelAlong {...frame} />
    </FieldFrame>
  );
}
