import { useTranslation } from "react-i18next";
import { type MessageType, NPS_CATEGORY, SURVEY_CATEGORY } from "#app/domain/messages/message.ts";
import styles from "./messages.module.css";

type Props = { type: MessageType; category: number; color: string | null };

/** The text of a category; a survey that asks as an NPS does is told from one. */
export const categoryKey = (type: MessageType | undefined, category: number | string) =>
  type === "survey" && Number(category) === NPS_CATEGORY ? ("category_7_survey" as const) : (`category_${category}` as const);

/** The same where a list is narrowed down to it: in the list of all, a score is asked for by NPS messages and surveys alike. */
export const filterKey = (type: MessageType | undefined, category: string) =>
  Number(category) === SURVEY_CATEGORY
    ? ("category_8_rating" as const)
    : !type && Number(category) === NPS_CATEGORY
      ? ("category_7_both" as const)
      : categoryKey(type, category);

/** The kind of a message: the category of an announcement in its colour, or what it asks. */
export function Category({ type, category, color }: Props) {
  const { t } = useTranslation("messages");
  return (
    <span className={styles.category}>
      {color && (
        <svg width="10" height="10" aria-hidden="true">
          <circle cx="5" cy="5" r="4.5" fill={color} />
        </svg>
      )}
      {t(categoryKey(type, category))}
    </span>
  );
}
