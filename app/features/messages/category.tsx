import { useTranslation } from "react-i18next";
import { ANNOUNCEMENT_CATEGORIES } from "#app/domain/messages/message.ts";
import styles from "./messages.module.css";

/** The kind of a message: the category of an announcement in its colour, or what it asks. */
export function Category({ category }: { category: number }) {
  const { t } = useTranslation("messages");
  const color = ANNOUNCEMENT_CATEGORIES.find((each) => each.category === category)?.color;
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
