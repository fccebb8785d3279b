import { useTranslation } from "react-i18next";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { DateField } from "#app/ui/fields/date-field/date-field.tsx";
import type { FieldProps, FormField } from "#app/ui/fields/field.ts";
import { RadioGroup } from "#app/ui/fields/radio-group/radio-group.tsx";
import type { Option } from "#app/ui/fields/select-field.tsx";
import styles from "./date-range-field.module.css";

/** The value of the choice that the two dates belong to. */
export const OWN_RANGE = "own";

type Props = FieldProps & {
  /** The presets by name, each a value of the field. */
  presets: Option[];
  from: FormField;
  to: FormField;
  /** For a report that can be compared with the equal period before; sent as `yes`. */
  compare?: FormField;
};

/** A range of days: one of the presets or two dates, both included, and whether to compare it with the period before. */
export function DateRangeField({ presets, from, to, compare, ...frame }: Props) {
  const { t } = useTranslation("fields");
  const dates = (
    <div className={styles.dates}>
      <DateField field={from} label={t("range_from")} />
      <DateField field={to} label={t("range_to")} />
    </div>
  );
  return (
    <div className={styles.range}>
      <RadioGroup {...frame} choices={[...presets, { value: OWN_RANGE, label: t("range_own"), dependents: dates }]} />
      {compare && <CheckboxField field={compare} value="yes" label={t("range_compare")} readOnly={frame.readOnly} />}
    </div>
  );
}
