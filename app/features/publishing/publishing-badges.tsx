import { useTranslation } from "react-i18next";
import type { WirePublishing } from "#app/contracts/content.ts";
import { Badge } from "#app/ui/primitives/badge/badge.tsx";

/** Whether a draft waits for approval, has it, or goes live or ends by itself. */
export function PublishingBadges({ of: { review, isApproved, publishAt, unpublishAt } }: { of: WirePublishing }) {
  const { t } = useTranslation("publishing");
  return (
    <>
      {review?.state === "in_review" && <Badge tone="warn">{t("badge_in_review")}</Badge>}
      {isApproved && <Badge tone="good">{t("badge_approved")}</Badge>}
      {(publishAt || unpublishAt) && <Badge>{t("badge_scheduled")}</Badge>}
    </>
  );
}
