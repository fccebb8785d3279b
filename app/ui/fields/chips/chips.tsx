import { useTranslation } from "react-i18next";
import { X } from "#app/ui/primitives/icon/icons.ts";
import styles from "./chips.module.css";

export type Chip = { value: string; label: string };

/** Chosen items, each with a button that removes it: only with scripts, over a control that holds the same. */
export function Chips({ chips, onRemove }: { chips: Chip[]; onRemove: (value: string) => void }) {
  const { t } = useTranslation("fields");
  return (
    <>
      <ul className={styles.chips}>
        {chips.map(({ value, label }) => (
          <li key={value} className={styles.chip}>
            <span className={styles.label} dir="auto">
              {label}
            </span>
            <button
              type="button"
              className={styles.remove}
              aria-label={t("remove_chosen", { name: label })}
              onClick={() => onRemove(value)}
            >
              <X size={14} />
            </button>
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {t("chosen", { count: chips.length })}
      </p>
    </>
  );
}
