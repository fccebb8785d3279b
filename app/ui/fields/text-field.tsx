import { useTextLength } from "#app/ui/enhance/use-text-length.ts";
import styles from "./field.module.css";
import { asText, counterId, type FieldProps, wiring } from "./field.ts";
import { FieldFrame } from "./field-frame.tsx";
import { LabelAlong } from "./label-along.tsx";
import { isCounted, TextCounter } from "./text-counter.tsx";

type Props = FieldProps & {
  type?: "text" | "email" | "password" | "url" | "search";
  autoComplete?: string;
  placeholder?: string;
  /** No part of what its form saves. */
  aside?: boolean;
};

/**
 * One line of text. It has no `maxlength`, with which browsers silently cut what is pasted: too long a text is refused, and kept. Nor is
 * `autocomplete` off, with which Back does not give back what was typed.
 */
export function TextField({ type = "text", autoComplete, placeholder, aside, ...frame }: Props) {
  const { field, readOnly, isFirst } = frame;
  const { length, control } = useTextLength<HTMLInputElement>(asText(field.initialValue));
  return (
    <FieldFrame {...frame}>
      <input
        {...wiring(frame, type !== "password" && isCounted(field, length) && counterId(field))}
        {...control}
        className={styles.control}
        type={type}
        defaultValue={asText(field.initialValue)}
        required={field.required}
        minLength={field.minLength}
        pattern={field.pattern}
        readOnly={readOnly}
        // biome-ignore lint/a11y/noAutofocus: only where filling in the form is all that the page is for
        autoFocus={isFirst}
        autoComplete={autoComplete}
        placeholder={placeholder}
        dir="auto"
        data-aside={aside ? "" : undefined}
      />
      {type !== "password" && (
        <>
          <TextCounter field={field} length={length} />
          <LabelAlong {...frame} />
        </>
      )}
    </FieldFrame>
  );
}
