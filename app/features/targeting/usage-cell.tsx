import { useTranslation } from "react-i18next";
import { KINDS_OF_USE, type Use } from "#app/ui/composed/used-by/used-by.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";
import styles from "./targeting.module.css";

/** How many are linked in a list; the others are where the thing itself is shown. */
const MOST = 5;

/** What uses something, counted by kind; opened, with links. `to` shows all of them. */
export function UsageCell({ uses, to }: { uses: Use[]; to: string }) {
  const { t } = useTranslation();
  if (uses.length === 0) return <span className={styles.soft}>{t("used_nowhere")}</span>;
  const counts = KINDS_OF_USE.map((kind) => ({ kind, count: uses.filter((use) => use.kind === kind).length }));
  const counted = counts.filter(({ count }) => count > 0).map(({ kind, count }) => t(`used_by_${kind}`, { count }));
  return (
    <details>
      <summary className={styles.counts}>{counted.join(", ")}</summary>
      <ul className={styles.uses}>
        {uses.slice(0, MOST).map(({ kind, id, title, to: place }) => (
          <li key={`${kind} ${id}`} dir="auto">
            {place ? <Link to={place}>{title}</Link> : title}
          </li>
        ))}
        {uses.length > MOST && (
          <li>
            <Link to={to}>{t("used_by_more", { count: uses.length - MOST })}</Link>
          </li>
        )}
      </ul>
    </details>
  );
}
