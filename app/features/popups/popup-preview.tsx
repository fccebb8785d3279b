import { useTranslation } from "react-i18next";
import framed from "#app/features/preview/frame.module.css";
import styles from "./popups.module.css";

/** React 18 does not know the attribute yet. */
const INERT = { inert: "" };

/** The promotion as the player draws it, as it is saved: a picture of the fields, whose buttons do nothing. */
export function PopupPreview({ src }: { src: string }) {
  const { t } = useTranslation("contextual");
  return (
    <aside className={styles.preview} aria-label={t("preview")}>
      <h2 className={styles.heading}>{t("preview")}</h2>
      <div className={framed.frame} aria-hidden="true" {...INERT}>
        <iframe className={framed.page} title={t("preview")} src={src} />
      </div>
      <p className={styles.note}>{t("preview_as_saved")}</p>
    </aside>
  );
}
