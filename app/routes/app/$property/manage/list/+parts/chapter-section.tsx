import { useTranslation } from "react-i18next";
import { AudienceIndicator } from "#app/features/audience/audience-indicator.tsx";
import { RowMenu } from "#app/features/row-menu/row-menu.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { Badge } from "#app/ui/primitives/badge/badge.tsx";
import { ChevronDown, ChevronRight } from "#app/ui/primitives/icon/icons.ts";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { ChapterActions } from "./chapter-actions.tsx";
import drag from "./drag.module.css";
import { DragHandle } from "./drag-handle.tsx";
import filters from "./filters.module.css";
import { GuideRow } from "./guide-row.tsx";
import styles from "./list.module.css";
import type { ListContext, ListedChapter } from "./list-context.ts";

type Props = { list: ListContext; chapter: ListedChapter /** Empty, and shown only while a guide is dragged. */; waiting: boolean };

/** A chapter with its guides, or the list of unsorted guides. */
export function ChapterSection({ list, chapter, waiting }: Props) {
  const { may, texts } = list;
  const { t } = useTranslation("manage");
  const paths = usePaths();
  const unsorted = chapter.id === 0;
  const title = unsorted ? t("unsorted") : chapter.title;
  const refused = may.live ? (list.fixed ? texts.searching : undefined) : texts.refused;
  const shown = chapter.guides.length;
  const countText =
    chapter.folded || shown === chapter.total
      ? t("guide_count", { count: chapter.total })
      : t("guide_count_of", { count: chapter.total, shown });
  return (
    <section data-chapter={chapter.id} className={waiting ? `${styles.chapter} ${drag.waiting}` : styles.chapter} aria-label={title}>
      <header className={styles.head}>
        {unsorted || !list.chaptersMove || !list.draggable ? <span className={drag.nothing} /> : <DragHandle refused={refused} />}
        {list.fold && chapter.total > 0 && (
          <Link
            className={filters.fold}
            to={list.fold(chapter)}
            preventScrollReset
            aria-expanded={!chapter.folded}
            aria-label={t(chapter.folded ? "open_chapter" : "fold_chapter", { title })}
          >
            {chapter.folded ? <ChevronRight size={16} /> : <ChevronDown size={16} />}
          </Link>
        )}
        <h2 dir="auto">{unsorted || !may.create ? title : <Link to={paths.editChapter(chapter.id)}>{title}</Link>}</h2>
        {!unsorted && (
          <Badge tone={chapter.visibility === "public" ? "good" : "neutral"} dot>
            {t(`state_${chapter.visibility}`)}
          </Badge>
        )}{" "}
        {chapter.hasUnpublishedChanges && <Badge tone="warn">{t("unpublished_changes")}</Badge>} <AudienceIndicator of={chapter.audience} />{" "}
        <span className={styles.count}>{countText}</span>{" "}
        <RowMenu
          id={`c${chapter.id}`}
          label={t("chapter_menu", { title })}
          here={list.here}
          opened={list.menu === `c${chapter.id}`}
          actions={() => <ChapterActions list={list} chapter={chapter} title={title} />}
        />
      </header>
      {chapter.total === 0 && <p className={styles.none}>{t(unsorted ? "empty_unsorted" : "empty_chapter")}</p>}
      {chapter.guides.length > 0 && (
        <ol className={styles.guides}>
          {chapter.guides.map((guide, shownAt) => {
            const place = guide.place ?? shownAt;
            return (
              <GuideRow key={guide.id} list={list} chapter={chapter} guide={guide} first={place === 0} last={place === chapter.total - 1} />
            );
          })}
        </ol>
      )}
      {list.fold && !chapter.folded && shown > 0 && shown < chapter.total && (
        <p className={styles.none}>
          {t("first_guides", { shown })}{" "}
          <Link to={paths.guides({ show: "one", chapterId: chapter.id })}>{t("all_of_chapter", { count: chapter.total })}</Link>
        </p>
      )}
    </section>
  );
}
