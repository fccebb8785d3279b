import { useTranslation } from "react-i18next";
import type { FieldProps } from "#app/ui/fields/field.ts";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextArea } from "#app/ui/fields/text-area.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { languageOptions } from "./language-options.ts";

export type DocumentField = "title" | "language" | "text";

type Props = {
  field: (name: DocumentField) => Pick<FieldProps, "field" | "label" | "readOnly" | "isFirst">;
  languages: string[];
  /** The language that is stored. */
  language: string;
  titleHint?: string;
  textHint?: string;
};

/** An uploaded text with what it is called. */
export function DocumentFields({ field, languages, language, titleHint, textHint }: Props) {
  const { t, i18n } = useTranslation("documents");
  return (
    <>
      <TextField {...field("title")} hint={titleHint} />
      <SelectField {...field("language")} hint={t("language_hint")} options={languageOptions(languages, language, i18n.language)} />
      <TextArea {...field("text")} hint={textHint} rows={16} />
    </>
  );
}
