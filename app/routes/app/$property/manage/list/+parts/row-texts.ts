import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { May, RowTexts } from "./list-context.ts";

const BLANK = "\u0000";

/** The texts of rows, looked up once for all of them. */
export function useRowTexts(may: May): RowTexts {
  const { t } = useTranslation("manage");
  return useMemo(() => {
    const counts = new Map<number, string>();
    const steps = (count: number) => {
      const known = counts.get(count) ?? t("step_count", { count });
      counts.set(count, known);
      return known;
    };
    return {
      steps,
      drag: filled(t("drag", { title: BLANK })),
      menu: filled(t("guide_menu", { title: BLANK })),
      searching: t("drag_searching"),
      refused: t(may.live ? "drag_live_only" : "drag_refused"),
      alarm: t("has_alarm"),
      unpublished: t("unpublished_changes"),
      states: { public: t("state_public"), private: t("state_private"), deleted: t("state_deleted") },
    };
  }, [t, may.live]);
}

function filled(text: string): (value: string) => string {
  const [before, after = ""] = text.split(BLANK);
  return (value) => before + value + after;
}
