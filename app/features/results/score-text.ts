import { useTranslation } from "react-i18next";

/** Formats scores in the language of the page. They are rounded here and nowhere before. */
export function useScoreText() {
  const { t, i18n } = useTranslation("results");
  const write = (value: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(i18n.language, options).format(value).replace("-", "−");
  return {
    /** -100 to 100, with its sign. */
    nps: (score: number | null) =>
      score === null ? t("no_value") : write(Math.round(score), { signDisplay: "exceptZero", maximumFractionDigits: 0 }),
    mean: (mean: number | null) => (mean === null ? t("no_value") : write(mean, { minimumFractionDigits: 1, maximumFractionDigits: 1 })),
  };
}
