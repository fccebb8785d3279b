import { useTranslation } from "react-i18next";
import type { Limits } from "./limits.ts";

/** What results are limited to besides the filters of every report, in words. */
export function useLimitTexts() {
  const { t } = useTranslation("results");
  return (segments: { id: number; name: string }[], { segment, version, round }: Limits, search = ""): string[] => [
    ...segments.filter(({ id }) => id === segment).map(({ name }) => name),
    ...(version === undefined ? [] : [t("version_number", { number: version })]),
    ...(round === undefined ? [] : [t("round_number", { number: round })]),
    ...(search === "" ? [] : [t("searched", { search })]),
  ];
}
