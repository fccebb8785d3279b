import { useTranslation } from "react-i18next";
import { usePaths } from "#app/paths/use-paths.ts";
import { Tabs } from "#app/ui/composed/tabs/tabs.tsx";

type Props = { id: number; current: "editChapter" | "chapterPublishing" | "chapterHistory" };

/** The parts of a chapter. */
export function ChapterTabs({ id, current }: Props) {
  const { t } = useTranslation(["manage", "publishing", "history"]);
  const paths = usePaths();
  const tabs = [
    { label: t("edit_chapter"), to: paths.editChapter(id) },
    { label: t("publishing:title"), to: paths.chapterPublishing(id) },
    { label: t("history:title"), to: paths.chapterHistory(id) },
  ];
  return <Tabs label={t("chapter_parts")} tabs={tabs} current={paths[current](id)} />;
}
