import { useTranslation } from "react-i18next";
import type { AudienceField, ShowingField } from "./form-values.ts";

/** The labels of the fields that say whom an item is for. */
export function useAudienceLabels(): Record<AudienceField, string> {
  const { t } = useTranslation("audience");
  return { segment: t("segment"), pageSegment: t("page_segment"), tagMode: t("tag_mode"), tags: t("tags") };
}

/** The labels of those that say when it shows. */
export function useShowingLabels(): Record<ShowingField, string> {
  const { t } = useTranslation("audience");
  return {
    ...{ from: t("from"), to: t("to"), when: t("when") },
    ...{ recurrence: t("recurrence"), reminder: t("reminder"), priority: t("priority") },
  };
}
