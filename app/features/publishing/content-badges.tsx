import { useTranslation } from "react-i18next";
import type { WirePublishing } from "#app/contracts/content.ts";
import type { Visibility } from "#app/domain/guides/guide.ts";
import { Badge } from "#app/ui/primitives/badge/badge.tsx";
import { PublishingBadges } from "./publishing-badges.tsx";

export type ContentState = {
  visibility: Visibility;
  hasUnpublishedChanges: boolean;
  publishing: WirePublishing;
};

/** The state of a guide or chapter, in its head. */
export function ContentBadges({ of }: { of: ContentState }) {
  const { t } = useTranslation("manage");
  return (
    <>
      <Badge tone={of.visibility === "public" ? "good" : "neutral"} dot>
        {t(`state_${of.visibility}`)}
      </Badge>
      {of.hasUnpublishedChanges && <Badge tone="warn">{t("unpublished_changes")}</Badge>}
      <PublishingBadges of={of.publishing} />
    </>
  );
}
