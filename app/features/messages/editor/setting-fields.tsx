import { useTranslation } from "react-i18next";
import { ANNOUNCEMENT_CATEGORIES, MESSAGE_FORMS } from "#app/domain/messages/message.ts";
import { SegmentPair } from "#app/features/audience/segment-pair.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { FieldGroup } from "#app/ui/fields/field-group.tsx";
import { RadioGroup } from "#app/ui/fields/radio-group/radio-group.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import type { EditedMessage } from "./edited.server.ts";
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
          type === "nps" && <input type="hidden" name="category" value={message.category} />
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
      {choices.audience && (
        <FieldGroup label={t("audience")}>
          <SegmentPair
            segment={form.field("segment")}
            pageSegment={form.field("pageSegment")}
            choices={choices.audience}
            readOnly={readOnly}
          />
        </FieldGroup>
      )}
    </>
  );
}
