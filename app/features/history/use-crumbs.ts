import { useTranslation } from "react-i18next";
import { usePaths } from "#app/paths/use-paths.ts";
import { historyPaths, type Owner } from "./history-paths.ts";

/** The pages above an item's history: the list that it stands in, and its editor. */
export function useCrumbs(item: Owner & { title: string }) {
  const { t } = useTranslation("manage");
  const { list, editor } = historyPaths(usePaths(), item);
  return [
    { label: item.kind === "message" ? t("messages:title_messages") : t("guides"), to: list },
    { label: item.title, to: editor },
  ];
}
