import { useTranslation } from "react-i18next";

/** What unpublishing or archiving something concerns, in a sentence; none where nobody would notice. Starts are those of the last 30 days. */
export function useConcerns() {
  const { t } = useTranslation(["publication", "manage"]);
  return {
    guide: (starts = 0) => (starts > 0 ? t("concerns_guide", { count: starts }) : ""),
    /** A chapter without its guides, which stay. */
    chapter: (starts = 0) => (starts > 0 ? t("concerns_chapter", { count: starts }) : ""),
    guidesOf(liveGuides: number, starts: number): string {
      if (liveGuides === 0) return "";
      const values = { guides: t("manage:guide_count", { count: liveGuides }), starts: t("manage:recent_start_count", { count: starts }) };
      return t("concerns_guides", values);
    },
  };
}
