import { useTranslation } from "react-i18next";
import styles from "#app/features/people/people.module.css";

const REFUSED = ["unsigned", "signature", "expired"] as const;
type Counts = Record<"kept" | (typeof REFUSED)[number], number>;

/** What became of the calls by which the application said who is here; why somebody is missing from the list may stand there. */
export function Identification({ counts }: { counts: Counts }) {
  const { t, i18n } = useTranslation("users");
  const n = (count: number) => count.toLocaleString(i18n.language);
  const refused = REFUSED.filter((reason) => counts[reason] > 0).map((reason) => t(`identify_${reason}`, { n: n(counts[reason]) }));
  if (counts.kept === 0 && refused.length === 0) return null;
  return (
    <p className={styles.found}>
      {t("identified", { n: n(counts.kept) })} {refused.length > 0 && t("identify_refused", { reasons: refused.join(", ") })}
    </p>
  );
}
