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
  /** What the last page says that can be reached, where there is more. */
  beyond?: string;
  addressOf: (change: { page: number; limit: number }) => string;
};

/** From, to and total, the neighbouring pages and the page size; empty when everything fits on the smallest page. */
export function Pager({ page, size, total, most = total, beyond, addressOf }: Props) {
  const { t, i18n } = useTranslation();
  if (total <= PAGE_SIZES[0]) return null;
  const pages = Math.max(1, Math.ceil(Math.min(total, most) / size));
  const { format } = new Intl.NumberFormat(i18n.language);
  const range = { from: format(Math.min((page - 1) * size + 1, total)), to: format(Math.min(page * size, total)) };
  return (
    <nav id="pager" className={styles.pager} aria-label={t("pages")} data-focus-after="#pager">
      {beyond && total > most && page >= pages && <p className={styles.beyond}>{beyond}</p>}
      <span>
        {total > most ? t("page_range_of_more", { ...range, many: format(most) }) : t("page_range", { ...range, total: format(total) })}
      </span>
      <span className={styles.links}>
        {page > 1 && <Link to={addressOf({ page: page - 1, limit: size })}>{t("previous_page")}</Link>}
        <span className={styles.current}>
          {total > most ? t("page_alone", { page: format(page) }) : t("page_of", { page: format(page), pages: format(pages) })}
        </span>
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
