import { useTranslation } from "react-i18next";
import { durationOf } from "#app/domain/time/duration.ts";

/** Formats numbers, shares and durations in the language of the page. */
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

/**
 * Compares a figure with that of the equal period before. Shares (0 to 1) differ in percentage points, everything else in percent. Null
 * when there is nothing to compare with.
 * @param days how many days the period has
 */
export function useComparison(days: number) {
  const { t, i18n } = useTranslation("analytics");
  // The platform writes a hyphen where a minus is meant.
  const signed = (options: Intl.NumberFormatOptions, value: number) =>
    new Intl.NumberFormat(i18n.language, { signDisplay: "exceptZero", ...options }).format(value).replace("-", "−");
  return (now: number | null, before: number | null | undefined, kind?: "share"): string | undefined => {
    if (before === undefined || now === null) return undefined;
    if (before === null || (before === 0 && now > 0 && kind !== "share")) return t("nothing_before", { count: days });
    const digits = kind === "share" ? 1 : 0;
    const change = kind === "share" ? (now - before) * 100 : before === 0 ? 0 : (now / before - 1) * 100;
    if (Number(change.toFixed(digits)) === 0) return t("same_before", { count: days });
    const text =
      kind === "share"
        ? t("points", { points: signed({ maximumFractionDigits: digits }, change) })
        : signed({ style: "percent", maximumFractionDigits: digits }, change / 100);
    return t("compared", { change: text, count: days });
  };
}
