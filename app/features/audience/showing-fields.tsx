import { useTranslation } from "react-i18next";
import { RECURRENCE_DAYS } from "#app/domain/targeting/showing.ts";
import { DateTimeField } from "#app/ui/fields/date-time-field/date-time-field.tsx";
import type { FormField } from "#app/ui/fields/field.ts";
import { FieldGroup } from "#app/ui/fields/field-group.tsx";
import { NumberField } from "#app/ui/fields/number-field/number-field.tsx";
import { RadioGroup } from "#app/ui/fields/radio-group/radio-group.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import styles from "./audience.module.css";
import type { ShowingField } from "./form-values.ts";

type Props = { field: (name: ShowingField) => { field: FormField; label: string }; timeZone: string };

/** When an item of content shows: between two moments, and by itself or when somebody opens it. */
export function ShowingFields({ field, timeZone }: Props) {
  const { t } = useTranslation("audience");
  const days = RECURRENCE_DAYS.map((count) => ({ value: String(count), label: t("after_days", { count }) }));
  return (
    <>
      <FieldGroup label={t("period")}>
        <p className={styles.note}>{t("period_hint", { timeZone })}</p>
        <div className={styles.period}>
          <DateTimeField {...field("from")} />
          <DateTimeField {...field("to")} />
        </div>
      </FieldGroup>
      <RadioGroup
        {...field("when")}
        choices={[
          { value: "opened", label: t("when_opened"), hint: t("when_opened_hint") },
          {
            value: "auto",
            label: t("when_auto"),
            hint: t("when_auto_hint"),
            dependents: (
              <>
                <SelectField {...field("recurrence")} options={days} />
                <SelectField {...field("reminder")} options={days} />
                <NumberField {...field("priority")} hint={t("priority_hint")} />
              </>
            ),
          },
        ]}
      />
    </>
  );
}
