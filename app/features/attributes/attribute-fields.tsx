import { useTranslation } from "react-i18next";
import { DATA_TYPES } from "#app/domain/users/attribute.ts";
import type { useScreenForm } from "#app/features/form/use-screen-form.ts";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextArea } from "#app/ui/fields/text-area.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";

type Name = "key" | "displayName" | "dataType" | "description";

/** What the fields of an attribute are called. */
export function useAttributeLabels(): Record<Name, string> {
  const { t } = useTranslation("attributes");
  return { key: t("key"), displayName: t("display_name"), dataType: t("type"), description: t("description") };
}

type Props = {
  form: ReturnType<typeof useScreenForm<Name>>;
  /** On a page that is there for nothing else, the first field has the focus. */
  isNew?: boolean;
  readOnly?: boolean;
};

/** The fields of an attribute, new or stored. */
export function AttributeFields({ form, isNew, readOnly }: Props) {
  const { t } = useTranslation("attributes");
  return (
    <>
      <TextField
        {...(isNew ? form.firstField("key") : form.field("key"))}
        hint={t(isNew ? "key_hint" : "key_fixed_hint")}
        readOnly={readOnly}
      />
      <TextField {...form.field("displayName")} hint={t("display_name_hint")} readOnly={readOnly} />
      <SelectField
        {...form.field("dataType")}
        hint={t(isNew ? "type_hint" : "type_fixed_hint")}
        options={DATA_TYPES.map((value) => ({ value, label: t(`type_${value}`) }))}
        readOnly={readOnly}
      />
      <TextArea {...form.field("description")} rows={3} readOnly={readOnly} />
    </>
  );
}
