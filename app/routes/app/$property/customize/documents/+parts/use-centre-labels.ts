import { useTranslation } from "react-i18next";
import type { HelpCentreField } from "./help-centre-fields.tsx";

export function useCentreLabels(): Record<HelpCentreField, string> {
  const { t } = useTranslation("documents");
  return { name: t("centre_name"), address: t("address"), language: t("language") };
}
