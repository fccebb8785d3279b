import { useTranslation } from "react-i18next";
import { usePaths } from "#app/paths/use-paths.ts";
import { Tabs } from "#app/ui/composed/tabs/tabs.tsx";

type Props = { current: "guides" | "tooltips" | "validators" /** Whether the plan has tooltips. */; tooltips: boolean };

/** The lists of what shows inside the application: guides, and what stands at single elements. */
export function ManageTabs({ current, tooltips }: Props) {
  const { t } = useTranslation("hints");
  const paths = usePaths();
  const tabs = [
    { label: t("guides"), to: paths.guides() },
    ...(tooltips ? [{ label: t("title_tooltip"), to: paths.tooltips() }] : []),
    { label: t("title_validator"), to: paths.validators() },
  ];
  return <Tabs label={t("lists")} tabs={tabs} current={paths[current]()} />;
}
