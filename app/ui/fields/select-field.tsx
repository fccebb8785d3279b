import styles from "./field.module.css";
import { asText, type FieldProps, wiring } from "./field.ts";
import { FieldFrame } from "./field-frame.tsx";

export type Option = { value: string; label: string; disabled?: boolean };
export type OptionGroup = { label: string; options: Option[] };

type Props = FieldProps & { options: (Option | OptionGroup)[]; onChange?: (value: string) => void };

export function SelectField({ options, onChange, ...frame }: Props) {
  return (
    <FieldFrame {...frame}>
      <select
        {...wiring(frame)}
        className={styles.control}
        defaultValue={asText(frame.field.initialValue)}
        disabled={frame.readOnly}
        onChange={onChange && (({ currentTarget }) => onChange(currentTarget.value))}
      >
        {optionElements(options)}
      </select>
    </FieldFrame>
  );
}

/** The options of a select, in their groups. */
export const optionElements = (options: (Option | OptionGroup)[]) =>
  options.map((each) =>
    "options" in each ? (
      <optgroup key={each.label} label={each.label}>
        {each.options.map(optionOf)}
      </optgroup>
    ) : (
      optionOf(each)
    ),
  );

const optionOf = ({ value, label, disabled }: Option) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);
