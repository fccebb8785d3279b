import { useTranslation } from "react-i18next";
import { type Constraints, useScreenForm } from "#app/features/form/use-screen-form.ts";
import type { PlacedField } from "./form-values.ts";

type Options = { id: string; values: Record<PlacedField, string>; constraint: Constraints; revision?: number; language: string | null };

/** The form of a tooltip or validator. `language`: what the language of its text is called, where there are several. */
export function usePlacedForm({ language, ...options }: Options) {
  const { t } = useTranslation("hints");
  const labels: Record<PlacedField, string> = {
    name: t("name"),
    text: language === null ? t("text") : t("text_in", { language }),
    ...{ show: t("show"), kind: t("rule"), pattern: t("pattern") },
    ...{ shortest: t("shortest"), longest: t("longest"), lowest: t("lowest"), highest: t("highest") },
    ...{ identifier: t("element"), selectors: t("selectors"), targetText: t("target_text") },
    ...{ precision: t("precision"), wait: t("wait"), url: t("page_rule") },
    ...{ segment: t("segment"), pageSegment: t("page_segment"), enabled: t("enabled") },
  };
  return useScreenForm<PlacedField>({ ...options, labels });
}
export type PlacedForm = ReturnType<typeof usePlacedForm>;
