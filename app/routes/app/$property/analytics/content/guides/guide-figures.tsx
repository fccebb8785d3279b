import { useTranslation } from "react-i18next";
import { useComparison, useFigureText } from "#app/features/report/figure-text.ts";
import { Figures } from "#app/features/report/figures.tsx";
import styles from "#app/features/report/report.module.css";

export type FigureValues = { starts: number; completions: number; rate: number | null; medianSeconds: number | null };
type Props = { totals: FigureValues; before: FigureValues | null; from: string; to: string };

/** The four figures of a range, compared with the period before if requested. */
export function GuideFigures({ totals, before, from, to }: Props) {
  const { t } = useTranslation("analytics");
  const text = useFigureText();
  const compared = useComparison((Date.parse(to) - Date.parse(from)) / 86_400_000 + 1);
  return (
    <Figures
      figures={[
        [t("starts"), text.count(totals.starts), compared(totals.starts, before?.starts)],
        [t("completions"), text.count(totals.completions), compared(totals.completions, before?.completions)],
        [t("rate"), text.share(totals.rate), compared(totals.rate, before?.rate, "share")],
        [t("median"), text.time(totals.medianSeconds), compared(totals.medianSeconds, before?.medianSeconds)],
      ]}
    />
  );
}

/** What the figures mean, and how many runs the median covers. */
export function Definition({ completions }: { completions: number }) {
  const { t } = useTranslation("analytics");
  const text = useFigureText();
  return <p className={styles.definition}>{t("definition", { count: completions, n: text.count(completions) })}</p>;
}
