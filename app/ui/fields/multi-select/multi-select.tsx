import { useRef } from "react";
import { useLoaded } from "#app/ui/enhance/use-loaded.ts";
import fieldStyles from "#app/ui/fields/field.module.css";
import { asTexts, type FieldProps } from "#app/ui/fields/field.ts";
import { FieldSet } from "#app/ui/fields/field-frame.tsx";
import type { Option } from "#app/ui/fields/select-field.tsx";
import styles from "./multi-select.module.css";

/** Fewer are quicker to tick than to search. */
const SEARCHED_FROM = 9;

/**
 * Any of several options, sent as one value each. They are checkboxes, which stay the form's controls; if there are many, scripts put an
 * input over them that finds options by typing.
 */
export function MultiSelect({ options, ...frame }: FieldProps & { options: Option[] }) {
  const { field, readOnly } = frame;
  const loaded = useLoaded(() => import("./multi-select-input.tsx"), !readOnly && options.length >= SEARCHED_FROM);
  const enhanced = loaded !== undefined;
  const boxes = useRef<HTMLDivElement>(null);
  const chosen = asTexts(field.initialValue);
  return (
    <FieldSet {...frame}>
      <div ref={boxes} className={styles.boxes} hidden={enhanced}>
        {options.map(({ value, label }, index) => {
          const id = index === 0 && !enhanced ? field.id : `${field.id}-${value}`;
          return (
            <div key={value} className={fieldStyles.check}>
              <input
                id={id}
                className={fieldStyles.box}
                type="checkbox"
                name={field.name}
                value={value}
                defaultChecked={chosen.includes(value)}
              />
              <label className={fieldStyles.checkLabel} htmlFor={id}>
                {label}
              </label>
            </div>
          );
        })}
      </div>
      {loaded && <loaded.MultiSelectInput boxes={boxes} options={options} label={frame.label} id={field.id} />}
    </FieldSet>
  );
}
