import { useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { usePaths } from "#app/paths/use-paths.ts";
import { Tabs } from "#app/ui/composed/tabs/tabs.tsx";

const SHELL = "routes/app/$property/layout";

/** The lists of what shows inside the application: guides, and what stands at single elements. Tooltips are there if the plan has them. */
export function ManageTabs({ current }: { current: "guides" | "tooltips" | "validators" }) {
  const { t } = useTranslation("hints");
  const paths = usePaths();
  const inPlan = (useRouteLoaderData(SHELL) as { tooltips?: boolean } | undefined)?.tooltips === true;
  const tabs = [
    { label: t("guides"), to: paths.guides() },
    ...(inPlan || current === "tooltips" ? [{ label: t("title_tooltip"), to: paths.tooltips() }] : []),
    { label: t("title_validator"), to: paths.validators() },
  ];
  return <Tabs label={t("lists")} tabs={tabs} current={paths[current]()} />;
}
