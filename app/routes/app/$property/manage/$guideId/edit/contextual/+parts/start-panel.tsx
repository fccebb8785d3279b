import { useTranslation } from "react-i18next";
import { AudienceSummary } from "#app/features/audience/audience-summary.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import type { ContextualView } from "#app/routes/app/$property/manage/$guideId/edit/contextual/contextual.server.ts";
import { ButtonLink, ButtonRow } from "#app/ui/primitives/button/button.tsx";
import styles from "./contextual.module.css";

/** Everything that decides whether the guide starts for somebody: its own rules and those of its chapter, each with where it is edited. */
export function StartPanel({ of: { framed, start, chapter, choices, timeZone, mayTarget } }: { of: ContextualView }) {
  const { t } = useTranslation("contextual");
  const paths = usePaths();
  const { id } = framed.guide;
  return (
    <section className={styles.panel} aria-labelledby="start">
      <h2 id="start">{t("start")}</h2>
      <p className={styles.note}>{t("start_lead", { timeZone })}</p>
      <div className={styles.two}>
        <section aria-labelledby="start-guide" className={styles.part}>
          <h3 id="start-guide">{t("of_guide")}</h3>
          <AudienceSummary values={start} choices={choices} />
          <ButtonRow>
            <ButtonLink to={paths.guideSegments(id)}>{t(mayTarget ? "change_audience" : "see_audience")}</ButtonLink>
          </ButtonRow>
        </section>
        <section aria-labelledby="start-chapter" className={styles.part}>
          <h3 id="start-chapter" dir="auto">
            {chapter ? t("of_chapter", { title: chapter.title }) : t("no_chapter")}
          </h3>
          {chapter ? (
            <>
              <AudienceSummary values={chapter.values} choices={choices} />
              <ButtonRow>
                <ButtonLink to={paths.editChapter(chapter.id)}>{t("open_chapter")}</ButtonLink>
              </ButtonRow>
            </>
          ) : (
            <p className={styles.note}>{t("no_chapter_text")}</p>
          )}
        </section>
      </div>
    </section>
  );
}
