import { useTranslation } from "react-i18next";
import type { FieldProps } from "#app/ui/fields/field.ts";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { languageOptions } from "./language-options.ts";

export type HelpCentreField = "name" | "address" | "language";

type Props = {
  field: (name: HelpCentreField) => Pick<FieldProps, "field" | "label" | "readOnly" | "isFirst">;
  languages: string[];
  /** The language that is stored. */
  language: string;
};

export function HelpCentreFields({ field, languages, language }: Props) {
  const { t, i18n } = useTranslation("documents");
  const own = { value: "", label: t("own_language") };
  return (
    <>
      <TextField {...field("name")} hint={t("centre_name_hint")} />
      <TextField {...field("address")} type="url" hint={t("address_hint")} />
      <SelectField
        {...field("language")}
        hint={t("centre_language_hint")}
        options={[own, ...languageOptions(languages, language, i18n.language)]}
      />
    </>
  );
}
