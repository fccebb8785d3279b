import { useTranslation } from "react-i18next";
import { type Tab, Tabs } from "#app/ui/composed/tabs/tabs.tsx";
import type { ContentLanguage } from "./content-language.server.ts";

type Props = {
  of: Pick<ContentLanguage, "key" | "all">;
  /** In which of them there is a title, and whether people see that. */
  written: { key: string; status: "on" | "off" }[];
  addressOf: (lang: string | undefined) => string;
  /** A view besides those of the single languages, and whether it is the shown one. */
  besides?: Tab & { shown: boolean };
};

/** The languages of something written; none where there is only one, and nothing besides. */
export function LanguageTabs({ of: { key, all }, written, addressOf, besides }: Props) {
  const { t } = useTranslation("languages");
  if (all.length < 2 && !besides) return null;
  const tabs = all.map((each) => {
    const state = written.find((found) => found.key === each.key);
    const label = state?.status === "off" ? "switched_off" : !state ? "without_text" : each.isDefault ? "default_language" : null;
    return { label: label ? t(label, { language: each.name }) : each.name, to: addressOf(each.isDefault ? undefined : each.key) };
  });
  const shown = all.find((each) => each.key === key);
  const current = besides?.shown ? besides.to : addressOf(shown?.isDefault ? undefined : key);
  return <Tabs label={t("languages")} tabs={besides ? [...tabs, besides] : tabs} current={current} />;
}
