import { useTranslation } from "react-i18next";
import type { PrintedLimits } from "#app/features/report/report-frame.tsx";
import type { Limits } from "./limits.ts";

/** What results are limited to besides the filters of every report, in words. */
export function useLimitTexts() {
  const { t } = useTranslation("results");
  return (segments: { id: number; name: string }[], { segment, version, round }: Limits, search = ""): PrintedLimits => ({
    segment: segments.find(({ id }) => id === segment)?.name,
    version: version === undefined ? undefined : t("version_number", { number: version }),
    round: round === undefined ? undefined : t("round_number", { number: round }),
    search: search && t("analytics:searched", { search }),
  });
}
