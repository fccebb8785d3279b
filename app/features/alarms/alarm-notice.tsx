import { useTranslation } from "react-i18next";
import type { Noun } from "#app/features/placed/noun.ts";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";
import styles from "./alarm-notice.module.css";
import type { ShownAlarm } from "./shown-alarm.server.ts";

type Props = { of: "step" | Noun; alarm: ShownAlarm; mayEdit: boolean };

/** What failed of something, where, how often and since when, and what ends the alarm. */
export function AlarmNotice({ of, alarm: { summary, reasons, pages }, mayEdit }: Props) {
  const { t } = useTranslation("alarms");
  return (
    <div className={styles.alarm}>
      <Notice status="warning" title={t(`title_${of}`)}>
        <p>{summary}</p>
        <div className={styles.facts}>
          <div>
            <p>{t("what")}</p>
            <ul>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </div>
          {pages.length > 0 && (
            <div>
              <p>{t("where")}</p>
              <ul>
                {pages.map(({ path, times }) => (
                  <li key={path}>
                    <code>{path}</code> {times}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        {mayEdit && <p>{t(of === "step" ? "what_to_do" : "what_to_do_with_hint")}</p>}
      </Notice>
    </div>
  );
}
