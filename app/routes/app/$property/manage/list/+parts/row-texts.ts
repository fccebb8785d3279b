import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { May, RowTexts } from "./list-context.ts";

const BLANK = "\u0000";

/** The texts of rows, looked up once for all of them. */
export function useRowTexts(may: May): RowTexts {
  const { t } = useTranslation("manage");
  return useMemo(() => {
    return {
      steps: counted((count) => t("step_count", { count })),
      starts: counted((count) => t("start_count", { count })),
      changed: filled(t("changed_when", { when: BLANK })),
      drag: t("drag"),
      menu: filled(t("guide_menu", { title: BLANK })),
      choose: filled(t("common:choose_row", { name: BLANK })),
      searching: t("drag_searching"),
      partly: t("drag_partly"),
      refused: t(may.live ? "drag_live_only" : "drag_refused"),
      unpublished: t("unpublished_changes"),
      hidden: t("chapter_is_draft"),
      states: { public: t("state_public"), private: t("state_private"), deleted: t("state_deleted") },
    };
  }, [t, may.live]);
}

function counted(textOf: (count: number) => string): (count: number) => string {
  const texts = new Map<number, string>();
  return (count) => {
    const text = texts.get(count) ?? textOf(count);
    texts.set(count, text);
    return text;
  };
}

function filled(text: string): (value: string) => string {
  const [before, after = ""] = text.split(BLANK);
  return (value) => before + value + after;
}
