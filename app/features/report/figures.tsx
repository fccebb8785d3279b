import { useTranslation } from "react-i18next";
import { durationOf } from "#app/domain/time/duration.ts";
import styles from "./report.module.css";

export type FigureValues = { starts: number; completions: number; rate: number | null; medianSeconds: number | null };

/** Writes numbers, shares and durations in the language of the page. */
export function useFigureText() {
  const { t, i18n } = useTranslation("analytics");
  return {
    count: (value: number) => new Intl.NumberFormat(i18n.language).format(value),
    share: (value: number | null) =>
      value === null
        ? t("no_value")
        : new Intl.NumberFormat(i18n.language, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value),
    time: (seconds: number | null) => {
      if (seconds === null) return t("no_value");
      const duration = durationOf(seconds);
      return t(duration.unit, { ...duration });
    },
  };
}

/** The four figures of a range. */
export function Figures({ values }: { values: FigureValues }) {
  const { t } = useTranslation("analytics");
  const text = useFigureText();
  const shown = [
    [t("starts"), text.count(values.starts)],
    [t("completions"), text.count(values.completions)],
    [t("rate"), text.share(values.rate)],
    [t("median"), text.time(values.medianSeconds)],
  ];
  return (
    <dl className={styles.figures}>
      {shown.map(([label, value]) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the figures mean, and how many runs their median is of. */
export function Definition({ completions }: { completions: number }) {
  const { t } = useTranslation("analytics");
  const text = useFigureText();
  return <p className={styles.definition}>{t("definition", { count: completions, n: text.count(completions) })}</p>;
}
