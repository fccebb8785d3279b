import { useTranslation } from "react-i18next";
import { type FigureValues, useFigureText } from "#app/features/report/figures.tsx";
import styles from "#app/features/report/report.module.css";
import { usePaths } from "#app/paths/use-paths.ts";
import type { ListQuery, Sort } from "#app/routes/app/$property/analytics/content/guides/query.ts";
import { ScrollRegion } from "#app/ui/composed/scroll-region/scroll-region.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";

type Props = {
  query: ListQuery;
  rows: (FigureValues & { id: number; title: string })[];
  addressOf: (change: Record<string, string | number>) => string;
};

const COLUMNS: [sort: Sort, label: string][] = [
  ["title", "guide"],
  ["starts", "starts"],
  ["completions", "completions"],
  ["rate", "rate"],
  ["medianSeconds", "median"],
];

/** Guides and their figures; a heading sorts, and once more the other way round. */
export function GuideTable({ query, rows, addressOf }: Props) {
  const { t } = useTranslation("analytics");
  const paths = usePaths();
  const text = useFigureText();
  const { from, to, lang } = query;
  const orderFor = (sort: Sort) => (sort === query.sort ? (query.order === "asc" ? "desc" : "asc") : sort === "title" ? "asc" : "desc");
  return (
    <ScrollRegion label={t("table_caption")}>
      <table className={styles.table}>
        <caption className="visually-hidden">{t("table_caption")}</caption>
        <thead>
          <tr>
            {COLUMNS.map(([sort, label]) => (
              <th
                key={sort}
                scope="col"
                className={sort === "title" ? undefined : styles.number}
                aria-sort={sort === query.sort ? (query.order === "asc" ? "ascending" : "descending") : undefined}
              >
                <Link to={addressOf({ sort, order: orderFor(sort), page: 1 })} preventScrollReset>
                  {t(label)}
                </Link>
                {sort === query.sort && <span aria-hidden="true"> {query.order === "asc" ? "↑" : "↓"}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" dir="auto">
                <Link to={paths.guideReportOf(row.id, { from, to, lang })}>{row.title}</Link>
              </th>
              <td className={styles.number}>{text.count(row.starts)}</td>
              <td className={styles.number}>{text.count(row.completions)}</td>
              <td className={styles.number}>{text.share(row.rate)}</td>
              <td className={styles.number}>{text.time(row.medianSeconds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
