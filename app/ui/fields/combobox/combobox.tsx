import { useRef } from "react";
import { useMounted } from "#app/ui/enhance/use-mounted.ts";
import fieldStyles from "#app/ui/fields/field.module.css";
import { asText, type FieldProps, wiring } from "#app/ui/fields/field.ts";
import { FieldFrame } from "#app/ui/fields/field-frame.tsx";
import type { Option } from "#app/ui/fields/select-field.tsx";
import { ComboboxInput } from "./combobox-input.tsx";

/**
 * One of many options. It is a select, which stays the form's control; scripts put an input over it that finds options by typing. Loads its
 * own library: for a few options use `SelectField`.
 */
export function Combobox({ options, ...frame }: FieldProps & { options: Option[] }) {
  const { field, readOnly } = frame;
  const enhanced = useMounted() && !readOnly;
  const select = useRef<HTMLSelectElement>(null);
  const tied = wiring(frame);
  return (
    <FieldFrame {...frame}>
      <select
        {...tied}
        ref={select}
        id={enhanced ? `${field.id}-select` : field.id}
        className={fieldStyles.control}
        defaultValue={asText(field.initialValue)}
        disabled={readOnly}
        hidden={enhanced}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {enhanced && <ComboboxInput select={select} options={options} label={frame.label} tied={tied} />}
    </FieldFrame>
  );
}
