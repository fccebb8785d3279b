import { useTranslation } from "react-i18next";
import { TONES } from "#app/domain/copilot/settings.ts";
import type { Named } from "#app/features/audience/choices.server.ts";
import { useOptions } from "#app/features/audience/use-options.ts";
import { EditorForm } from "#app/features/form/editor-form.tsx";
import { type Constraints, useScreenForm } from "#app/features/form/use-screen-form.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";

const NAMES = ["enabled", "userSegmentId", "tone", "contact", "byModel"] as const;
type Name = (typeof NAMES)[number];

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
    labels: Object.fromEntries(NAMES.map((name) => [name, t(`label_${name}`)])) as Record<Name, string>,
    constraint,
    revision: settings.revision,
  });
  const field = (name: Name) => ({ ...form.field(name), hint: t(`hint_${name}`), readOnly: refusal !== null });
  const everybody = { value: "0", label: useTranslation("audience").t("everybody") };
  return (
    <EditorForm of={form} discardTo={own} refusal={refusal}>
      <FormCard actions={null}>
        <CheckboxField {...field("enabled")} />
        <SelectField {...field("userSegmentId")} options={useOptions([everybody], segments, form.field("userSegmentId").field)} />
        <SelectField {...field("tone")} options={TONES.map((tone) => ({ value: tone, label: t(`tone_${tone}`) }))} />
        <TextField {...field("contact")} />
        <CheckboxField {...field("byModel")} />
      </FormCard>
    </EditorForm>
  );
}
