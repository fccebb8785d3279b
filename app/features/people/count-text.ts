import { useTranslation } from "react-i18next";
import { MOST_COUNTED } from "#app/domain/users/person-limits.ts";

/** Writes how many people there are; "more than 10,000" for a number that was not counted to its end, which is at `most`. */
export function useCountText() {
  const { t, i18n } = useTranslation("users");
  const numbers = new Intl.NumberFormat(i18n.language);
  return (count: number, most: number = MOST_COUNTED) =>
    count > most ? t("more_than", { n: numbers.format(most) }) : numbers.format(count);
}
