import { useTranslation } from "react-i18next";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import type { FieldOf } from "./stylings-screen.tsx";

export const SEARCH_FIELDS = ["externalLinkEnabled", "externalLinkURL"] as const;

/** Where the assistant leads to once its search finds nothing. */
export function SearchFields({ field }: { field: FieldOf<(typeof SEARCH_FIELDS)[number]> }) {
  const { t } = useTranslation("customize");
  return (
    <>
      <CheckboxField {...field("externalLinkEnabled")} hint={t("hint_externalLinkEnabled")} />
      <TextField {...field("externalLinkURL")} hint={t("hint_link")} />
    </>
  );
}
