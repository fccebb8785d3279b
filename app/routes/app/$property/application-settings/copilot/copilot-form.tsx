import { useTranslation } from "react-i18next";
import type { SourceKind } from "#app/domain/copilot/settings.ts";
import type { Tone } from "#app/domain/copilot/tone.ts";
import type { Named } from "#app/features/audience/choices.server.ts";
import { useOptions } from "#app/features/audience/use-options.ts";
import { EditorForm } from "#app/features/form/editor-form.tsx";
import { type Constraints, useScreenForm } from "#app/features/form/use-screen-form.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { FieldGroup } from "#app/ui/fields/field-group.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";

type Name = "enabled" | "userSegmentId" | "tone" | "contact" | "byModel" | SourceKind;

type Props = {
  settings: { id: string; revision: number; values: Record<Name, string> };
  segments: Named[];
  own: string;
  refusal: string | null;
  constraint: Constraints;
};

/** Whether and to whom the copilot answers, how it speaks, and who helps where it cannot. */
export function CopilotForm({ settings, segments, own, refusal, constraint }: Props) {
  const { t } = useTranslation("copilot");
  const form = useScreenForm<Name>({
    id: `copilot-${settings.revision}`,
    values: settings.values,
    labels: {
      enabled: t("label_enabled"),
      userSegmentId: t("label_userSegmentId"),
      tone: t("label_tone"),
      contact: t("label_contact"),
      byModel: t("label_byModel"),
      guides: t("label_guides"),
      announcements: t("label_announcements"),
      documents: t("label_documents"),
    },
    constraint,
    revision: settings.revision,
  });
  const field = (name: Name) => ({ ...form.field(name), readOnly: refusal !== null });
  const everybody = { value: "0", label: t("audience:everybody") };
  const of = useOptions([everybody], segments, form.field("userSegmentId").field);
  const tones = [
    { value: "plain", label: t("tone_plain") },
    { value: "friendly", label: t("tone_friendly") },
  ] satisfies { value: Tone; label: string }[];
  return (
    <EditorForm of={form} discardTo={own} refusal={refusal}>
      <FormCard actions={null}>
        <CheckboxField {...field("enabled")} hint={t("hint_enabled")} />
        <SelectField {...field("userSegmentId")} hint={t("hint_userSegmentId")} options={of} />
        <SelectField {...field("tone")} hint={t("hint_tone")} options={tones} />
        <TextField {...field("contact")} hint={t("hint_contact")} />
        <CheckboxField {...field("byModel")} hint={t("hint_byModel")} />
        <FieldGroup label={t("sources")}>
          <p>{t("sources_text")}</p>
          <CheckboxField {...field("guides")} />
          <CheckboxField {...field("announcements")} />
          <CheckboxField {...field("documents")} />
        </FieldGroup>
      </FormCard>
    </EditorForm>
  );
}
