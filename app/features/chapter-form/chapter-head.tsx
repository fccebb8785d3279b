import { useTranslation } from "react-i18next";
import { AudienceIndicator } from "#app/features/audience/audience-indicator.tsx";
import type { ShownAudience } from "#app/features/audience/shown-audience.server.ts";
import { OpenInApplication } from "#app/features/preview/open-in-application.tsx";
import { ContentBadges, type ContentState } from "#app/features/publishing/content-badges.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { ChapterTabs } from "./chapter-tabs.tsx";

export type HeadOfChapter = ContentState & { id: number; title: string };

type Props = {
  chapter: HeadOfChapter;
  current: "editChapter" | "chapterPublishing" | "chapterHistory";
  audience?: ShownAudience | undefined;
  may: { edit: boolean; why: boolean };
};

/** What stands above every part of a chapter's editor: its state, what may be done with it, and the parts. */
export function ChapterHead({ chapter, current, audience, may }: Props) {
  const { t } = useTranslation("manage");
  const paths = usePaths();
  return (
    <>
      <PageHeader
        title={chapter.title}
        crumbs={[{ label: t("guides"), to: paths.guides({ at: chapter.id }) }]}
        badges={
          <>
            <ContentBadges of={chapter} />
            <AudienceIndicator of={audience} />
          </>
        }
      >
        {may.edit && <OpenInApplication to={paths.chapterInApplication(chapter.id)} />}
        {may.why && <ButtonLink to={paths.why({ item: `chapter.${chapter.id}` })}>{t("why")}</ButtonLink>}
      </PageHeader>
      <ChapterTabs id={chapter.id} current={current} />
    </>
  );
}
