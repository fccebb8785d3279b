import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import framed from "#app/features/preview/frame.module.css";
import { useDrawn } from "#app/features/preview/use-drawn.ts";
import { useHydrated } from "#app/ui/enhance/use-hydrated.ts";
import styles from "./popups.module.css";
import { typedPromotion } from "./typed-promotion.ts";

/** React 18 does not know the attribute yet. */
const INERT = { inert: "" };

type Props = {
  form: RefObject<HTMLFormElement>;
  /** The popup as it is saved, in a frame, and what it is drawn with while it is typed. */
  at: { preview: string; model: string };
  /** Whether the form came back with what is not stored. */
  isStale: boolean;
};

/** The popup as the player draws it: as it is saved, and with scripts as it is typed. A picture of the fields, whose buttons do nothing. */
export function PopupPreview({ form, at, isStale }: Props) {
  const { t } = useTranslation("contextual");
  const isHydrated = useHydrated();
  const { box, isDrawn } = useDrawn(at.model, form, isStale, ({ drawPromotion, model }, into, element) => {
    const typed = new FormData(element);
    // That of a guide always starts it; the form of the welcome slide says which.
    const isGuided = Number(typed.get("guide") ?? 1) !== 0;
    drawPromotion(into, { ...model, isGuided, promotion: typedPromotion(typed, model.language) });
  });
  return (
    <aside className={styles.preview} aria-label={t("preview")}>
      <h2 className={styles.heading}>{t("preview")}</h2>
      <div className={framed.frame} aria-hidden="true" {...INERT}>
        <iframe className={framed.page} title={t("preview")} src={at.preview} hidden={isDrawn} />
        <div ref={box} className={framed.page} hidden={!isDrawn} />
      </div>
      {!isHydrated && <p className={styles.note}>{t("preview_as_saved")}</p>}
    </aside>
  );
}
