import { useTranslation } from "react-i18next";
import type { MessageType } from "#app/domain/messages/message.ts";
import { RECURRENCE_DAYS } from "#app/domain/targeting/showing.ts";
import { Combobox } from "#app/ui/fields/combobox/combobox.tsx";
import { DateTimeField } from "#app/ui/fields/date-time-field/date-time-field.tsx";
import { FieldGroup } from "#app/ui/fields/field-group.tsx";
import { NumberField } from "#app/ui/fields/number-field/number-field.tsx";
import { RadioGroup } from "#app/ui/fields/radio-group/radio-group.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import type { MessageChoices } from "./edited.server.ts";
import { TIMINGS } from "./fields.ts";
import type { MessageForm } from "./use-message-form.ts";

type Props = { form: MessageForm; type: MessageType; zones: MessageChoices["zones"]; readOnly: boolean };

/** When a message begins and ends, each by clocks that can be chosen, and how often it comes back. */
export function TimeFields({ form, type, zones, readOnly }: Props) {
  const { t } = useTranslation(["messages", "audience"]);
  const isAnnouncement = type === "announcement";
  const days = RECURRENCE_DAYS.map((count) => ({ value: String(count), label: t("audience:after_days", { count }) }));
  const time = (at: "from" | "to", zone: "fromZone" | "toZone") => (
    <>
      <DateTimeField {...form.field(at)} readOnly={readOnly} />
      <Combobox {...form.field(zone)} options={zones} readOnly={readOnly} />
    </>
  );
  const starts = { now: null, at: time("from", "fromZone") };
  const ends = { now: null, at: time("to", "toZone") };
  return (
    <>
      <FieldGroup label={t("time")}>
        <RadioGroup
          {...form.field("starts")}
          readOnly={readOnly}
          choices={TIMINGS.map((value) => ({ value, label: t(`starts_${value}`), dependents: starts[value] }))}
        />
        <RadioGroup
          {...form.field("ends")}
          readOnly={readOnly}
          choices={TIMINGS.map((value) => ({ value, label: t(`ends_${value}`), dependents: ends[value] }))}
        />
      </FieldGroup>
      <FieldGroup label={t("repetition")}>
        <SelectField
          {...form.field("recurrence")}
          hint={t(isAnnouncement ? "recurrence_hint_announcement" : "recurrence_hint_asked")}
          options={days}
          readOnly={readOnly}
        />
        <SelectField
          {...form.field("reminder")}
          hint={t(isAnnouncement ? "reminder_hint_announcement" : "reminder_hint_asked")}
          options={days}
          readOnly={readOnly}
        />
        <NumberField {...form.field("priority")} hint={t("audience:priority_hint")} readOnly={readOnly} />
      </FieldGroup>
    </>
  );
}
