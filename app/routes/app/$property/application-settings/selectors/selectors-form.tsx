import { useTranslation } from "react-i18next";
import { EditorForm } from "#app/features/form/editor-form.tsx";
import { type Constraints, useScreenForm } from "#app/features/form/use-screen-form.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { NumberField } from "#app/ui/fields/number-field/number-field.tsx";
import { TextArea } from "#app/ui/fields/text-area.tsx";

type Name = "attributes" | "valueBlocklist" | "minParents";

type Props = {
  config: { revision: number; values: Record<Name, string> };
  own: string;
  refusal: string | null;
  constraint: Constraints;
};

/** Which selectors the property wants: attributes, parts of values to leave out, and how many elements around a target. */
export function SelectorsForm({ config: { revision, values }, own, refusal, constraint }: Props) {
  const { t } = useTranslation("selectors");
  const form = useScreenForm<Name>({
    id: `selectors-${revision}`,
    values,
    labels: { attributes: t("label_attributes"), valueBlocklist: t("label_valueBlocklist"), minParents: t("label_minParents") },
    constraint,
    revision,
  });
  const field = (name: Name) => ({ ...form.field(name), readOnly: refusal !== null });
  return (
    <EditorForm of={form} discardTo={own} refusal={refusal}>
      <FormCard actions={null}>
        <p>{t("lead_warnings")}</p>
        <TextArea {...field("attributes")} hint={t("hint_attributes")} optional />
        <TextArea {...field("valueBlocklist")} hint={t("hint_valueBlocklist")} optional />
        <NumberField {...field("minParents")} hint={t("hint_minParents")} />
      </FormCard>
    </EditorForm>
  );
}
