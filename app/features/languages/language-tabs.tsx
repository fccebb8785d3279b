import { useTranslation } from "react-i18next";
import { Tabs } from "#app/ui/composed/tabs/tabs.tsx";
import type { ContentLanguage } from "./content-language.server.ts";

type Props = {
  of: Pick<ContentLanguage, "key" | "all">;
  /** In which of them there is a title, and whether people see that. */
  written: { key: string; status: "on" | "off" }[];
  addressOf: (lang: string | undefined) => string;
};

/** The languages of something written; none where there is only one. */
export function LanguageTabs({ of: { key, all }, written, addressOf }: Props) {
  const { t } = useTranslation("languages");
  if (all.length < 2) return null;
  const tabs = all.map((each) => {
    const state = written.find((found) => found.key === each.key);
    const label = state?.status === "off" ? "switched_off" : !state ? "without_text" : each.isDefault ? "default_language" : null;
    return { label: label ? t(label, { language: each.name }) : each.name, to: addressOf(each.isDefault ? undefined : each.key) };
  });
  const shown = all.find((each) => each.key === key);
  return <Tabs label={t("languages")} tabs={tabs} current={addressOf(shown?.isDefault ? undefined : key)} />;
}
