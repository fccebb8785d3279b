import { useTranslation } from "react-i18next";
import { usePaths } from "#app/paths/use-paths.ts";
import { Tabs } from "#app/ui/composed/tabs/tabs.tsx";

/** Tags, and the journeys between them. */
export function TagsTabs({ current }: { current: "tags" | "journeys" }) {
  const { t } = useTranslation("tags");
  const paths = usePaths();
  const tabs = [
    { label: t("title"), to: paths.tags() },
    { label: t("journeys"), to: paths.journeys() },
  ];
  return <Tabs label={t("title")} tabs={tabs} current={paths[current]()} />;
}
