import { useTranslation } from "react-i18next";
import styles from "./messages.module.css";

/** The kind of a message: the category of an announcement in its colour, or what it asks. */
export function Category({ category, color }: { category: number; color: string | null }) {
  const { t } = useTranslation("messages");
  return (
    <span className={styles.category}>
      {color && (
        <svg width="10" height="10" aria-hidden="true">
          <circle cx="5" cy="5" r="4.5" fill={color} />
        </svg>
      )}
      {t(`category_${category}`)}
    </span>
  );
}
