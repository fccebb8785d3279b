import { useTranslation } from "react-i18next";
import { WINDOW_UNITS } from "#app/domain/tags/journey-window.ts";
import { TAG_LIMITS } from "#app/domain/tags/tag.ts";
import { type Constraints, useScreenForm } from "#app/features/form/use-screen-form.ts";
import { asText } from "#app/ui/fields/field.ts";
import { NumberField } from "#app/ui/fields/number-field/number-field.tsx";
import { plainField } from "#app/ui/fields/plain-field.ts";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { windowInText } from "./tag-values.ts";
import styles from "./tags.module.css";

type JourneyField = "name" | "startTag" | "endTag" | "window";
type Options = { id: string; values: Record<JourneyField, string>; constraint: Constraints; revision?: number };

export function useJourneyForm(options: Options) {
  const { t } = useTranslation("tags");
  const labels = { name: t("name"), startTag: t("start_tag"), endTag: t("end_tag"), window: t("window") };
  return useScreenForm<JourneyField>({ ...options, labels });
}

type Props = { form: ReturnType<typeof useJourneyForm>; tags: { id: number; name: string }[]; isNew?: boolean };

/** The fields of a journey, new or stored. */
export function JourneyFields({ form, tags, isNew }: Props) {
  const { t } = useTranslation("tags");
  const options = [{ value: "", label: t("choose_tag") }, ...tags.map(({ id, name }) => ({ value: String(id), label: name }))];
  const { field, label } = form.field("window");
  const { count, unit } = windowInText(asText(field.initialValue));
  // Whole minutes are what people think in; seconds are there only for a journey that has them.
  const units = WINDOW_UNITS.filter((each) => each !== "seconds" || unit === "seconds").reverse();
  return (
    <>
      <TextField {...(isNew ? form.firstField("name") : form.field("name"))} />
      <SelectField {...form.field("startTag")} hint={t("start_tag_hint")} options={options} />
      <SelectField {...form.field("endTag")} hint={t("end_tag_hint")} options={options} />
      <div className={styles.window}>
        <NumberField
          field={plainField(field.id, {
            name: "window",
            initialValue: count,
            errors: field.errors,
            required: true,
            min: 1,
            max: TAG_LIMITS.window,
          })}
          label={label}
        />
        <SelectField
          field={plainField(`${field.id}-unit`, { name: "unit", initialValue: unit })}
          label={t("unit")}
          options={units.map((each) => ({ value: each, label: t(`unit_${each}`) }))}
        />
      </div>
    </>
  );
}
