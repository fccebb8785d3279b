import { useTranslation } from "react-i18next";
import { SegmentPair } from "#app/features/audience/segment-pair.tsx";
import { useOptions } from "#app/features/audience/use-options.ts";
import { Combobox } from "#app/ui/fields/combobox/combobox.tsx";
import { FieldGroup } from "#app/ui/fields/field-group.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import type { MessageChoices } from "./edited.server.ts";
import type { MessageForm } from "./use-message-form.ts";

type Props = { form: MessageForm; choices: MessageChoices; readOnly: boolean };

/** What an announcement leads to: links, and a guide with those whom it is started for. */
export function LinkFields({ form, choices: { guides, audience }, readOnly }: Props) {
  const { t } = useTranslation("messages");
  const { field: guide } = form.field("guide");
  return (
    <FieldGroup label={t("call_to_action")}>
      <TextField {...form.field("primaryTitle")} readOnly={readOnly} />
      <TextField {...form.field("primaryUrl")} hint={t("link_hint")} readOnly={readOnly} />
      <TextField {...form.field("secondaryTitle")} readOnly={readOnly} />
      <TextField {...form.field("secondaryUrl")} readOnly={readOnly} />
      <Combobox
        {...form.field("guide")}
        hint={t("guide_hint")}
        readOnly={readOnly}
        options={useOptions([{ value: "", label: t("no_guide") }], guides, guide)}
      />
      {audience && (
        <SegmentPair
          segment={form.field("guideSegment")}
          pageSegment={form.field("guidePageSegment")}
          choices={audience}
          readOnly={readOnly}
        />
      )}
    </FieldGroup>
  );
}
