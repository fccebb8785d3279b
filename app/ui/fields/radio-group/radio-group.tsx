import type { ReactNode } from "react";
import fieldStyles from "#app/ui/fields/field.module.css";
import { asText, type FieldProps } from "#app/ui/fields/field.ts";
import { FieldSet } from "#app/ui/fields/field-frame.tsx";
import styles from "./radio-group.module.css";

export type Choice = {
  value: string;
  label: string;
  hint?: string;
  /** Fields of this choice alone: shown inside it while it is chosen, but always sent, so that nothing typed is lost. */
  dependents?: ReactNode;
};

type Props = FieldProps & { choices: Choice[] /** Another choice is nothing that is lost when the page is left. */; aside?: boolean };

/** One of several choices, each with its dependent fields. A link to the field's id leads to the first choice. */
export function RadioGroup({ choices, aside, ...frame }: Props) {
  const { field } = frame;
  return (
    <FieldSet {...frame}>
      {choices.map(({ value, label, hint, dependents }, index) => {
        const id = index === 0 ? field.id : `${field.id}-${value}`;
        const hintId = `${field.id}-${value}-hint`;
        return (
          <div key={value} className={styles.choice}>
            <input
              id={id}
              className={`${fieldStyles.box} ${styles.radio}`}
              type="radio"
              name={field.name}
              value={value}
              defaultChecked={asText(field.initialValue) === value}
              required={field.required}
              data-aside={aside ? "" : undefined}
              aria-describedby={hint && hintId}
            />
            <label className={fieldStyles.checkLabel} htmlFor={id}>
              {label}
            </label>
            {hint && (
              <p id={hintId} className={`${fieldStyles.hint} ${styles.beside}`}>
                {hint}
              </p>
            )}
            {dependents && <div className={styles.dependents}>{dependents}</div>}
          </div>
        );
      })}
    </FieldSet>
  );
}
