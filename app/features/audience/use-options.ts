import { useTranslation } from "react-i18next";
import { asText, type FormField } from "#app/ui/fields/field.ts";
import type { Option } from "#app/ui/fields/select-field.tsx";
import type { Named } from "./choices.server.ts";

/** Some first options, and what there is; what was chosen and then deleted stays chosen, so that nothing becomes everybody's unseen. */
export function useOptions(first: Option[], named: readonly Named[], field: FormField): Option[] {
  const { t } = useTranslation("audience");
  const options = [...first, ...named.map(({ id, name }) => ({ value: String(id), label: name }))];
  const value = asText(field.initialValue);
  return options.some((option) => option.value === value) ? options : [...options, { value, label: t("gone") }];
}
