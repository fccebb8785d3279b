import { useTranslation } from "react-i18next";
import styles from "./conflict.module.css";

export type Difference = { name: string; label: string; theirs: string; yours: string };

/** Two people saved: what is stored now beside what was typed, field by field. The form below keeps what was typed. */
export function Conflict({ differences }: { differences: Difference[] }) {
  const { t } = useTranslation();
  if (differences.length === 0) return null;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption>{t("conflict_caption")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("conflict_field")}</th>
            <th scope="col">{t("conflict_theirs")}</th>
            <th scope="col">{t("conflict_yours")}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map((difference) => (
            <tr key={difference.name}>
              <th scope="row">{difference.label}</th>
              <td dir="auto">{difference.theirs || t("empty_value")}</td>
              <td dir="auto">{difference.yours || t("empty_value")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The fields in which the stored values and the typed ones differ. */
export function differencesOf(
  labels: Record<string, string>,
  theirs: Record<string, string>,
  yours: Record<string, unknown>,
): Difference[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const typed = typeof yours[name] === "string" ? yours[name] : "";
    const stored = theirs[name] ?? "";
    return normal(typed) === normal(stored) ? [] : [{ name, label, theirs: stored, yours: typed }];
  });
}

/** Browsers send line ends as CR LF. */
function normal(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}
