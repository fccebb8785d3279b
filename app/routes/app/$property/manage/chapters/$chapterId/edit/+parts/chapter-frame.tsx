import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AudienceDrawings } from "#app/features/audience/audience-indicator.tsx";
import { ChapterHead } from "#app/features/chapter-form/chapter-head.tsx";
import { LanguageTabs } from "#app/features/languages/language-tabs.tsx";
import { UnknownParts } from "#app/features/list/unknown-parts.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import type { EditedChapter } from "#app/routes/app/$property/manage/chapters/$chapterId/edit/edited.server.ts";
import { ALL, LANGUAGES_PER_PAGE } from "#app/routes/app/$property/manage/chapters/$chapterId/edit/languages.ts";
import { Tabs } from "#app/ui/composed/tabs/tabs.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";
import styles from "./chapter.module.css";

type Props = { of: EditedChapter; children: ReactNode };

/** A chapter in its editor: its head, its languages, what is odd about them, and one of these, or all. */
export function ChapterFrame({ of: { chapter, head, shown, place, languages, status, problems, contradiction }, children }: Props) {
  const { t } = useTranslation(["chapters", "manage"]);
  const paths = usePaths();
  const addressOf = (lang: string | undefined) => paths.editChapter(chapter.id, { lang });
  const standard = languages.find(({ isDefault }) => isDefault)?.name;
  return (
    <>
      {shown && <AudienceDrawings />}
      <ChapterHead {...head} current="editChapter" audience={shown} />
      <LanguageTabs
        of={{ key: place.lang, all: languages }}
        written={status}
        addressOf={addressOf}
        besides={{ label: t("all_languages"), to: addressOf(ALL), shown: place.lang === ALL }}
      />
      {place.lang === ALL && place.pages > 1 && <Pages of={chapter.id} count={languages.length} page={place.page} />}
      {(problems.length > 0 || contradiction) && (
        <div className={styles.notices}>
          <UnknownParts problems={problems} />
          {contradiction && (
            <Notice status="warning" title={t(`odd_${contradiction}_title`, { language: standard })}>
              <p>{t(`odd_${contradiction}_text`)}</p>
            </Notice>
          )}
        </div>
      )}
      {children}
    </>
  );
}

function Pages({ of, count, page }: { of: number; count: number; page: number }) {
  const { t } = useTranslation("chapters");
  const paths = usePaths();
  const addressOf = (each: number) => paths.editChapter(of, { lang: ALL, page: each === 1 ? undefined : each });
  const tabs = Array.from({ length: Math.ceil(count / LANGUAGES_PER_PAGE) }, (_, index) => ({
    label: t("language_range", { from: index * LANGUAGES_PER_PAGE + 1, to: Math.min((index + 1) * LANGUAGES_PER_PAGE, count) }),
    to: addressOf(index + 1),
  }));
  return <Tabs label={t("all_languages")} tabs={tabs} current={addressOf(page)} />;
}
