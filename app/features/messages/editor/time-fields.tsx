import { useTranslation } from "react-i18next";
import { RECURRENCE_DAYS } from "#app/domain/targeting/showing.ts";
import { Combobox } from "#app/ui/fields/combobox/combobox.tsx";
import { DateTimeField } from "#app/ui/fields/date-time-field/date-time-field.tsx";
import { FieldGroup } from "#app/ui/fields/field-group.tsx";
import { NumberField } from "#app/ui/fields/number-field/number-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import type { EditedMessage, MessageChoices } from "./edited.server.ts";
import type { MessageForm } from "./use-message-form.ts";

type Props = { form: MessageForm; zones: MessageChoices["zones"]; nextHours: EditedMessage["nextHours"]; readOnly: boolean };

/** When a message begins and ends, each by clocks that can be chosen, and how often it comes back. */
export function TimeFields({ form, zones, nextHours, readOnly }: Props) {
  const { t } = useTranslation(["messages", "audience"]);
  const days = RECURRENCE_DAYS.map((count) => ({ value: String(count), label: t("audience:after_days", { count }) }));
  return (
    <>
      <FieldGroup label={t("time")}>
        <DateTimeField {...form.field("from")} nextHour={nextHours.from} hint={t("from_hint")} readOnly={readOnly} />
        <Combobox {...form.field("fromZone")} options={zones} readOnly={readOnly} />
        <DateTimeField {...form.field("to")} nextHour={nextHours.to} hint={t("to_hint")} readOnly={readOnly} />
        <Combobox {...form.field("toZone")} options={zones} readOnly={readOnly} />
      </FieldGroup>
      <FieldGroup label={t("repetition")}>
        <SelectField {...form.field("recurrence")} hint={t("recurrence_hint")} options={days} readOnly={readOnly} />
        <SelectField {...form.field("reminder")} hint={t("reminder_hint")} options={days} readOnly={readOnly} />
        <NumberField {...form.field("priority")} hint={t("audience:priority_hint")} readOnly={readOnly} />
      </FieldGroup>
    </>
  );
}
