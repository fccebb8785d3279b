import { useTranslation } from "react-i18next";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { FieldGroup } from "#app/ui/fields/field-group.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { PictureField } from "./picture-field.tsx";
import type { FieldOf } from "./stylings-screen.tsx";

export const HELP_FIELDS = [
  ...(["helpDeskDocsLinkEnabled", "helpDeskDocsLinkURL"] as const),
  ...(["helpDeskSupportLinkEnabled", "helpDeskSupportLinkURL"] as const),
  "helpDeskImageURL",
] as const;

/** The help desk that stands under the list of the assistant. */
export function HelpFields({ field }: { field: FieldOf<(typeof HELP_FIELDS)[number]> }) {
  const { t } = useTranslation("customize");
  return (
    <>
      <FieldGroup label={t("help_docs")}>
        <CheckboxField {...field("helpDeskDocsLinkEnabled")} />
        <TextField {...field("helpDeskDocsLinkURL")} hint={t("hint_link")} />
      </FieldGroup>
      <FieldGroup label={t("help_support")}>
        <CheckboxField {...field("helpDeskSupportLinkEnabled")} />
        <TextField {...field("helpDeskSupportLinkURL")} hint={t("hint_link")} />
      </FieldGroup>
      <PictureField name="helpDeskImageURL" {...field("helpDeskImageURL")} hint={t("hint_helpDeskImageURL")} />
    </>
  );
}
