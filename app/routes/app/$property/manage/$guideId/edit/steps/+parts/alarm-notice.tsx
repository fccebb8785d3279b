import { useTranslation } from "react-i18next";
import type { ShownAlarm } from "#app/routes/app/$property/manage/$guideId/edit/steps/shown-alarm.server.ts";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";
import styles from "./alarm-notice.module.css";

/** What failed of the selected step, where, how often and since when, and what ends the alarm. */
export function AlarmNotice({ alarm: { summary, reasons, pages }, mayEdit }: { alarm: ShownAlarm; mayEdit: boolean }) {
  const { t } = useTranslation("alarms");
  return (
    <div className={styles.alarm}>
      <Notice status="warning" title={t("title")}>
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
        {mayEdit && <p>{t("what_to_do")}</p>}
      </Notice>
    </div>
  );
}
