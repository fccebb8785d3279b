import { useTranslation } from "react-i18next";
import { TOOLTIP_SHOWS } from "#app/domain/tooltips/tooltip.ts";
import { VALIDATOR_RULES } from "#app/domain/validators/validator.ts";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { FieldGroup } from "#app/ui/fields/field-group.tsx";
import { NumberField } from "#app/ui/fields/number-field/number-field.tsx";
import { RadioGroup } from "#app/ui/fields/radio-group/radio-group.tsx";
import { TextArea } from "#app/ui/fields/text-area.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import type { Noun } from "./noun.ts";
import { type PlaceChoices, PlaceFields } from "./place-fields.tsx";
import type { PlacedForm } from "./use-placed-form.ts";

type Props = { noun: Noun; form: PlacedForm; choices: PlaceChoices | null; captured?: boolean; readOnly?: boolean; isNew?: boolean };

/** The fields of a tooltip or validator, new or stored. `choices` are null for who may not see segments. */
export function PlacedFields({ noun, form, readOnly = false, isNew, ...place }: Props) {
  const { t } = useTranslation("hints");
  return (
    <>
      <TextField {...(isNew ? form.firstField("name") : form.field("name"))} hint={t(`name_hint_${noun}`)} readOnly={readOnly} />
      <TextArea {...form.field("text")} hint={t(`text_hint_${noun}`)} rows={3} readOnly={readOnly} />
      {noun === "tooltip" ? (
        <RadioGroup
          {...form.field("show")}
          readOnly={readOnly}
          choices={TOOLTIP_SHOWS.map((value) => ({ value, label: t(`show_${value}`), hint: t(`show_${value}_hint`) }))}
        />
      ) : (
        <RuleFields form={form} readOnly={readOnly} />
      )}
      <PlaceFields form={form} readOnly={readOnly} {...place} />
      <CheckboxField {...form.field("enabled")} hint={t(`enabled_hint_${noun}`)} readOnly={readOnly} />
    </>
  );
}

/** What a value has to meet. */
function RuleFields({ form, readOnly }: { form: PlacedForm; readOnly: boolean }) {
  const { t } = useTranslation("hints");
  const number = (name: "shortest" | "longest" | "lowest" | "highest", step: 1 | "any") => (
    <NumberField {...form.field(name)} step={step} readOnly={readOnly} />
  );
  const dependents = {
    required: undefined,
    pattern: <TextField {...form.field("pattern")} hint={t("pattern_hint")} placeholder="\d{5}" readOnly={readOnly} />,
    length: (
      <FieldGroup label={t("characters")}>
        {number("shortest", 1)}
        {number("longest", 1)}
      </FieldGroup>
    ),
    range: (
      <FieldGroup label={t("numbers")}>
        {number("lowest", "any")}
        {number("highest", "any")}
      </FieldGroup>
    ),
  };
  return (
    <RadioGroup
      {...form.field("kind")}
      hint={t("rule_hint")}
      readOnly={readOnly}
      choices={VALIDATOR_RULES.map((value) => ({ value, label: t(`rule_${value}`), dependents: dependents[value] }))}
    />
  );
}
