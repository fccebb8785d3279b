import { useTranslation } from "react-i18next";
import { useHydrated } from "#app/ui/enhance/use-hydrated.ts";
import styles from "./step-list.module.css";

const KEYS = [
  ["Alt ↑", "key_up"],
  ["Alt ↓", "key_down"],
  ["Alt ⇧ ↑", "key_previous"],
  ["Alt ⇧ ↓", "key_next"],
  ["Alt N", "key_add"],
  ["Alt D", "key_duplicate"],
  ["Alt S", "key_save"],
] as const;

/** The keyboard shortcuts of the editor. Without scripts there are none. */
export function KeysHelp() {
  const { t } = useTranslation("editor");
  if (!useHydrated()) return null;
  return (
    <details className={styles.removed}>
      <summary>{t("keys")}</summary>
      <dl className={styles.keys}>
        {KEYS.map(([keys, does]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
