import { useTranslation } from "react-i18next";
import { MOST_CHAPTERS } from "#app/routes/app/$property/manage/list/query.ts";
import { Link } from "#app/ui/primitives/link/link.tsx";
import styles from "./filters.module.css";

type Props = { page: number; total: number; addressOf: (page: number) => string };

/** Where chapters are too many for one page: its neighbours. */
export function ChapterPages({ page, total, addressOf }: Props) {
  const { t } = useTranslation(["manage", "common"]);
  const pages = Math.ceil(total / MOST_CHAPTERS);
  const range = { from: (page - 1) * MOST_CHAPTERS + 1, to: Math.min(page * MOST_CHAPTERS, total), total };
  return (
    <nav className={styles.pages} aria-label={t("common:pages")}>
      <span>{t("chapter_range", range)}</span>
      {page > 1 && <Link to={addressOf(page - 1)}>{t("common:previous_page")}</Link>}
      {page < pages && <Link to={addressOf(page + 1)}>{t("common:next_page")}</Link>}
    </nav>
  );
}
