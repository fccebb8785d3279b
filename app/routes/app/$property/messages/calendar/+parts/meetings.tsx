import { useTranslation } from "react-i18next";
import type { ShownMonth } from "#app/routes/app/$property/messages/calendar/shown-month.server.ts";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";
import styles from "./calendar.module.css";
import { LinkedMessages } from "./linked-messages.tsx";

/** So many are in sight; more are folded. */
const IN_SIGHT = 3;

/** Messages that may reach the same people, by the days on which they do. */
export function Meetings({ of }: { of: ShownMonth["meetings"] }) {
  const { t } = useTranslation("messages");
  if (of.length === 0) return null;
  const folded = of.slice(IN_SIGHT);
  return (
    <Notice status="warning" title={t("meetings")}>
      <List of={of.slice(0, IN_SIGHT)} />
      {folded.length > 0 && (
        <details>
          <summary>{t("more_meetings", { count: folded.length })}</summary>
          <List of={folded} />
        </details>
      )}
      <p>
        {t("meetings_text")} {t("uncompared")}
      </p>
    </Notice>
  );
}

function List({ of }: { of: ShownMonth["meetings"] }) {
  const { t } = useTranslation("messages");
  return (
    <ul className={styles.meetings}>
      {of.map(({ days, messages }) => (
        <li key={`${days} ${messages[0]?.id}`}>
          {t("meeting_days", { days })} <LinkedMessages messages={messages} />
        </li>
      ))}
    </ul>
  );
}
