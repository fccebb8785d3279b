import { useTranslation } from "react-i18next";
import { ANNOUNCEMENT_CATEGORIES, MESSAGE_FORMS } from "#app/domain/messages/message.ts";
import { useOptions } from "#app/features/audience/use-options.ts";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { Combobox } from "#app/ui/fields/combobox/combobox.tsx";
import { FieldGroup } from "#app/ui/fields/field-group.tsx";
import { RadioGroup } from "#app/ui/fields/radio-group/radio-group.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import type { EditedMessage, MessageChoices } from "./edited.server.ts";
import type { MessageForm } from "./use-message-form.ts";

type Props = { form: MessageForm; of: EditedMessage; readOnly: boolean };

/** How a message comes onto a page, and for whom. */
export function SettingFields({ form, of: { message, choices }, readOnly }: Props) {
  const { t } = useTranslation("messages");
  const { type } = message;
  return (
    <>
      <FieldGroup label={t("appearance")}>
        {type === "announcement" ? (
          <SelectField
            {...form.field("category")}
            readOnly={readOnly}
            options={ANNOUNCEMENT_CATEGORIES.map(({ category }) => ({ value: String(category), label: t(`category_${category}`) }))}
          />
        ) : (
          <input type="hidden" name="category" value={message.category} />
        )}
        <RadioGroup
          {...form.field("form")}
          readOnly={readOnly}
          choices={MESSAGE_FORMS[type].map((value) => ({ value, label: t(`form_${value}`), hint: t(`form_${value}_hint`) }))}
        />
        {type === "announcement" && <CheckboxField {...form.field("pinned")} hint={t("pinned_hint")} readOnly={readOnly} />}
        <RadioGroup
          {...form.field("languageBehaviour")}
          readOnly={readOnly}
          choices={(["fallback_default", "hide"] as const).map((value) => ({ value, label: t(`behaviour_${value}`) }))}
        />
      </FieldGroup>
      {choices.audience && <Audience form={form} audience={choices.audience} readOnly={readOnly} />}
    </>
  );
}

type AudienceProps = { form: MessageForm; audience: NonNullable<MessageChoices["audience"]>; readOnly: boolean };

function Audience({ form, audience, readOnly }: AudienceProps) {
  const { t } = useTranslation("messages");
  const segment = form.field("segment");
  const pageSegment = form.field("pageSegment");
  return (
    <FieldGroup label={t("audience")}>
      <Combobox
        {...segment}
        readOnly={readOnly}
        options={useOptions([{ value: "", label: t("everybody") }], audience.segments, segment.field)}
      />
      <Combobox
        {...pageSegment}
        readOnly={readOnly}
        options={useOptions([{ value: "", label: t("every_page") }], audience.pageSegments, pageSegment.field)}
      />
    </FieldGroup>
  );
}
