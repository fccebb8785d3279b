import { useTranslation } from "react-i18next";
import { MESSAGE_TEXT_LIMITS } from "#app/domain/messages/message-texts.ts";
import { FieldGroup } from "#app/ui/fields/field-group.tsx";
import { RadioGroup } from "#app/ui/fields/radio-group/radio-group.tsx";
import { TextArea } from "#app/ui/fields/text-area.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { AskedFields } from "./asked-fields.tsx";
import type { EditedMessage } from "./edited.server.ts";
import { fieldLimit } from "./field-limit.ts";
import type { MessageField } from "./fields.ts";
import { ImageFields } from "./image-fields.tsx";
import { useLimitNotes } from "./use-limit-notes.ts";
import type { MessageForm } from "./use-message-form.ts";

type Props = { form: MessageForm; of: EditedMessage; readOnly: boolean };

/** What the message says in the language that is shown. */
export function TextFields({ form, of, readOnly }: Props) {
  const { t } = useTranslation("messages");
  const { language, message, choices } = of;
  const notes = useLimitNotes(language.isDefault || form.value("status") !== "off");
  const text = (name: MessageField) => ({
    ...form.field(name),
    ...notes(form.value(name), fieldLimit(name, MESSAGE_TEXT_LIMITS)),
    readOnly,
  });
  return (
    <FieldGroup label={language.name === null ? t("texts") : t("texts_in", { language: language.name })}>
      {message.type === "announcement" ? (
        <>
          <TextField {...text("headline")} />
          <TextArea {...text("description")} rows={4} />
          <ImageFields form={form} choices={choices} mayUpload={of.mayUpload} readOnly={readOnly} />
        </>
      ) : (
        <>
          <TextField {...text("question")} />
          {message.type === "survey" && <AskedFields form={form} of={message} readOnly={readOnly} />}
          <TextField {...text("leftLabel")} />
          <TextField {...text("rightLabel")} />
          <TextField {...text("commentBoxLabel")} />
          <TextField {...text("buttonLabel")} />
          <TextField {...text("thankYouMessage")} />
        </>
      )}
      {!language.isDefault && (
        <RadioGroup
          {...form.field("status")}
          readOnly={readOnly}
          choices={[
            { value: "on", label: t("status_on") },
            { value: "off", label: t("status_off") },
          ]}
        />
      )}
    </FieldGroup>
  );
}
