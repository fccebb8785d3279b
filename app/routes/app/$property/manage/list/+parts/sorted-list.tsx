import { useTranslation } from "react-i18next";
import { GuideRow } from "./guide-row.tsx";
import styles from "./list.module.css";
import type { ListContext, ListedChapter } from "./list-context.ts";

type Props = { list: ListContext; chapters: ListedChapter[]; order: number[] };

/** The guides of all chapters in an order of their own, each with the name of its chapter. */
export function SortedList({ list, chapters, order }: Props) {
  const { t } = useTranslation("manage");
  const rows = new Map(chapters.flatMap((chapter) => chapter.guides.map((guide) => [guide.id, { chapter, guide }])));
  return (
    <section className={styles.chapter} aria-label={t("guides_sorted")}>
      <ol className={`${styles.guides} ${styles.sorted}`}>
        {order.flatMap((id) => {
          const row = rows.get(id);
          if (!row) return [];
          const home = row.chapter.id === 0 ? t("unsorted") : row.chapter.title;
          return [<GuideRow key={id} list={list} {...row} first={false} last={false} home={home} />];
        })}
      </ol>
    </section>
  );
}
