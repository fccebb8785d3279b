import { useRef } from "react";
import { useLoaded } from "#app/ui/enhance/use-loaded.ts";
import fieldStyles from "#app/ui/fields/field.module.css";
import { asText, type FieldProps, wiring } from "#app/ui/fields/field.ts";
import { FieldFrame } from "#app/ui/fields/field-frame.tsx";
import { type Option, type OptionGroup, optionElements } from "#app/ui/fields/select-field.tsx";
import type { SectionedOption } from "./combobox-control.tsx";

type Props = FieldProps & {
  options: (Option | OptionGroup)[];
  /** Offered after the options, whatever is typed: what to do when none of them fits. */
  action?: Option;
};

/**
 * One of many options, in sections if they come in groups. It is a select, which stays the form's control; scripts put an input over it that
 * finds options by typing. Loads its own library: for a few options use `SelectField`.
 */
export function Combobox({ options, action, ...frame }: Props) {
  const { field, readOnly } = frame;
  const loaded = useLoaded(() => import("./combobox-input.tsx"), !readOnly);
  const enhanced = loaded !== undefined;
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
        {optionElements(action ? [...options, action] : options)}
      </select>
      {loaded && <loaded.ComboboxInput select={select} options={inSections(options)} action={action} label={frame.label} tied={tied} />}
    </FieldFrame>
  );
}

/** Options one after the other, each with the label of its group. */
function inSections(options: (Option | OptionGroup)[]): SectionedOption[] {
  return options.flatMap((each) => ("options" in each ? each.options.map((option) => ({ ...option, section: each.label })) : [each]));
}
