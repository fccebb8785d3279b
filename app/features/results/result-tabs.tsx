import { useTranslation } from "react-i18next";
import { usePaths } from "#app/paths/use-paths.ts";
import { Tabs } from "#app/ui/composed/tabs/tabs.tsx";

type Props = {
  type: "nps" | "survey";
  message: number;
  /** The filters, which both views have. */
  address: Record<string, string | number | undefined>;
  current: "overview" | "answers";
};

/** The two views of what came of a message that asks something. */
export function ResultTabs({ type, message, address, current }: Props) {
  const { t } = useTranslation("results");
  const paths = usePaths();
  const tabs = {
    overview: { label: t("overview"), to: paths.resultsOf(type, message, address) },
    answers: { label: t("answers"), to: paths.answersTo(type, message, { ...address, compare: undefined }) },
  };
  return <Tabs label={t("views")} tabs={[tabs.overview, tabs.answers]} current={tabs[current].to} />;
}
