import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/primitives/link/link.tsx";
import styles from "./pager.module.css";

export const PAGE_SIZES = [20, 50, 100] as const;

type Props = {
  page: number;
  size: number;
  total: number;
  /** How many are counted and can be paged through, where there may be more: a `total` above says only that there are. */
  most?: number;
  addressOf: (change: { page: number; limit: number }) => string;
};

/** From, to and total, the neighbouring pages and the page size; empty when everything fits on the smallest page. */
export function Pager({ page, size, total, most = total, addressOf }: Props) {
  const { t, i18n } = useTranslation();
  if (total <= PAGE_SIZES[0]) return null;
  const pages = Math.max(1, Math.ceil(Math.min(total, most) / size));
  const range = { from: Math.min((page - 1) * size + 1, total), to: Math.min(page * size, total) };
  const many = new Intl.NumberFormat(i18n.language).format(most);
  return (
    <nav id="pager" className={styles.pager} aria-label={t("pages")} data-focus-after="#pager">
      <span>{total > most ? t("page_range_of_more", { ...range, many }) : t("page_range", { ...range, total })}</span>
      <span className={styles.links}>
        {page > 1 && <Link to={addressOf({ page: page - 1, limit: size })}>{t("previous_page")}</Link>}
        <span className={styles.current}>{total > most ? t("page_alone", { page }) : t("page_of", { page, pages })}</span>
        {page < pages && <Link to={addressOf({ page: page + 1, limit: size })}>{t("next_page")}</Link>}
      </span>
      <span className={styles.links}>
        {t("page_size")}
        {PAGE_SIZES.map((each) =>
          each === size ? (
            <span key={each} className={styles.current}>
              {each}
            </span>
          ) : (
            <Link key={each} to={addressOf({ page: 1, limit: each })}>
              {each}
            </Link>
          ),
        )}
      </span>
    </nav>
  );
}
