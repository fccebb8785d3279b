import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AudienceDrawings, AudienceIndicator } from "#app/features/audience/audience-indicator.tsx";
import { DraftChapterNotice } from "#app/features/publication/draft-chapter-notice.tsx";
import { ContentBadges } from "#app/features/publishing/content-badges.tsx";
import { SwitchedOff } from "#app/features/stylings/switched-off.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { Tabs } from "#app/ui/composed/tabs/tabs.tsx";
import type { FramedGuide } from "./framed-guide.server.ts";
import { MoreActions } from "./more-actions.tsx";

type Props = {
  of: FramedGuide;
  current: "guideSteps" | "guideSegments" | "guideContextual" | "guidePublishing" | "guideHistory";
  children: ReactNode;
};

/** A guide in its editor: its head, the parts of the editor, and one of these. */
export function GuideFrame({ of: { guide, may, draftChapter, audience, off }, current, children }: Props) {
  const { t } = useTranslation("manage");
  const paths = usePaths();
  const here = paths[current](guide.id);
  const tabs = [
    { label: t("editor:steps"), to: paths.guideSteps(guide.id) },
    { label: t("audience:title"), to: paths.guideSegments(guide.id) },
    { label: t("contextual:title"), to: paths.guideContextual(guide.id) },
    { label: t("publishing:title"), to: paths.guidePublishing(guide.id) },
    { label: t("history:title"), to: paths.guideHistory(guide.id) },
  ];
  return (
    <>
      {audience && <AudienceDrawings />}
      <PageHeader
        title={guide.title}
        crumbs={[{ label: t("guides"), to: paths.guides({ at: guide.chapterId || undefined }) }]}
        badges={
          <>
            <ContentBadges of={guide} />
            <AudienceIndicator of={audience} />
          </>
        }
      >
        <MoreActions guide={guide} may={may} here={here} publishesItself={current === "guideSteps" || current === "guidePublishing"} />
      </PageHeader>
      <Tabs label={t("audience:parts")} tabs={tabs} current={here} />
      <SwitchedOff of={off} text={t("switched_off")} />
      {draftChapter && <DraftChapterNotice chapter={draftChapter} here={here} />}
      {children}
    </>
  );
}
