import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AudienceDrawings, AudienceIndicator } from "#app/features/audience/audience-indicator.tsx";
import { UnknownParts } from "#app/features/list/unknown-parts.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import type { EditedChapter } from "#app/routes/app/$property/manage/chapters/$chapterId/edit/edited.server.ts";
import { ALL, LANGUAGES_PER_PAGE, type ShownLanguage } from "#app/routes/app/$property/manage/chapters/$chapterId/edit/languages.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { Tabs } from "#app/ui/composed/tabs/tabs.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";
import styles from "./chapter.module.css";

type Props = { of: EditedChapter; children: ReactNode };

/** A chapter in its editor: its head, its languages, what is odd about them, and one of these, or all. */
export function ChapterFrame({ of: { chapter, explains, shown, place, languages, problems, contradiction }, children }: Props) {
  const { t } = useTranslation(["chapters", "manage"]);
  const paths = usePaths();
  const tabs = [
    ...languages.map((each) => ({ ...labelOf(each), to: paths.editChapter(chapter.id, { lang: each.isDefault ? undefined : each.key }) })),
    { key: "all_languages" as const, language: "", to: paths.editChapter(chapter.id, { lang: ALL }) },
  ].map(({ key, language, to }) => ({ label: key ? t(key, { language }) : language, to }));
  const standard = languages.find(({ isDefault }) => isDefault)?.name;
  return (
    <>
      {shown && <AudienceDrawings />}
      <PageHeader
        title={chapter.title}
        crumbs={[{ label: t("manage:guides"), to: paths.guides() }]}
        badges={<AudienceIndicator of={shown} />}
      >
        {explains && <ButtonLink to={paths.why({ item: `chapter.${chapter.id}` })}>{t("manage:why")}</ButtonLink>}
      </PageHeader>
      <Tabs label={t("languages")} tabs={tabs} current={paths.editChapter(chapter.id, { lang: place.query.lang })} />
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

/** The key of a tab's label; none for the plain name of the language. */
function labelOf({ name, isDefault, isWritten, isOn }: ShownLanguage) {
  const key = !isOn ? "switched_off" : !isWritten ? "without_text" : isDefault ? "default_language" : null;
  return { key, language: name } as const;
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
