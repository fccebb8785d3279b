import { useTranslation } from "react-i18next";
import type { Guide } from "#app/api/guides.server.ts";
import { PublishingBadges } from "#app/features/publishing/publishing-badges.tsx";
import { Badge } from "#app/ui/primitives/badge/badge.tsx";

export function GuideBadges({ guide }: { guide: Pick<Guide, "visibility" | "hasUnpublishedChanges" | "publishing"> }) {
  const { t } = useTranslation("manage");
  return (
    <>
      <Badge tone={guide.visibility === "public" ? "good" : "neutral"} dot>
        {t(`state_${guide.visibility}`)}
      </Badge>
      {guide.hasUnpublishedChanges && <Badge tone="warn">{t("unpublished_changes")}</Badge>}
      <PublishingBadges of={guide.publishing} />
    </>
  );
}
