import { useTranslation } from "react-i18next";
import type { FormField } from "#app/ui/fields/field.ts";
import { FieldGroup } from "#app/ui/fields/field-group.tsx";
import { NumberField } from "#app/ui/fields/number-field/number-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";

type Props = {
  end: "from" | "to" | "exact";
  fields: Record<string, string>;
  of: (part: string) => FormField;
  label: string;
  /** Whether the other end is open: not both may be (specification 2, section 4: Date filter). */
  isOpenElsewhere?: boolean;
};

const PARTS = ["past", "yesterday", "today", "tomorrow", "future"] as const;
const UNITS = ["day", "week", "month"] as const;

/** A day counted from today, or one end of a time that may be open. */
export function RelativeDay({ end, fields, of, label, isOpenElsewhere }: Props) {
  const { t } = useTranslation("segments");
  const type = fields[`${end}Type`] ?? "";
  const unit = fields[`${end}Unit`] || "day";
  const isCounted = type === "past" || type === "future";
  const open = end === "exact" ? [] : [{ value: "any", label: t(end === "from" ? "any_before" : "any_after"), disabled: isOpenElsewhere }];
  const parts = PARTS.map((value) => ({ value, label: t(value === "past" || value === "future" ? `${value}_label` : `part_${value}`) }));
  return (
    <FieldGroup label={label}>
      <SelectField
        key={type}
        field={of(`${end}Type`)}
        label={t("when")}
        options={[...(type === "" ? [{ value: "", label: t("choose") }] : []), ...open, ...parts]}
      />
      {isCounted && (
        <>
          <NumberField field={of(`${end}Scalar`)} label={t("number")} />
          <SelectField
            key={unit}
            field={{ ...of(`${end}Unit`), initialValue: unit, errors: undefined }}
            label={t("unit")}
            options={UNITS.map((value) => ({ value, label: t(`${value}s`) }))}
          />
        </>
      )}
    </FieldGroup>
  );
}
