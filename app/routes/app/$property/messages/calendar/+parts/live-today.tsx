import { useTranslation } from "react-i18next";
import type { ShownMonth } from "#app/routes/app/$property/messages/calendar/shown-month.server.ts";
import styles from "./calendar.module.css";
import { LinkedMessages } from "./linked-messages.tsx";

/** What is live today, before the days of the month: on narrow screens today is out of sight among these. */
export function LiveToday({ days, messages }: Pick<ShownMonth, "days" | "messages">) {
  const { t } = useTranslation("messages");
  const today = days.findIndex(({ isToday }) => isToday);
  if (today < 0) return null;
  const live = messages.filter(({ first, last, isPlanned }) => !isPlanned && first <= today && today <= last);
  return (
    <p className={styles.now}>
      <strong>{t("live_today")}</strong> {live.length > 0 ? <LinkedMessages messages={live} /> : t("none_today")}
    </p>
  );
}
