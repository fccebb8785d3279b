import { useTranslation } from "react-i18next";
import { ScrollRegion } from "#app/ui/composed/scroll-region/scroll-region.tsx";
import { useFigureText } from "./figures.tsx";
import type { Period } from "./periods.ts";
import styles from "./report.module.css";

type Props = { days: { day: string; starts: number; completions: number }[]; period: Period; dayText: (day: string) => string };

/** The chart's figures as a table, for everybody who reads rather than looks. */
export function ChartTable({ days, period, dayText }: Props) {
  const { t } = useTranslation("analytics");
  const text = useFigureText();
  return (
    <details>
      <summary>{t("chart_table")}</summary>
      <ScrollRegion label={t("chart_table")}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t(period === "week" ? "week_from" : "day")}</th>
              <th scope="col" className={styles.number}>
                {t("starts")}
              </th>
              <th scope="col" className={styles.number}>
                {t("completions")}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map((each) => (
              <tr key={each.day}>
                <th scope="row">{dayText(each.day)}</th>
                <td className={styles.number}>{text.count(each.starts)}</td>
                <td className={styles.number}>{text.count(each.completions)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </details>
  );
}
