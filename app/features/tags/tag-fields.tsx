import { useTranslation } from "react-i18next";
import { type Constraints, useScreenForm } from "#app/features/form/use-screen-form.ts";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";

type TagField = "name" | "selector" | "urlRule" | "pageSegment";
type Options = { id: string; values: Record<TagField, string>; constraint: Constraints; revision?: number };

export function useTagForm(options: Options) {
  const { t } = useTranslation("tags");
  const labels = { name: t("name"), selector: t("selector"), urlRule: t("url_rule"), pageSegment: t("page_segment") };
  return useScreenForm<TagField>({ ...options, labels });
}

type Props = { form: ReturnType<typeof useTagForm>; pageSegments: { id: number; name: string }[]; isNew?: boolean };

/** The fields of a tag, new or stored. */
export function TagFields({ form, pageSegments, isNew }: Props) {
  const { t } = useTranslation("tags");
  const options = [{ value: "", label: t("any_page") }, ...pageSegments.map(({ id, name }) => ({ value: String(id), label: name }))];
  return (
    <>
      <TextField {...(isNew ? form.firstField("name") : form.field("name"))} hint={t("name_hint")} />
      <TextField {...form.field("selector")} hint={t("selector_hint")} placeholder="#save" />
      <TextField {...form.field("urlRule")} hint={t("url_rule_hint")} placeholder={t("url_rule_example")} />
      <SelectField {...form.field("pageSegment")} hint={t("page_segment_hint")} options={options} />
    </>
  );
}
